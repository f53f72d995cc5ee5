import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { giftsQuery } from '../../../features/chat/index.ts';
import { PaidFeaturesScreen } from '../../../features/vip/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';

export const Route = createFileRoute('/_shell/premium-features')({
  staticData: { title: 'Recursos VIP' },
  component: PaidFeaturesRoute,
});

function PaidFeaturesRoute() {
  const { data } = useQuery(giftsQuery);
  const prices = data?.map(({ priceCoins }) => priceCoins) ?? [];
  return (
    <>
      <Ambient light=".5 .12 12" />
      <PaidFeaturesScreen
        gifts={prices.length === 0 ? null : { leastCoins: Math.min(...prices), mostCoins: Math.max(...prices) }}
      />
    </>
  );
}
