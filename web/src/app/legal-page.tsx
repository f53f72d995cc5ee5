import './legal.css';
import type { ReactNode } from 'react';

type LegalPageProps = { title: string; updated: string; children: ReactNode };

/** A short page of plain words. */
export function LegalPage({ title, updated, children }: LegalPageProps) {
  return (
    <article className="legal">
      <title>{`${title} · Cafuné`}</title>
      <h1>{title}</h1>
      <p className="t-caption ink-3">Atualizado em {updated}.</p>
      {children}
    </article>
  );
}
