import type { Payout } from '@cafune/contract/affiliates/earnings';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleAlert, CircleCheck, type LucideIcon, Send } from 'lucide-react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { PagedRows } from '../../../ui/paged-rows.tsx';
import { dayOf, shortDayOf } from '../../payments/index.ts';
import { payoutsQuery } from '../api.ts';
import { money } from '../words.ts';

const LOOKS: Readonly<Record<Payout['status'], { words: string; icon: LucideIcon; tone: string }>> = {
  sending: { words: 'A caminho', icon: Send, tone: 'open' },
  paid: { words: 'Pago', icon: CircleCheck, tone: 'good' },
  refused: { words: 'Não foi: o valor voltou pra liberada', icon: CircleAlert, tone: 'bad' },
};

/** What was sent, newest first. Each opens its lines of the statement. */
export function PayoutList({ opened }: { opened: string | undefined }) {
  const list = useInfiniteQuery(payoutsQuery);
  return (
    <section className="card panel-card" aria-labelledby="pagamentos">
      <h2 className="t-title-2" id="pagamentos">
        Pagamentos
      </h2>
      <PagedRows list={list} failure={sentenceFor} shapes={2} empty="Nenhum pagamento ainda. O primeiro aparece aqui.">
        {(pages) => (
          <ol className="panel-payouts">
            {pages
              .flatMap(({ items }) => items)
              .map((payout) => (
                <li key={payout.id}>
                  <PayoutRow payout={payout} isOpened={payout.id === opened} />
                </li>
              ))}
          </ol>
        )}
      </PagedRows>
    </section>
  );
}

function PayoutRow({ payout, isOpened }: { payout: Payout; isOpened: boolean }) {
  const { icon: Icon, words, tone } = LOOKS[payout.status];
  return (
    <Link
      to="/affiliate/dashboard"
      search={(now) => ({ ...now, pagamento: payout.id })}
      resetScroll={false}
      className="panel-payout-row"
      data-checked={isOpened}
      aria-current={isOpened ? 'true' : undefined}
    >
      <b className="num">{money(payout.amountCents)}</b>
      <ChevronRight className="icon" aria-hidden="true" />
      <small className="num">
        <time dateTime={payout.askedAt}>{dayOf(payout.askedAt)}</time>
        {` · Pix ${payout.pixKey}`}
      </small>
      <small className="panel-state num" data-tone={tone}>
        <Icon className="icon" aria-hidden="true" />
        {payout.status === 'paid' && payout.endedAt !== null ? `${words} em ${shortDayOf(payout.endedAt)}` : words}
      </small>
      <span className="visually-hidden">, ver as linhas deste pagamento</span>
    </Link>
  );
}
