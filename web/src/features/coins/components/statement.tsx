import type { StatementEntry } from '@cafune/contract/coins';
import { useInfiniteQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { statementQuery } from '../api.ts';

const WHEN = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** "+500" and "−2", with a real minus sign. */
export function signedCoins(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${Math.abs(amount).toLocaleString('pt-BR')}`;
}

/** Every coin with its origin and reason, newest first. */
export function Statement() {
  const list = useInfiniteQuery(statementQuery);
  if (list.isPending) {
    return (
      <Loading className="grid gap-3">
        <Skeleton style={{ height: 48 }} />
        <Skeleton style={{ height: 48 }} />
        <Skeleton style={{ height: 48 }} />
      </Loading>
    );
  }
  if (list.isError && list.data === undefined) {
    return <ErrorState message={sentenceFor(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  const entries = list.data.pages.flatMap((page) => page.items);
  if (entries.length === 0) return <p className="ink-2">Nada por aqui ainda.</p>;
  return (
    <>
      <ol className="statement">
        {entries.map((entry) => (
          <StatementRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {list.hasNextPage && (
        <div className="flex justify-center">
          <Button variant="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchNextPageError ? 'Tentar de novo' : 'Ver mais'}
          </Button>
        </div>
      )}
    </>
  );
}

function StatementRow({ entry }: { entry: StatementEntry }) {
  return (
    <li>
      <b>{entry.reason}</b>
      <span className="statement-amount" data-in={entry.amountCoins > 0}>
        {signedCoins(entry.amountCoins)}
        <span className="visually-hidden"> moedas</span>
      </span>
      <time dateTime={entry.createdAt}>{WHEN.format(new Date(entry.createdAt))}</time>
      <small className="num statement-after">saldo {entry.balanceAfterCoins.toLocaleString('pt-BR')}</small>
    </li>
  );
}
