import { CRISIS_CARD_TEXT } from '@cafune/contract/safety';
import { type ReactNode, useMemo } from 'react';
import { CareCard } from '../components/notice-card.tsx';
import type { ConversationState } from '../conversation-state.ts';
import { isCrisisWaiting } from './crisis-check.ts';

type CrisisWatchProps = {
  state: Pick<ConversationState, 'messages' | 'outgoing'>;
  /** What stands there otherwise: whoever is in danger is asked nothing else. */
  children: ReactNode;
};

/** Who listens, at once, while a message in crisis cannot be sent; the message stays where it waits. */
export function CrisisWatch({ state, children }: CrisisWatchProps) {
  const { messages, outgoing } = state;
  const isCrisis = useMemo(() => outgoing.length > 0 && isCrisisWaiting(messages, outgoing), [messages, outgoing]);
  if (!isCrisis) return children;
  return (
    <div role="alert">
      <CareCard content={CRISIS_CARD_TEXT} />
    </div>
  );
}
