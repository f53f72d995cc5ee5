import { type ComponentProps, useState } from 'react';
import { useOnDemand } from '../../../platform/use-on-demand.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { OrderSkeleton } from './order-view.tsx';
import type { PayOrder as Drawn } from './pay-order.tsx';

/** How an order is paid: it comes with the first order that waits, in the shape an order has until it is there. */
export function PayOrder(props: ComponentProps<typeof Drawn>) {
  const [hasFailed, setFailed] = useState(false);
  const Loaded = useOnDemand({
    load: () => import('./pay-order.tsx').then(({ PayOrder: drawn }) => drawn),
    wanted: !hasFailed,
    onFailure: () => setFailed(true),
  });
  if (Loaded !== null) return <Loaded {...props} />;
  return hasFailed ? (
    <ErrorState
      message="O pedido está guardado, mas esta parte não carregou. Confira a internet e tente de novo."
      busy={false}
      onRetry={() => setFailed(false)}
    />
  ) : (
    <OrderSkeleton />
  );
}
