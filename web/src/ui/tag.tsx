import './badges.css';
import type { ReactNode } from 'react';

/** A quiet label. `glass` and `veil` are for portraits. */
export function Tag({ variant, children }: { variant?: 'glass' | 'veil'; children: ReactNode }) {
  return <span className={variant === undefined ? 'tag' : `tag tag-${variant}`}>{children}</span>;
}
