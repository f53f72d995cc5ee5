import { createFileRoute } from '@tanstack/react-router';
import { StoreScreen } from '../../../features/payments/index.ts';
import { TodayCard } from '../../../features/rewards/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { StoreAside } from '../../store-aside.tsx';
import { storeSearch } from '../../store-search.ts';

export const Route = createFileRoute('/_shell/coins')({
  staticData: { title: 'Moedas', hidesBottomBar: true, back: 'before' },
  validateSearch: storeSearch,
  component: CoinsRoute,
});

function CoinsRoute() {
  return (
    <>
      <Ambient light=".72 .14 78" strength={20} />
      <StoreScreen
        choice={Route.useSearch()}
        path="/coins"
        title="Moedas"
        free={<TodayCard />}
        aside={<StoreAside />}
      />
    </>
  );
}
