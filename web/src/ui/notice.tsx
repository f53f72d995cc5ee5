import './feedback.css';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

/** A sentence in the page, for what concerns the form or the list beside it. */
export function Notice({ kind = 'info', children }: { kind?: 'info' | 'error'; children: ReactNode }) {
  return (
    <div className={kind === 'error' ? 'notice notice-error' : 'notice'} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'error' ? (
        <CircleAlert className="icon" aria-hidden="true" />
      ) : (
        <Info className="icon" aria-hidden="true" />
      )}
      <div>{children}</div>
    </div>
  );
}
