import { createFileRoute } from '@tanstack/react-router';
import { SuccessScreen } from '../../../features/payments/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { orderSearch } from '../../store-search.ts';

export const Route = createFileRoute('/_shell/coin-success')({
  staticData: { title: 'Sua compra', hidesBottomBar: true, back: '/compras' },
  validateSearch: orderSearch,
  component: CoinSuccessRoute,
});

function CoinSuccessRoute() {
  const { order = '' } = Route.useSearch();
  return (
    <AccountGate title="Sua compra" what="sua compra">
      <Ambient light=".72 .14 78" strength={18} />
      <SuccessScreen key={order} orderId={order} />
    </AccountGate>
  );
}
