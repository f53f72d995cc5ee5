import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '../../../features/vip/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { vipSearch } from '../../vip-search.ts';

export const Route = createFileRoute('/_shell/vip-plans-old')({
  staticData: { title: 'Planos VIP', hidesBottomBar: true, back: 'before' },
  validateSearch: vipSearch,
  component: OldVipPlansRoute,
});

function OldVipPlansRoute() {
  return (
    <>
      <Ambient light=".5 .12 12" strength={36} />
      <PlansScreen choice={Route.useSearch()} path="/vip-plans-old" title="Planos VIP" />
    </>
  );
}
