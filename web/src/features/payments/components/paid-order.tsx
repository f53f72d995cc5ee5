import type { Order } from '@cafune/contract/payments';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ordersQuery } from '../api.ts';
import { OrderSkeleton, OrderView } from './order-view.tsx';

type PaidOrderProps = {
  /** Empty for the latest that was paid. */
  id: string;
  /** Which orders the latest is looked for among. */
  isMeant: (order: Order) => boolean;
  /** What stands here when nothing was bought. */
  none: ReactNode;
  children: (order: Order) => ReactNode;
};

/** An order, live; the latest that was paid where none is named. */
export function PaidOrder(props: PaidOrderProps) {
  return props.id === '' ? <LatestPaid {...props} /> : <OrderView {...props} />;
}

function LatestPaid(props: PaidOrderProps) {
  const { data, isPending, error, isFetching, refetch } = useInfiniteQuery(ordersQuery);
  if (isPending) return <OrderSkeleton />;
  if (data === undefined)
    return <ErrorState message={sentenceFor(error)} busy={isFetching} onRetry={() => void refetch()} />;
  const orders = data.pages.flatMap(({ items }) => items);
  const latest = orders.find((order) => order.paidAt !== null && props.isMeant(order));
  return latest === undefined ? props.none : <OrderView {...props} id={latest.id} />;
}
