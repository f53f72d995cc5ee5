import type { DeckCard } from '@cafune/contract/avatars/discovery';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type ApiError, hasCode } from '../../../platform/api-client/api-error.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { refreshAuthStatus, useAuth, useInvite } from '../../auth/index.ts';
import { announceBalance, refreshPrices } from '../../coins/index.ts';
import type { SwipeAnswer } from './api.ts';
import { MatchDialog, SignUpQuestion } from './deck-moments.tsx';
import { type SwipeOutcome, sendSwipes } from './swipe-sender.ts';
import type { DeckActs } from './use-deck-acts.ts';
import { useRefill } from './use-refill.ts';

/** A match that comes later than this would interrupt something else. */
const MATCH_WITHIN_MS = 4_000;

type DeckOutcomesProps = { acts: DeckActs; isOpening: boolean; onTalk: (card: DeckCard) => void };

/**
 * Sends the swipes, asks for more cards, and shows what the server says of them where it matters to the person: matches, coins, and the
 * question to visitors. Loaded with the first swipe.
 */
export function DeckOutcomes({ acts, isOpening, onTalk }: DeckOutcomesProps) {
  const { moment, setMoment } = acts;
  useOutcomes(acts);
  useRefill(acts.deck);
  const close = (): void => setMoment(null);
  return (
    <>
      <MatchDialog
        card={moment?.kind === 'match' ? moment.card : null}
        isOpening={isOpening}
        onTalk={onTalk}
        onClose={close}
      />
      <SignUpQuestion reason={moment?.kind === 'sign-up' ? moment.reason : null} onClose={close} />
    </>
  );
}

function useOutcomes({ awaited, setMoment, takeBack }: DeckActs): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const auth = useAuth();
  const invite = useInvite();

  const refused = ({ avatarId, kind }: SwipeOutcome, refusal: ApiError): void => {
    if (kind !== 'super-like') return;
    takeBack(avatarId);
    announceBalance();
    if (hasCode(refusal, 'avatars.sign-up-first')) setMoment({ kind: 'sign-up', reason: 'super-like' });
    if (!hasCode(refusal, 'coins.insufficient')) return;
    showToast({
      kind: 'error',
      title: 'Faltam moedas',
      description: refusal.message,
      action: { label: 'Comprar moedas', act: () => void navigate({ to: '/coins', search: { voltar: '/' } }) },
    });
  };
  const taken = (id: string, answer: SwipeAnswer): void => {
    if (answer.asksToSignUp) {
      // The popup that is there asks the same.
      if (invite !== 'signup') setMoment({ kind: 'sign-up', reason: 'likes' });
    } else if (answer.isMatch && awaited?.id === id && Date.now() - awaited.atMs < MATCH_WITHIN_MS) {
      if (document.querySelector('dialog[open]') === null) setMoment({ kind: 'match', card: awaited.card });
    }
  };
  const heard = useEffectEvent((outcome: SwipeOutcome) => {
    if ('refusal' in outcome) {
      refused(outcome, outcome.refusal);
      return;
    }
    // The first swipe of a visitor began a session.
    if (!auth.hasSession) void refreshAuthStatus(client);
    const hasMovedCoins = outcome.answer === null || outcome.answer.priceCoins > 0;
    if (auth.isAuthenticated && hasMovedCoins) announceBalance();
    if (outcome.kind === 'super-like') refreshPrices(client);
    if (outcome.answer !== null) taken(outcome.id, outcome.answer);
  });
  useEffect(() => sendSwipes(heard), []);
}
