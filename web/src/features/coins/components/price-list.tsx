import { useQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Coin } from '../../../ui/coin.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { currentPricesQuery } from '../current-prices.ts';

/** What coins are for today, from the one price table. */
export function PriceList() {
  const prices = useQuery(currentPricesQuery);
  if (prices.isPending) {
    return (
      <Loading className="grid gap-3">
        <Skeleton style={{ height: 36 }} />
      </Loading>
    );
  }
  if (prices.isError) {
    return (
      <ErrorState message={sentenceFor(prices.error)} busy={prices.isFetching} onRetry={() => void prices.refetch()} />
    );
  }
  return (
    <dl className="price-list">
      {prices.data.map((price) => (
        <div key={price.id}>
          <dt>{price.label}</dt>
          <dd>
            <Amount coins={price.forYou.coins} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the next one costs whoever is here. */
function Amount({ coins }: { coins: number }) {
  if (coins === 0) return 'grátis';
  return (
    <>
      <Coin size={18} />
      {coins.toLocaleString('pt-BR')}
      <span className="visually-hidden">{coins === 1 ? ' moeda' : ' moedas'}</span>
    </>
  );
}
