import type { CommissionEntry } from '@cafune/contract/affiliates/earnings';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { momentOf, shortDayOf } from '../../payments/index.ts';
import { commissionsQuery, STATEMENT_FILE } from '../api.ts';
import { ENTRY_LOOKS } from '../entry-looks.ts';
import { money, signedMoney } from '../words.ts';

const PRODUCTS: Readonly<Record<CommissionEntry['product'], string>> = { coins: 'Pacote de moedas', vip: 'VIP' };
const CAUSES: Readonly<Record<CommissionEntry['cause'], string>> = {
  purchase: 'compra',
  refund: 'devolução',
  return: 'recebida de novo',
  own: 'compra sua',
};

/** All commissions, newest first; or those of one payout, when one is open. Whose purchase it was is nowhere. */
export function CommissionStatement({ payout }: { payout: string | undefined }) {
  const list = useInfiniteQuery(commissionsQuery(payout));
  const title = useFocusWhenOpened(payout);
  return (
    <section className="card panel-card" aria-labelledby="extrato">
      <div className="panel-card-head">
        <h2 className="t-title-2" id="extrato" tabIndex={-1} ref={title}>
          {payout === undefined ? 'Extrato' : 'Extrato deste pagamento'}
        </h2>
        {payout === undefined ? (
          <a href={STATEMENT_FILE} download className={buttonClass('line', 'sm')}>
            <Download className="icon" aria-hidden="true" />
            Baixar CSV
          </a>
        ) : (
          <Link
            to="/affiliate/dashboard"
            search={({ pagamento: _closed, ...now }) => now}
            resetScroll={false}
            className={buttonClass('line', 'sm')}
          >
            Ver o extrato todo
          </Link>
        )}
      </div>
      <p className="panel-note">
        Devolução é dinheiro que voltou ou vai voltar pra quem comprou, ou que está contestado no banco. Recebida de
        novo é a compra cujo dinheiro chegou outra vez depois disso.
      </p>
      <PagedRows
        list={list}
        failure={sentenceFor}
        shapes={4}
        empty={
          payout === undefined
            ? 'Nada por aqui ainda. Cada compra de quem você trouxer vira uma linha.'
            : 'Este pagamento não tem linhas: quando um Pix não vai, elas voltam pra liberada.'
        }
      >
        {(pages) => <Entries entries={pages.flatMap(({ items }) => items)} />}
      </PagedRows>
    </section>
  );
}

/** Opening a payout leads to its lines, for eyes and for screen readers. The page as it first opens stays where it is. */
function useFocusWhenOpened(payout: string | undefined) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(payout);
  useEffect(() => {
    if (shown.current === payout) return;
    shown.current = payout;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: 'start' });
  }, [payout]);
  return title;
}

function Entries({ entries }: { entries: readonly CommissionEntry[] }) {
  return (
    <>
      <ol className="statement">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {entries.some(({ cause }) => cause === 'own') && (
        <p className="panel-note">
          Compra sua é de uma conta que é da mesma pessoa que divulga: ela não vira comissão.
        </p>
      )}
    </>
  );
}

function EntryRow({ entry }: { entry: CommissionEntry }) {
  const { at, product, cause, baseCents, amountCents, state, releasesAt } = entry;
  const { icon: Icon, words, tone } = ENTRY_LOOKS[state];
  return (
    <li className="panel-entry">
      <b>{`${PRODUCTS[product]} · ${CAUSES[cause]}`}</b>
      <span className="statement-amount" data-in={amountCents > 0}>
        {signedMoney(amountCents)}
      </span>
      <small className="num">
        <time dateTime={at}>{momentOf(at)}</time>
        {` · de ${money(baseCents)}`}
      </small>
      <small className="statement-after panel-state num" data-tone={tone}>
        <Icon className="icon" aria-hidden="true" />
        {state === 'held' ? (
          <span>
            {`${words} até `}
            <time dateTime={releasesAt}>{shortDayOf(releasesAt)}</time>
          </span>
        ) : (
          words
        )}
      </small>
    </li>
  );
}
