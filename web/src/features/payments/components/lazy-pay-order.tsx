import { type ComponentProps, lazy, Suspense } from 'react';
import { OrderSkeleton } from './order-view.tsx';

const Drawn = lazy(() => import('./pay-order.tsx').then(({ PayOrder: drawn }) => ({ default: drawn })));

/** How an order is paid: it comes with the first order that waits, in the shape an order has until it is known. */
export function PayOrder(props: ComponentProps<typeof Drawn>) {
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <Drawn {...props} />
    </Suspense>
  );
}
