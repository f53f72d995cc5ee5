import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';

/** The way out, calmly: everything about it is on its own page. */
export function LeaveCard() {
  return (
    <section className="card account-block" aria-labelledby="apagar">
      <h2 id="apagar">Ir embora</h2>
      <p>
        Você pode apagar a conta quando quiser, sem pedir a ninguém. Antes, a gente mostra o que vai e o que fica. Pra
        apagar só uma conversa, use o menu dela: some da sua conta na hora.
      </p>
      <div className="account-actions">
        <Link to="/apagar-conta" className={buttonClass('line')}>
          Apagar minha conta
        </Link>
        <Link to="/chats" className={buttonClass('line')}>
          Ver conversas
        </Link>
      </div>
    </section>
  );
}
