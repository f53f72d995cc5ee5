import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ordersQuery, useOrderEvents } from './api.ts';
import { PurchaseList } from './components/purchase-list.tsx';

const SHOWN = 3;

/** The newest purchases, and the way to all. Nothing where nothing was bought: the store is above already. */
export function LatestPurchases() {
  useOrderEvents();
  const { data } = useInfiniteQuery(ordersQuery);
  const orders = data?.pages[0]?.items ?? [];
  if (orders.length === 0) return null;
  return (
    <section className="latest-purchases" aria-labelledby="compras">
      <h2 id="compras">Suas compras</h2>
      <PurchaseList orders={orders.slice(0, SHOWN)} />
      {orders.length > SHOWN && (
        <Link to="/compras" className="link">
          Ver todas as compras
        </Link>
      )}
    </section>
  );
}
