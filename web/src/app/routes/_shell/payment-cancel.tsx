import { createFileRoute } from '@tanstack/react-router';
import { CancelScreen } from '../../../features/payments/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { orderSearch } from '../../store-search.ts';

export const Route = createFileRoute('/_shell/payment-cancel')({
  staticData: { title: 'Pagamento', hidesBottomBar: true, back: '/coins' },
  validateSearch: orderSearch,
  component: PaymentCancelRoute,
});

function PaymentCancelRoute() {
  const { order = '' } = Route.useSearch();
  return (
    <AccountGate title="Pagamento" what="seu pedido">
      <Ambient light=".72 .14 78" strength={18} />
      <CancelScreen key={order} orderId={order} />
    </AccountGate>
  );
}
