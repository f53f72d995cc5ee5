import './feedback.css';
import type { ReactNode } from 'react';

type BannerProps = { kind: 'offline' | 'online'; icon: ReactNode; trailing?: ReactNode; children: ReactNode };

/** A floating band about the connection. */
export function Banner({ kind, icon, trailing, children }: BannerProps) {
  return (
    <div className={`banner banner-${kind}`} role="status">
      {icon}
      <span>{children}</span>
      {trailing}
    </div>
  );
}
