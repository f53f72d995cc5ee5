import './payments.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ordersQuery, useOrderEvents } from './api.ts';
import { NoOrder } from './components/order-view.tsx';
import { PurchaseList } from './components/purchase-list.tsx';

/** Every order of a person, newest first. */
export function PurchasesScreen() {
  return (
    <div className="purchases-page">
      <title>Suas compras · Cafuné</title>
      <p className="ink-2">Cada pedido, com recibo. Até 7 dias depois de pagar, dá pra desistir pela página dele.</p>
      <Purchases />
    </div>
  );
}

function Purchases() {
  useOrderEvents();
  const list = useInfiniteQuery(ordersQuery);
  if (list.isPending)
    return (
      <Loading className="grid gap-3">
        <Skeleton style={{ height: 84, borderRadius: 22 }} />
        <Skeleton style={{ height: 84, borderRadius: 22 }} />
        <Skeleton style={{ height: 84, borderRadius: 22 }} />
      </Loading>
    );
  if (list.isError && list.data === undefined)
    return <ErrorState message={sentenceFor(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />;
  const orders = list.data.pages.flatMap((page) => page.items);
  if (orders.length === 0)
    return (
      <NoOrder title="Nenhuma compra ainda" line="Quando você comprar moedas ou o VIP, cada pedido aparece aqui." />
    );
  return (
    <>
      <PurchaseList orders={orders} />
      {list.hasNextPage && (
        <div className="flex justify-center">
          <Button variant="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Tentar de novo' : 'Ver mais'}
          </Button>
        </div>
      )}
    </>
  );
}
