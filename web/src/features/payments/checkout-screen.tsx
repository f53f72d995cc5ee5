import './payments.css';
import type { Order } from '@cafune/contract/payments';
import { PayOrder } from './components/lazy-pay-order.tsx';
import { NoOrder, OrderSkeleton, OrderView } from './components/order-view.tsx';
import { useRightPlace } from './order-places.ts';

/** How an order is paid, while it waits for that. */
export function CheckoutScreen({ orderId }: { orderId: string }) {
  return (
    <div className="order-page">
      <title>Pagamento · Cafuné</title>
      <OrderView
        id={orderId}
        none={<NoOrder title="Nenhum pedido aberto" line="Escolha um pacote, e o pagamento dele aparece aqui." />}
      >
        {(order) => <Checkout order={order} />}
      </OrderView>
    </div>
  );
}

function Checkout({ order }: { order: Order }) {
  const isRight = useRightPlace(order, '/checkout');
  return isRight ? <PayOrder order={order} /> : <OrderSkeleton />;
}
