import './sent-gifts.css';
import type { SentGift } from '@cafune/contract/chat/gifts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Coin } from '../../../ui/coin.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { sentGiftsQuery } from '../gifts/api.ts';
import { GiftIcon } from '../gifts/gift-icon.tsx';

const DAY = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long' });
const DAY_OF_YEAR = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' });

/** What was given, newest first, each with the way to where it is. `onSeeGifts` leads up to the choice. */
export function SentGifts({ onSeeGifts }: { onSeeGifts: () => void }) {
  return (
    <section className="gift-sent" aria-labelledby="mandados">
      <h2 id="mandados">Presentes que você mandou</h2>
      <SentList onSeeGifts={onSeeGifts} />
    </section>
  );
}

function SentList({ onSeeGifts }: { onSeeGifts: () => void }) {
  const list = useInfiniteQuery(sentGiftsQuery);
  if (list.isPending) {
    return (
      <Loading className="gift-sent-list">
        <Skeleton className="gift-sent-shape" />
        <Skeleton className="gift-sent-shape" />
      </Loading>
    );
  }
  if (list.data === undefined)
    return <ErrorState message={sentenceFor(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />;
  const sent = list.data.pages.flatMap((page) => page.items);
  if (sent.length === 0) {
    return (
      <EmptyState
        title="Guardado pra depois"
        line="Presentes que você mandar moram aqui."
        action={
          <Button variant="line" onClick={onSeeGifts}>
            Ver presentes
          </Button>
        }
      />
    );
  }
  const thisYear = new Date().getFullYear();
  return (
    <>
      <ul className="gift-sent-list">
        {sent.map((item) => (
          <li key={item.id}>
            <SentItem sent={item} thisYear={thisYear} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="line" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchNextPageError ? 'Tentar de novo' : 'Ver mais'}
        </Button>
      )}
    </>
  );
}

/** A gift whose conversation was deleted stays in the list, without a way to it. */
function SentItem({ sent, thisYear }: { sent: SentGift; thisYear: number }) {
  const { gift, avatar, conversationId } = sent;
  const sentAt = new Date(sent.sentAt);
  const day = (sentAt.getFullYear() === thisYear ? DAY : DAY_OF_YEAR).format(sentAt);
  const said = (
    <>
      <span className="gift-sent-icon">
        <GiftIcon id={gift.id} />
      </span>
      <span className="gift-sent-text">
        <b>
          {gift.name}
          {avatar !== null && ` para ${avatar.name}`}
        </b>
        <small className="num">
          <time dateTime={sent.sentAt}>{day}</time> · <Coin size={14} /> {gift.priceCoins.toLocaleString('pt-BR')}
          <span className="visually-hidden"> moedas</span>
          {conversationId === null && ' · conversa apagada'}
        </small>
      </span>
    </>
  );
  if (conversationId === null) return <div className="gift-sent-item">{said}</div>;
  return (
    <Link to="/chat/$conversationId" params={{ conversationId }} className="gift-sent-item">
      {said}
      <ChevronRight className="icon" aria-hidden="true" />
    </Link>
  );
}
