import { createFileRoute } from '@tanstack/react-router';
import { VipSuccessScreen } from '../../../features/vip/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { orderSearch } from '../../store-search.ts';

export const Route = createFileRoute('/_shell/vip-payment-success')({
  staticData: { title: 'Pagamento do VIP', hidesBottomBar: true, back: '/compras' },
  validateSearch: orderSearch,
  component: VipPaymentSuccessRoute,
});

function VipPaymentSuccessRoute() {
  const { order = '' } = Route.useSearch();
  return (
    <AccountGate title="Pagamento do VIP" what="sua compra">
      <Ambient light=".5 .12 12" strength={36} />
      <VipSuccessScreen key={order} orderId={order} />
    </AccountGate>
  );
}
