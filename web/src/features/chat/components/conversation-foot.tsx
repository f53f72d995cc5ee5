import type { Conversation } from '@cafune/contract/chat';
import { DAY_OVER_TEXT } from '@cafune/contract/chat/usage';
import { LockKeyhole } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Pill, PillRow } from '../../../ui/pill.tsx';
import type { Refusal } from '../conversation-session.ts';
import type { OutgoingQuote } from '../conversation-state.ts';
import { isAhead } from '../day-label.ts';
import { type Draft, draftOf } from '../draft.ts';
import { ComposerTray, conversationBanners, type ExtraContext } from '../extras.tsx';
import { replyPriceText } from '../price-words.ts';
import type { LiveConversation } from '../use-conversation.ts';
import { Composer } from './composer.tsx';
import { Quoting } from './quote.tsx';

const RefusalCard = lazy(() => import('./refusal-card.tsx').then(({ RefusalCard: drawn }) => ({ default: drawn })));
const ChangeNote = lazy(() => import('./change-note.tsx').then(({ ChangeNote: drawn }) => ({ default: drawn })));

type FootProps = {
  conversation: Conversation;
  live: LiveConversation;
  replying: boolean;
  show: ExtraContext['show'];
  /** What the next message answers. */
  quote: OutgoingQuote | null;
  onQuote: (quote: OutgoingQuote | null) => void;
};

/** Suggestions, what stands in the way, and the field. The draft outlives refusals, reloads and errors. */
export function ConversationFoot({ conversation, live, replying, show, quote, onQuote }: FootProps) {
  const draft = useDraft(conversation.id);
  useTextThatCameBack(draft, live.refusal);
  const isBlank = useSyncExternalStore(draft.subscribe, () => draft.read() === '');
  const refusal = refusalOf(conversation, live.refusal);
  const hasSpoken = live.state.outgoing.length > 0 || live.state.messages.some((message) => message.role === 'person');
  const suggestions = live.state.isLoaded && !hasSpoken && isBlank && refusal === null ? conversation.starters : [];
  if (conversation.isFrozen) return <Frozen />;
  const context = { conversation, live, show };
  return (
    <footer className="chat-foot">
      {conversationBanners(context)}
      <Suspense fallback={null}>
        {conversation.change && <ChangeNote conversationId={conversation.id} note={conversation.change.note} />}
        {refusal !== null && (
          <RefusalCard kind={refusal.kind} message={refusal.message} conversationId={conversation.id} />
        )}
      </Suspense>
      {suggestions.length > 0 && (
        <PillRow label="Sugestões pra começar">
          {suggestions.slice(0, 3).map((starter) => (
            <Pill key={starter} line onClick={() => draft.write(starter)}>
              {starter}
            </Pill>
          ))}
        </PillRow>
      )}
      {quote !== null && <Quoting quote={quote} name={conversation.avatar.name} onCancel={() => onQuote(null)} />}
      <DraftField
        draft={draft}
        name={conversation.avatar.name}
        price={replyPriceText(conversation.replyPrice)}
        replying={replying}
        isPaused={conversation.isPaused}
        actions={live.actions}
        quote={quote}
        onQuote={onQuote}
        before={<ComposerTray {...context} draft={draft} side="before" />}
        after={<ComposerTray {...context} draft={draft} side="after" />}
      />
    </footer>
  );
}

/** Something was written here that is not allowed: nothing more can be said, and it says so without blame. */
function Frozen() {
  return (
    <footer className="chat-foot">
      <p className="frozen">
        <LockKeyhole className="icon" aria-hidden="true" />
        <span>
          Esta conversa foi encerrada por conta do que foi escrito aqui. Suas outras conversas continuam como estavam.
        </span>
      </p>
    </footer>
  );
}

type Shown = Pick<Refusal, 'kind' | 'message'>;

/** What stands in the way now. A pause lasts as long as the server says, whatever was refused before. */
function refusalOf({ isPaused, replyPrice, reopensAt }: Conversation, refusal: Refusal | null): Shown | null {
  if (isPaused) return refusal?.kind === 'in-review' ? refusal : { kind: 'in-review', message: 'Ela está em análise.' };
  if (refusal !== null && refusal.kind !== 'in-review' && refusal.kind !== 'limit') return refusal;
  if (isAhead(reopensAt)) return { kind: 'limit', message: DAY_OVER_TEXT };
  return replyPrice.freeRepliesLeft === 0 ? { kind: 'guest-limit', message: 'Suas respostas grátis acabaram.' } : null;
}

function useDraft(conversationId: string): Draft {
  const [draft] = useState(() => draftOf(conversationId));
  useEffect(() => {
    addEventListener('pagehide', draft.keep);
    return () => {
      removeEventListener('pagehide', draft.keep);
      draft.keep();
    };
  }, [draft]);
  return draft;
}

/** What was refused goes back to the field, before what was written meanwhile. */
function useTextThatCameBack(draft: Draft, refusal: LiveConversation['refusal']): void {
  useEffect(() => {
    if (refusal === null || refusal.content === '') return;
    const writing = draft.read();
    draft.write(writing === '' ? refusal.content : `${refusal.content}\n${writing}`);
    draft.keep();
  }, [draft, refusal]);
}

type DraftFieldProps = {
  draft: Draft;
  name: string;
  price: string;
  replying: boolean;
  isPaused: boolean;
  actions: LiveConversation['actions'];
  before: ReactNode;
  after: ReactNode;
} & Pick<FootProps, 'quote' | 'onQuote'>;

/** The only thing that is drawn again at every key. */
function DraftField({ draft, quote, onQuote, replying, actions, ...field }: DraftFieldProps) {
  const text = useSyncExternalStore(draft.subscribe, draft.read);
  return (
    <Composer
      {...field}
      value={text}
      onChange={draft.write}
      onSend={() => {
        void draft.give(actions.send(text.trim(), quote ?? undefined));
        onQuote(null);
      }}
      isReplying={replying}
      onStop={actions.stop}
      focusKey={quote?.messageId}
      onCancel={quote === null ? undefined : () => onQuote(null)}
    />
  );
}
