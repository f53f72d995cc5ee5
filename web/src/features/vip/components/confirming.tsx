import '../moments.css';
import type { Order } from '@cafune/contract/payments';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { ThinkingStrands } from '../../../ui/strand.tsx';

/** Back from the provider's page before its word was: the same screen goes on by itself. */
export function Confirming({ order }: { order: Order }) {
  return (
    <div className="outcome confirming">
      <div className="confirming-words" role="status">
        <ThinkingStrands />
        <h2>Esperando a confirmação do banco</h2>
        <p>Assim que ele confirmar, o VIP começa e aparece aqui. Pode fechar esta página sem medo.</p>
      </div>
      <Link to="/vip-checkout" search={{ order: order.id }} className={buttonClass('line')}>
        Ver como pagar
      </Link>
    </div>
  );
}
