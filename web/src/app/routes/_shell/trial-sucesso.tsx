import { createFileRoute } from '@tanstack/react-router';
import { TrialSuccessScreen } from '../../../features/vip/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { orderSearch } from '../../store-search.ts';

export const Route = createFileRoute('/_shell/trial-sucesso')({
  staticData: { title: 'Trial VIP', hidesBottomBar: true, back: '/vip-plans' },
  validateSearch: orderSearch,
  component: TrialSuccessRoute,
});

function TrialSuccessRoute() {
  const { order = '' } = Route.useSearch();
  return (
    <AccountGate title="Trial VIP" what="seu teste">
      <Ambient light=".5 .12 12" strength={36} />
      <TrialSuccessScreen key={order} orderId={order} />
    </AccountGate>
  );
}
