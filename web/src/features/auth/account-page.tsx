import './account.css';
import type { ReactNode } from 'react';

/** A page about the account: cards one under the other. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="account">
      <title>{`${title} · Cafuné`}</title>
      {children}
    </div>
  );
}
