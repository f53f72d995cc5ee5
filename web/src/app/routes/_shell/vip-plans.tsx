import { createFileRoute } from '@tanstack/react-router';
import { PlansScreen } from '../../../features/vip/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { vipSearch } from '../../vip-search.ts';

export const Route = createFileRoute('/_shell/vip-plans')({
  staticData: { title: 'VIP', hidesBottomBar: true, back: 'before' },
  validateSearch: vipSearch,
  component: VipPlansRoute,
});

function VipPlansRoute() {
  return (
    <>
      <Ambient light=".5 .12 12" strength={36} />
      <PlansScreen choice={Route.useSearch()} path="/vip-plans" title="VIP" />
    </>
  );
}
