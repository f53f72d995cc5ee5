import { createFileRoute } from '@tanstack/react-router';
import { CheckoutScreen } from '../../../features/payments/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { orderSearch } from '../../store-search.ts';

export const Route = createFileRoute('/_shell/checkout')({
  staticData: { title: 'Pagamento', hidesBottomBar: true, back: 'before' },
  validateSearch: orderSearch,
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const { order = '' } = Route.useSearch();
  return (
    <AccountGate title="Pagamento" what="seu pedido">
      <Ambient light=".72 .14 78" strength={18} />
      <CheckoutScreen key={order} orderId={order} />
    </AccountGate>
  );
}
