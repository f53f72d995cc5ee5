import './account.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { useAuth } from './api.ts';

/** What the account holds and what can be asked for, with what later features know of it; the promises are those of the privacy policy, no more. */
export function MyAccountScreen({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  return (
    <div className="account">
      <title>Minha conta · Cafuné</title>
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
      {children}
      <section className="card account-block" aria-labelledby="guardado">
        <h2 id="guardado">O que a conta guarda</h2>
        <ul>
          <li>Suas conversas, e o que cada companhia aprende sobre você pra lembrar depois.</li>
          <li>Suas moedas: cada entrada e saída, com data e motivo.</li>
          <li>As sessões que mantêm você dentro da conta em cada aparelho.</li>
        </ul>
        <p>
          Onde isso fica e quem vê está na{' '}
          <Link to="/privacy-policy" className="link">
            política de privacidade
          </Link>
          .
        </p>
      </section>
      <section className="card account-block" aria-labelledby="apagar">
        <h2 id="apagar">Ir embora</h2>
        <p>
          Pra apagar a conta e tudo o que ela guarda, peça a quem opera esta instalação, dizendo o e-mail da conta. Já
          uma conversa dá pra apagar aqui, no menu dela: some da sua conta na hora. Os detalhes estão nos{' '}
          <Link to="/terms-of-use" className="link">
            termos de uso
          </Link>
          .
        </p>
        <div className="account-actions">
          <Link to="/chats" className={buttonClass('line')}>
            Ver conversas
          </Link>
        </div>
      </section>
    </div>
  );
}
