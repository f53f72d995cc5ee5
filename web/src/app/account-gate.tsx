import './frame.css';
import './gate.css';
import { Link, useLocation } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuth } from '../features/auth/index.ts';
import { Breadcrumb } from '../features/seo/index.ts';
import { Ambient } from '../ui/ambient.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

type AccountGateProps = {
  /** The page's name, for the breadcrumb and the document. */
  title: string;
  /** What is behind the door, after "Entre pra ver". */
  what: string;
  children: ReactNode;
};

/** Pages of a person: shapes while it is not known who is here, a calm door for visitors. */
export function AccountGate({ title, what, children }: AccountGateProps) {
  const auth = useAuth();
  if (auth.isLoading) return <GateSkeleton />;
  return auth.isAuthenticated ? children : <Door title={title} what={what} />;
}

function Door({ title, what }: Pick<AccountGateProps, 'title' | 'what'>) {
  const voltar = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  return (
    <>
      <title>{`${title} · Cafuné`}</title>
      <Ambient light=".45 .1 350" strength={20} />
      <div className="gate-crumbs">
        <Breadcrumb current={title}>
          <Link to="/">Início</Link>
        </Breadcrumb>
      </div>
      <div className="gate">
        <section className="gate-card" aria-labelledby="entrada">
          <span className="gate-badge">
            <UserRound className="icon" aria-hidden="true" />
          </span>
          <h2 id="entrada">{`Entre pra ver ${what}.`}</h2>
          <p>Isso mora na sua conta, e só você vê. Ainda sem conta? Ela é grátis e chega com 500 moedas.</p>
          <div className="gate-actions">
            <Link to="/register" search={{ voltar }} className={buttonClass('soft', 'lg')}>
              Criar conta
            </Link>
            <Link to="/login" search={{ voltar }} className={buttonClass('primary', 'lg')}>
              Entrar
            </Link>
          </div>
        </section>
      </div>
    </>
  );
}

function GateSkeleton() {
  return (
    <Loading className="frame">
      <Skeleton style={{ height: 20, width: 160 }} />
      <Skeleton style={{ height: 148, borderRadius: 30 }} />
      <Skeleton style={{ height: 56, borderRadius: 22 }} />
      <Skeleton style={{ height: 56, borderRadius: 22 }} />
    </Loading>
  );
}
