import { createFileRoute } from '@tanstack/react-router';
import { TrialScreen } from '../../../features/vip/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { useVipArt } from '../../use-vip-art.ts';
import { vipSearch } from '../../vip-search.ts';

export const Route = createFileRoute('/_shell/vip-trial')({
  staticData: { title: 'Trial VIP Grátis', hidesBottomBar: true, topBar: 'never' },
  validateSearch: vipSearch,
  component: VipTrialRoute,
});

function VipTrialRoute() {
  return (
    <>
      <Ambient light=".5 .12 12" strength={42} />
      <TrialScreen portraits={useVipArt()} choice={Route.useSearch()} />
    </>
  );
}
