import './deck.css';
import type { DeckCard } from '@cafune/contract/avatars/discovery';
import { type ReactNode, useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { useMediaQuery } from '../../../platform/use-media-query.ts';
import { useOnDemand } from '../../../platform/use-on-demand.ts';
import { useOnline } from '../../../platform/use-online.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useAuth } from '../../auth/index.ts';
import { Deck } from './deck.tsx';
import { DeckActions, SuperLikeButton, TasteButton, UndoButton } from './deck-actions.tsx';
import { hasUnsentSwipes } from './swipe-store.ts';
import { tasteOf } from './taste.ts';
import { type DeckActs, useDeckActs } from './use-deck-acts.ts';
import { useDeckKeys } from './use-deck-keys.ts';

type DeckScreenProps = {
  /** Opens the conversation, with something already written when a starter was chosen. */
  onTalk: (card: DeckCard, starter?: string) => void;
  isOpening: boolean;
  /** The conversations of before, beside the deck on wide screens. */
  recent: ReactNode;
};

function greeting(firstName: string | undefined, hour: number): string {
  const words = hour < 5 ? 'Boa madrugada' : hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  return firstName === undefined ? 'Com quem você quer falar?' : `${words}, ${firstName}`;
}

/** Spec §2 "/": one person at a time, to like, to pass or to talk to. */
export function DeckScreen({ onTalk, isOpening, recent }: DeckScreenProps) {
  const { user } = useAuth();
  const isDesktop = useMediaQuery('(min-width: 1024px)');
  const isWide = useMediaQuery('(min-width: 1280px)');
  const acts = useDeckActs(onTalk);
  const keys = useDeckKeys(acts.act);
  const [isChoosing, setChoosing] = useState(false);
  const columns = useOnDemand({ load: () => import('./deck-columns.tsx'), wanted: isDesktop });
  const hasTaste = Object.keys(acts.deck.taste).length > 0;
  const top = acts.deck.state?.cards[0];
  const openTaste = (): void => setChoosing(true);
  const title = greeting(user?.firstName, new Date().getHours());
  return (
    <div className="deck-page">
      <title>Cafuné · Tem alguém querendo te ouvir</title>
      {isWide ? (
        <aside className="deck-side" aria-label="Seu início">
          <h1>{title}</h1>
          {recent}
          {columns !== null && <columns.TastePanel acts={acts} hasTaste={hasTaste} onOpen={openTaste} />}
        </aside>
      ) : (
        <h1 className="visually-hidden">{title}</h1>
      )}
      <section className="deck-stage" aria-label="Descobrir companhias">
        {!isWide && hasTaste && <LazyTastePills acts={acts} />}
        <Stage
          acts={acts}
          isOpening={isOpening}
          isDesktop={isDesktop}
          hasTaste={hasTaste}
          tasteButton={!isWide && <TasteButton isSet={hasTaste} onClick={openTaste} />}
        />
      </section>
      {isDesktop && (
        <aside className="deck-about" aria-label="Quem está no topo">
          {columns !== null && top !== undefined && (
            <columns.About card={top} isOpening={isOpening} onStarter={(starter) => onTalk(top, starter)} keys={keys} />
          )}
        </aside>
      )}
      <LazyOutcomes acts={acts} isOpening={isOpening} onTalk={onTalk} />
      <LazyTasteSheet acts={acts} isOpen={isChoosing} onClose={() => setChoosing(false)} />
    </div>
  );
}

type StageProps = {
  acts: DeckActs;
  isOpening: boolean;
  isDesktop: boolean;
  hasTaste: boolean;
  tasteButton: ReactNode;
};

/** The cards and the row under them. What is rarely pressed floats over the card on phones. */
function Stage({ acts, isOpening, isDesktop, hasTaste, tasteButton }: StageProps) {
  const { deck, act } = acts;
  const cards = deck.state?.cards ?? [];
  const undo = <UndoButton canUndo={(deck.state?.history.length ?? 0) > 0} onAct={act} />;
  const superLike = (
    <SuperLikeButton priceCoins={acts.superLikeCoins} isPriceAwaited={acts.isPriceAwaited} onAct={act} />
  );
  return (
    <>
      <Deck
        cards={cards}
        leaving={acts.leaving}
        returning={acts.returning}
        onSwipe={acts.swipe}
        onGone={acts.gone}
        floats={
          <>
            {tasteButton}
            {!isDesktop && undo}
            {!isDesktop && superLike}
          </>
        }
        empty={<NoCard acts={acts} hasTaste={hasTaste} />}
      />
      {cards.length > 0 && (
        <DeckActions isOpening={isOpening} onAct={act} before={isDesktop && undo} after={isDesktop && superLike} />
      )}
    </>
  );
}

/** What stands where there is no card: shapes, what went wrong, or the end. */
function NoCard({ acts, hasTaste }: { acts: DeckActs; hasTaste: boolean }) {
  const { query, state, refillError, setRefillError } = acts.deck;
  if (state === undefined && query.isError) {
    return (
      <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  if (state?.isSpent === true) return <LazyEnd acts={acts} hasTaste={hasTaste} />;
  const isStuck = state !== undefined && (refillError !== null || !navigator.onLine);
  if (!isStuck) return <CardSkeleton />;
  return <ErrorState message={sentenceFor(refillError)} onRetry={() => setRefillError(null)} />;
}

function CardSkeleton() {
  return (
    <Loading className="deck-loading">
      <Skeleton />
    </Loading>
  );
}

// What comes on demand, so that the first card is there soon.

function LazyEnd({ acts, hasTaste }: { acts: DeckActs; hasTaste: boolean }) {
  const [hasFailed, setFailed] = useState(false);
  const DeckEnd = useOnDemand({
    load: () => import('./deck-end.tsx').then((module) => module.DeckEnd),
    wanted: !hasFailed,
    onFailure: () => setFailed(true),
  });
  if (hasFailed) return <ErrorState message={sentenceFor(null)} onRetry={() => setFailed(false)} />;
  return DeckEnd === null ? <CardSkeleton /> : <DeckEnd acts={acts} hasTaste={hasTaste} />;
}

function LazyTastePills({ acts: { deck } }: { acts: DeckActs }) {
  const RemovablePills = useOnDemand({
    load: () => import('../components/removable-pills.tsx').then((module) => module.RemovablePills),
    wanted: true,
  });
  if (RemovablePills === null) return null;
  return (
    <RemovablePills label="Seu gosto" filter={deck.taste} onChange={(filter) => deck.chooseTaste(tasteOf(filter))} />
  );
}

type LazyOutcomesProps = { acts: DeckActs; isOpening: boolean; onTalk: (card: DeckCard) => void };

/** Sending, matches and questions: from the first swipe, or when an earlier visit left some unsent. */
function LazyOutcomes({ acts, ...props }: LazyOutcomesProps) {
  const isOnline = useOnline();
  const [hadUnsent] = useState(hasUnsentSwipes);
  const hasSwiped = (acts.deck.state?.history.length ?? 0) > 0;
  const DeckOutcomes = useOnDemand({
    load: () => import('./deck-outcomes.tsx').then((module) => module.DeckOutcomes),
    // Asked for again when the connection is back.
    wanted: isOnline && (hadUnsent || hasSwiped || acts.moment !== null),
  });
  return DeckOutcomes === null ? null : <DeckOutcomes acts={acts} {...props} />;
}

type LazyTasteSheetProps = { acts: DeckActs; isOpen: boolean; onClose: () => void };

function LazyTasteSheet({ acts: { deck }, isOpen, onClose }: LazyTasteSheetProps) {
  const TasteSheet = useOnDemand({
    load: () => import('./taste-sheet.tsx').then((module) => module.TasteSheet),
    wanted: isOpen,
    onFailure: () => {
      onClose();
      showToast({ kind: 'error', title: 'Isso não abriu', description: 'Confira a internet e tente de novo.' });
    },
  });
  if (TasteSheet === null) return null;
  return <TasteSheet open={isOpen} taste={deck.taste} onChoose={deck.chooseTaste} onClose={onClose} />;
}
