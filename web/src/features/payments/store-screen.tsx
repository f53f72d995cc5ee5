import './payments.css';
import './store.css';
import type { CoinPack, PaymentMethod } from '@cafune/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { safeReturnPath, useAuth } from '../auth/index.ts';
import { CoinsScreen } from '../coins/index.ts';
import { packsQuery } from './api.ts';
import { PackChoice } from './components/pack-choice.tsx';
import { Summary } from './components/summary.tsx';
import { LatestPurchases } from './latest-purchases.tsx';

/** What the address says of a choice: the pack, the method, and where to go back to after paying. */
export type StoreChoice = { pacote?: string; forma?: string; voltar?: string };

type StoreScreenProps = {
  choice: StoreChoice;
  /** The path of this page. */
  path: '/coins' | '/coin-store';
  title: string;
  /** Coins that come without paying. */
  free: ReactNode;
  /** What stands under the summary. */
  aside?: ReactNode;
};

/** The coins a person has and what more cost: balance first, packs second, the rest below. */
export function StoreScreen({ choice, path, title, free, aside }: StoreScreenProps) {
  const { isAuthenticated } = useAuth();
  const store = useQuery(packsQuery);
  const picked = usePicked(choice, store.data);
  if (picked === null || store.data === undefined)
    return (
      <CoinsScreen
        title={title}
        free={free}
        packs={
          <StoreFallback
            error={store.error}
            isFetching={store.isFetching}
            isEmpty={store.data !== undefined}
            onRetry={() => void store.refetch()}
          />
        }
        purchases={isAuthenticated && <LatestPurchases />}
      />
    );
  const { pack, method, pickPack, pickMethod } = picked;
  const here = new URLSearchParams({ pacote: pack.id, forma: method });
  if (choice.voltar !== undefined) here.set('voltar', choice.voltar);
  return (
    <CoinsScreen
      title={title}
      free={free}
      packs={<PackChoice packs={store.data.items} chosenId={pack.id} onChoose={pickPack} />}
      summary={
        <>
          <Summary
            pack={pack}
            methods={store.data.methods}
            method={method}
            onMethod={pickMethod}
            here={`${path}?${here}`}
            backTo={choice.voltar === undefined ? null : safeReturnPath(choice.voltar)}
          />
          {aside}
        </>
      }
      purchases={isAuthenticated && <LatestPurchases />}
    />
  );
}

type Store = { items: CoinPack[]; methods: PaymentMethod[] };

/** What is chosen: by the person, else by the address, else what most choose. */
function usePicked(choice: StoreChoice, store: Store | undefined) {
  const [packId, pickPack] = useState(choice.pacote);
  const [wanted, pickMethod] = useState(choice.forma);
  if (store === undefined) return null;
  const pack =
    store.items.find(({ id }) => id === packId) ?? store.items.find((item) => item.isMostChosen) ?? store.items[0];
  const method = store.methods.find((one) => one === wanted) ?? store.methods[0];
  if (pack === undefined || method === undefined) return null;
  return { pack, method, pickPack, pickMethod: (next: PaymentMethod) => pickMethod(next) };
}

type FallbackProps = { error: unknown; isFetching: boolean; isEmpty: boolean; onRetry: () => void };

function StoreFallback({ error, isFetching, isEmpty, onRetry }: FallbackProps): ReactNode {
  if (isEmpty) return <p className="ink-2">Nenhum pacote à venda agora. Seu saldo continua valendo.</p>;
  if (error !== null) return <ErrorState message={sentenceFor(error)} busy={isFetching} onRetry={onRetry} />;
  return (
    <fieldset className="packs" disabled>
      <legend>Escolha um pacote</legend>
      <Loading className="contents">
        {['300', '700', '1800', '4000', '10000'].map((shape) => (
          <Skeleton key={shape} className="pack-shape" />
        ))}
      </Loading>
    </fieldset>
  );
}
