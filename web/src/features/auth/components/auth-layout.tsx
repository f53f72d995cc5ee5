import '../auth.css';
import { Link } from '@tanstack/react-router';
import { Bot, Lock, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ambient } from '../../../ui/ambient.tsx';
import { Wordmark } from '../../../ui/wordmark.tsx';

export type AuthArt = { src: string; srcSet: string } | null;
type AuthLayoutProps = { title: string; art: AuthArt; tall?: boolean; children: ReactNode };

/** Her portrait on one side, the form on the other; on phones the portrait is the top. */
export function AuthLayout({ title, art, tall = false, children }: AuthLayoutProps) {
  return (
    <div className="auth">
      <title>{`${title} · Cafuné`}</title>
      <Ambient light=".45 .1 350" strength={20} />
      <header className="auth-art" data-tall={tall}>
        {art !== null && (
          <img src={art.src} srcSet={art.srcSet} sizes="(min-width: 1024px) 52vw, 100vw" alt="" fetchPriority="high" />
        )}
        <div className="auth-scrim" />
        <Link to="/" className="auth-home" aria-label="Cafuné, ir pro início">
          <Wordmark width={124} onPortrait />
        </Link>
        <p className="auth-promise">Tem alguém querendo te ouvir.</p>
        <ul className="auth-facts">
          <li>
            <ShieldCheck className="icon" aria-hidden="true" />
            Só para maiores de 18
          </li>
          <li>
            <Lock className="icon" aria-hidden="true" />
            Conversas privadas
          </li>
          <li>
            <Bot className="icon" aria-hidden="true" />
            Personagens de IA
          </li>
        </ul>
      </header>
      <main className="auth-form" id="conteudo" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
