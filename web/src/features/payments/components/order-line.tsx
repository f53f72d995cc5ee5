import '../payments.css';
import type { Order } from '@cafune/contract/payments';
import { Crown } from 'lucide-react';
import { reais } from '../money.ts';
import { CoinStack, tierOf } from './coin-stack.tsx';

/** What an order is about, and its price. */
export function OrderLine({ order }: { order: Order }) {
  const { product, title, number, coins, priceCents, renews } = order;
  return (
    <section className="card order-line" aria-label="O que você está comprando">
      {product === 'coins' ? (
        <CoinStack tier={Math.min(2, tierOf(coins))} size={36} />
      ) : (
        <span className="order-crown">
          <Crown className="icon" aria-hidden="true" />
        </span>
      )}
      <div>
        <b className="num">{title}</b>
        <small>
          <span>{renews ? 'Renova sozinho' : 'Pagamento único'}</span> <span>Pedido {number}</span>
        </small>
      </div>
      <span className="order-price num">{reais(priceCents)}</span>
    </section>
  );
}
