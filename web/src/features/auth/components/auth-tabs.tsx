import { Link } from '@tanstack/react-router';
import { StrandUnderline } from '../../../ui/strand.tsx';

/** Entrar and Cadastrar; the way back, if any, goes along. */
export function AuthTabs({ current, voltar }: { current: 'login' | 'register'; voltar: string | undefined }) {
  const search = voltar === undefined ? {} : { voltar };
  return (
    <nav className="auth-tabs" aria-label="Entrar ou cadastrar">
      <Link to="/login" search={search} replace>
        Entrar
        {current === 'login' && <StrandUnderline />}
      </Link>
      <Link to="/register" search={search} replace aria-current={current === 'register' ? 'page' : undefined}>
        Cadastrar
        {current === 'register' && <StrandUnderline />}
      </Link>
    </nav>
  );
}
