import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.tsx';

type DoorProps = {
  /** This page with what is chosen, to come back to after signing up. */
  here: string;
  label: string;
};

/** Who has no account comes back to the same choice with one. */
export function Door({ here, label }: DoorProps) {
  return (
    <div className="buy">
      <Link to="/register" search={{ voltar: here }} className={buttonClass('primary', 'lg')}>
        {label}
      </Link>
    </div>
  );
}

/** For who has one already. */
export function LoginLine({ here }: { here: string }) {
  return (
    <>
      Já tem conta?{' '}
      <Link to="/login" search={{ voltar: here }} className="link">
        Entre
      </Link>{' '}
      e volte pra cá.
    </>
  );
}
