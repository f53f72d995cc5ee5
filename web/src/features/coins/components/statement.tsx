import type { StatementEntry } from '@cafune/contract/coins';
import { useInfiniteQuery } from '@tanstack/react-query';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { statementQuery } from '../api.ts';

const WHEN = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** "+500" and "−2", with a real minus sign. */
export function signedCoins(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${Math.abs(amount).toLocaleString('pt-BR')}`;
}

/** What came and what went, and why, newest first. */
export function Statement() {
  const list = useInfiniteQuery(statementQuery);
  return (
    <PagedRows list={list} failure={sentenceFor} shapes={3} empty="Nada por aqui ainda.">
      {(pages) => (
        <ol className="statement">
          {pages
            .flatMap(({ items }) => items)
            .map((entry) => (
              <StatementRow key={entry.id} entry={entry} />
            ))}
        </ol>
      )}
    </PagedRows>
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
