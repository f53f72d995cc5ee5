import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.tsx';

/** The cream card for visitors: one per screen, plain about what it gives. */
export function SignUpInvite() {
  return (
    <aside className="wall-invite" aria-label="Criar conta">
      <span className="strands" aria-hidden="true" />
      <h2>500 moedas na chegada.</h2>
      <p>Crie sua conta de graça. Suas conversas vêm junto.</p>
      <Link to="/register" className={buttonClass('ink', 'sm')}>
        Criar conta
      </Link>
    </aside>
  );
}
