import '../admin.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { ShieldAlert } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useAuth } from '../../auth/index.ts';
import { adminCheckQuery } from '../api.ts';
import { SecondFactorGate } from '../second-factor/second-factor-gate.tsx';

/** Long enough to read the sentence before being sent home. */
const REFUSED_FOR_MS = 3_000;

/** Spec §2: waits while it loads, refuses visitors and people who do not administer. The server checks every call again. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const userId = auth.user?.id ?? '';
  const check = useQuery({ ...adminCheckQuery(userId), enabled: auth.isAuthenticated });
  if (auth.isLoading) return <Waiting />;
  if (!auth.isAuthenticated) return <SignInFirst />;
  if (check.isPending) return <Waiting />;
  if (check.isError) {
    return (
      <ErrorState message={sentenceFor(check.error)} busy={check.isFetching} onRetry={() => void check.refetch()} />
    );
  }
  if (!check.data.isAdmin) return <Refused />;
  return <SecondFactorGate waiting={<Waiting />}>{children}</SecondFactorGate>;
}

function Waiting() {
  return (
    <div className="admin-door" role="status">
      <span className="admin-spinner" />
      <span className="visually-hidden">Carregando</span>
    </div>
  );
}

function SignInFirst() {
  const voltar = useLocation({ select: (location) => location.pathname });
  return (
    <main className="admin-door" id="conteudo" tabIndex={-1}>
      <title>Acesso restrito · Cafuné</title>
      <ShieldAlert className="icon" aria-hidden="true" />
      <div role="alert">
        <h1>Acesso restrito. Faça login para continuar.</h1>
      </div>
      <Link to="/login" search={{ voltar }} className={buttonClass('primary')}>
        Entrar
      </Link>
    </main>
  );
}

function Refused() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/', replace: true }), REFUSED_FOR_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <main className="admin-door" id="conteudo" tabIndex={-1}>
      <title>Acesso negado · Cafuné</title>
      <ShieldAlert className="icon" aria-hidden="true" />
      <div role="alert">
        <h1>Acesso negado. Você não tem permissões de administrador.</h1>
      </div>
      <Link to="/" replace className={buttonClass('line')}>
        Ir pro início
      </Link>
    </main>
  );
}
