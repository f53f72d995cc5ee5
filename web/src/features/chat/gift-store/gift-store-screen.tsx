import './gift-store.css';
import { GIFT_IDS, type Gift, type GiftId } from '@cafune/contract/chat/gifts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { hasCode, sentenceFor } from '../../../platform/api-client/api-error.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { useAuth } from '../../auth/index.ts';
import { announceBalance, useBalance } from '../../coins/index.ts';
import { giftsQuery, useGiveGift } from '../gifts/api.ts';
import { GiftGrid } from '../gifts/gift-grid.tsx';
import { Arrival } from './arrival.tsx';
import { Pay } from './pay.tsx';
import { RecipientCard } from './recipient-card.tsx';
import { type Recipient, useRecipients } from './recipients.ts';
import { SentGifts } from './sent-gifts.tsx';
import { useCloseness } from './use-closeness.ts';

type GiftStoreScreenProps = {
  /** For whom, by id or slug; left out, whoever was talked to last. */
  wanted?: string | undefined;
  /** A gift that was chosen before. */
  giftId?: string | undefined;
  onChooseRecipient: (avatarId: string) => void;
  /** It is in the conversation, and she is about to react. */
  onSent: (conversationId: string) => void;
};

/** What a choice begins with, where it can be paid. */
const USUAL: GiftId = 'playlist';

/** Twelve gifts, for whom, how it arrives and what it costs; below, what was given before. */
export function GiftStoreScreen({ wanted, giftId, onChooseRecipient, onSent }: GiftStoreScreenProps) {
  const { isAuthenticated } = useAuth();
  const recipients = useRecipients(wanted);
  const { chosen: recipient } = recipients;
  const { gifts, gift, choose } = useChoice(giftId);
  const closeness = useCloseness(recipient?.avatar.id ?? null);
  const { give, isSending, failure } = useGiving(onSent);
  const grid = useRef<HTMLDivElement>(null);
  return (
    <>
      <Ambient light={recipient?.avatar.ambient ?? '.62 .1 10'} />
      <div className="gift-store">
        <title>Presentes · Cafuné</title>
        <RecipientCard recipients={recipients} closeness={closeness?.level ?? null} onChoose={onChooseRecipient} />
        <GiftChoice
          query={gifts}
          grid={
            gifts.data && (
              <GiftGrid ref={grid} gifts={gifts.data} chosen={gift?.id ?? null} onChoose={choose} size="store" />
            )
          }
        />
        <div className="gift-side">
          <Arrival gift={gift} recipient={recipient} closeness={closeness} />
          <Pay
            gift={gift}
            recipient={recipient}
            isLooking={recipients.isPending}
            isSending={isSending}
            failure={failure(gift, recipient)}
            voltar={returnPath(recipient, gift)}
            onGive={give}
          />
        </div>
        {isAuthenticated && <SentGifts onSeeGifts={() => goTo(grid.current)} />}
      </div>
    </>
  );
}

type GiftsRead = { isError: boolean; error: unknown; isFetching: boolean; refetch: () => unknown };

function GiftChoice({ query, grid }: { query: GiftsRead; grid: React.ReactNode }) {
  if (grid) return <section aria-label="Escolher o presente">{grid}</section>;
  if (query.isError) {
    return (
      <section className="card" aria-label="Escolher o presente">
        <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </section>
    );
  }
  return (
    <Loading>
      <div className="gift-grid" data-size="store">
        {GIFT_IDS.map((id) => (
          <Skeleton key={id} className="gift-shape" />
        ))}
      </div>
    </Loading>
  );
}

/** The gifts and the one that is chosen: what was asked for, else the usual one, or the smallest where that cannot be paid. */
function useChoice(asked: string | undefined) {
  const gifts = useQuery(giftsQuery);
  const { isAuthenticated, isLoading } = useAuth();
  const balance = useBalance();
  const [gift, choose] = useState<Gift | null>(null);
  const isKnown = !isLoading && (!isAuthenticated || balance !== null);
  // Once, before anybody has chosen: the choice never changes by itself.
  if (gift === null && gifts.data !== undefined && isKnown) {
    const usual = gifts.data.find(({ id }) => id === USUAL);
    const first = usual !== undefined && usual.priceCoins <= (balance ?? usual.priceCoins) ? usual : gifts.data[0];
    const initial = gifts.data.find(({ id }) => id === asked) ?? first;
    if (initial !== undefined) choose(initial);
  }
  return { gifts, gift, choose };
}

const pairOf = (gift: Gift, recipient: Recipient): string => `${gift.id} ${recipient.avatar.id}`;

/** Sends a gift. What did not surely arrive goes again under the same id, also when another was looked at meanwhile. */
function useGiving(onSent: (conversationId: string) => void) {
  const { mutate, isPending } = useGiveGift();
  const clientIds = useRef(new Map<string, string>());
  const [failed, setFailed] = useState<{ pair: string; sentence: string } | null>(null);
  const give = (gift: Gift, recipient: Recipient) => {
    const pair = pairOf(gift, recipient);
    const clientId = clientIds.current.get(pair) ?? crypto.randomUUID();
    clientIds.current.set(pair, clientId);
    setFailed(null);
    mutate(
      { avatarId: recipient.avatar.id, conversationId: recipient.conversationId, giftId: gift.id, clientId },
      {
        onSuccess: (conversationId) => {
          clientIds.current.delete(pair);
          announceBalance();
          onSent(conversationId);
        },
        onError: (error) => {
          if (hasCode(error, 'coins.insufficient')) announceBalance();
          setFailed({ pair, sentence: sentenceFor(error) });
        },
      },
    );
  };
  const failure = (gift: Gift | null, recipient: Recipient | null): string | null =>
    gift !== null && recipient !== null && failed?.pair === pairOf(gift, recipient) ? failed.sentence : null;
  return { give, isSending: isPending, failure };
}

/** Where visitors come back to, with what they had chosen. */
function returnPath(recipient: Recipient | null, gift: Gift | null): string {
  const search = new URLSearchParams();
  if (recipient !== null) search.set('para', recipient.avatar.id);
  if (gift !== null) search.set('presente', gift.id);
  return search.size === 0 ? '/gift-store' : `/gift-store?${search}`;
}

function goTo(grid: HTMLElement | null): void {
  grid?.scrollIntoView({ block: 'center' });
  const inputs = [...(grid?.querySelectorAll('input') ?? [])];
  (inputs.find((input) => input.checked) ?? inputs[0])?.focus({ preventScroll: true });
}
