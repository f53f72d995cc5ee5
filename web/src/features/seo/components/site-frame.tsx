import '../site.css';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';
import { useAuth } from '../../auth/index.ts';
import { PageHead } from './page-head.tsx';
import { SiteFooter } from './site-footer.tsx';

type SiteFrameProps = {
  title: string;
  description: string;
  path: `/${string}`;
  /** The page's light, OKLCH "L C H". */
  light: string;
  /** Anchors of the page, for wide screens. */
  anchors?: readonly { id: string; label: string }[];
  children: ReactNode;
};

/** Header and footer of the pages outside the app, with no bars around. */
export function SiteFrame({ title, description, path, light, anchors = [], children }: SiteFrameProps) {
  const auth = useAuth();
  return (
    <div className="site" style={{ '--amb': light } as CSSProperties}>
      <PageHead title={title} description={description} path={path} />
      <a href="#conteudo" className="site-skip button button-creme">
        Ir pro conteúdo
      </a>
      <header className="site-top">
        <Link to="/" aria-label="Cafuné, ir pro início">
          <Wordmark width={124} />
        </Link>
        {anchors.length > 0 && (
          <nav aria-label="Nesta página">
            {anchors.map(({ id, label }) => (
              <a key={id} href={`#${id}`}>
                {label}
              </a>
            ))}
          </nav>
        )}
        <span className="site-doors">
          {auth.isAuthenticated ? (
            <Link to="/" className={buttonClass('creme', 'sm')}>
              Abrir o Cafuné
            </Link>
          ) : (
            <>
              <Link to="/login" className={buttonClass('ghost', 'sm')}>
                Entrar
              </Link>
              <Link to="/register" className={buttonClass('creme', 'sm')}>
                Cadastrar
              </Link>
            </>
          )}
        </span>
      </header>
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
