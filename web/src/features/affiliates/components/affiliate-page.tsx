import '../affiliates.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../ui/wordmark.tsx';

type AffiliatePageProps = {
  title: string;
  /** For a panel of several columns; otherwise the page is as wide as text wants. */
  isWide?: boolean;
  children: ReactNode;
};

/** The plain page of the programme's own screens: they stand outside the app's bars, as their session does. */
export function AffiliatePage({ title, isWide = false, children }: AffiliatePageProps) {
  return (
    <div className="affiliate" data-wide={isWide || undefined}>
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
