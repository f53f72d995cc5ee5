import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { AccountPage } from './account-page.tsx';
import { useAuth } from './api.ts';
import { SessionsCard } from './sessions/sessions-card.tsx';

type MyAccountProps = {
  /** What later features know of the account. */
  children: ReactNode;
  /** The ways to take everything along, and to leave. */
  leaving: ReactNode;
};

/** What the account holds and what can be asked for; the promises are those of the privacy policy, no more. */
export function MyAccountScreen({ children, leaving }: MyAccountProps) {
  const { user } = useAuth();
  return (
    <AccountPage title="Minha conta">
      <section className="card account-block" aria-labelledby="dados">
        <h2 id="dados">Seus dados</h2>
        <dl>
          <div>
            <dt>Nome</dt>
            <dd>{user?.firstName}</dd>
          </div>
          <div>
            <dt>E-mail</dt>
            <dd>{user?.email}</dd>
          </div>
          <div>
            <dt>Data de nascimento</dt>
            <dd>Guardada no cadastro. Não muda depois.</dd>
          </div>
        </dl>
        <div className="account-actions">
          <Link to="/profile-edit" className={buttonClass('soft')}>
            Mudar o nome
          </Link>
          <Link to="/forgot-password" className={buttonClass('soft')}>
            Trocar a senha
          </Link>
        </div>
      </section>
      <SessionsCard />
      {children}
      <section className="card account-block" aria-labelledby="guardado">
        <h2 id="guardado">O que a conta guarda</h2>
        <ul>
          <li>Suas conversas, e o que cada companhia aprende sobre você pra lembrar depois.</li>
          <li>Suas moedas: cada entrada e saída, com data e motivo.</li>
          <li>As sessões que mantêm você dentro da conta, e de onde elas vieram nos últimos 6 meses.</li>
        </ul>
        <p>
          Onde isso fica e quem vê está na{' '}
          <Link to="/privacy-policy" className="link">
            política de privacidade
          </Link>
          .
        </p>
      </section>
      {leaving}
    </AccountPage>
  );
}
