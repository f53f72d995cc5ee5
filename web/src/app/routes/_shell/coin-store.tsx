import { createFileRoute } from '@tanstack/react-router';
import { StoreScreen } from '../../../features/payments/index.ts';
import { TodayCard } from '../../../features/rewards/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { StoreAside } from '../../store-aside.tsx';
import { storeSearch } from '../../store-search.ts';

export const Route = createFileRoute('/_shell/coin-store')({
  staticData: { title: 'Loja de moedas', hidesBottomBar: true, back: 'before' },
  validateSearch: storeSearch,
  component: CoinStoreRoute,
});

function CoinStoreRoute() {
  return (
    <>
      <Ambient light=".72 .14 78" strength={20} />
      <StoreScreen
        choice={Route.useSearch()}
        path="/coin-store"
        title="Loja de moedas"
        free={<TodayCard />}
        aside={<StoreAside />}
      />
    </>
  );
}
