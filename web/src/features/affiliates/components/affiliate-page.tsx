import '../affiliates.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../ui/wordmark.tsx';

/** The plain page of the programme's own screens: they stand outside the app's bars, as their session does. */
export function AffiliatePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="affiliate">
      <title>{`${title} · Cafuné`}</title>
      <header>
        <Link to="/" aria-label="Cafuné, ir pro início">
          <Wordmark width={112} />
        </Link>
        <span>Programa de afiliados</span>
      </header>
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
