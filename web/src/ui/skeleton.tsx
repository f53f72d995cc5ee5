import './feedback.css';
import type { CSSProperties, ReactNode } from 'react';

export function Skeleton({ className, style }: { className?: string; style?: CSSProperties }) {
  return <span className={`skeleton block ${className ?? ''}`} style={style} aria-hidden="true" />;
}

/** Wraps shapes that stand for content still on its way; says "Carregando" once, politely. */
export function Loading({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className} aria-busy="true">
      <span className="visually-hidden" role="status">
        Carregando
      </span>
      {children}
    </div>
  );
}
