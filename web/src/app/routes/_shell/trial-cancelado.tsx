import { createFileRoute } from '@tanstack/react-router';
import { TrialCanceledScreen } from '../../../features/vip/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';
import { orderSearch } from '../../store-search.ts';

export const Route = createFileRoute('/_shell/trial-cancelado')({
  staticData: { title: 'Trial cancelado', hidesBottomBar: true, back: '/vip-plans' },
  validateSearch: orderSearch,
  component: TrialCanceledRoute,
});

function TrialCanceledRoute() {
  const { order = '' } = Route.useSearch();
  return (
    <AccountGate title="Trial cancelado" what="seu teste">
      <Ambient light=".5 .12 12" strength={36} />
      <TrialCanceledScreen key={order} orderId={order} />
    </AccountGate>
  );
}
