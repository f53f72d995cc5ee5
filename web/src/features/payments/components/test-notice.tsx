import { Link } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';

/** The test bank's own name of a payment, from the address of its page. */
export function refOf(payUrl: string | null): string {
  const query = payUrl?.split('?')[1] ?? '';
  return new URLSearchParams(query).get('ref') ?? '';
}

/** Nobody should take the test bank for a real one. */
export function TestNotice({ payUrl }: { payUrl: string | null }) {
  return (
    <aside className="test-notice" aria-label="Banco de teste">
      <FlaskConical className="icon" aria-hidden="true" />
      <p>
        <b>Banco de teste: nenhum dinheiro de verdade.</b> Não use cartão nem banco seu aqui.
      </p>
      <Link to="/pagamento/teste" search={{ ref: refOf(payUrl) }} className={buttonClass('line', 'sm')}>
        Abrir o banco de teste
      </Link>
    </aside>
  );
}
