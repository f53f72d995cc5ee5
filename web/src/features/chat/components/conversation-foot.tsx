import type { Conversation } from '@cafune/contract/chat';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Pill, PillRow } from '../../../ui/pill.tsx';
import type { Refusal } from '../conversation-session.ts';
import { createDraft, type Draft } from '../draft.ts';
import { type LiveConversation, replyPriceText } from '../use-conversation.ts';
import { ChangeNote } from './change-note.tsx';
import { Composer } from './composer.tsx';
import { RefusalCard } from './refusal-card.tsx';

type FootProps = { conversation: Conversation; live: LiveConversation; replying: boolean };

/** Suggestions, what stands in the way, and the field. The draft outlives refusals, reloads and errors. */
export function ConversationFoot({ conversation, live, replying }: FootProps) {
  const draft = useDraft(conversation.id);
  useTextThatCameBack(draft, live.refusal);
  const isBlank = useSyncExternalStore(draft.subscribe, () => draft.read() === '');
  const refusal = refusalOf(conversation, live.refusal);
  const hasSpoken = live.state.outgoing.length > 0 || live.state.messages.some((message) => message.role === 'person');
  const suggestions = live.state.isLoaded && !hasSpoken && isBlank && refusal === null ? conversation.starters : [];
  return (
    <footer className="chat-foot">
      {conversation.change && <ChangeNote conversationId={conversation.id} note={conversation.change.note} />}
      {refusal !== null && (
        <RefusalCard kind={refusal.kind} message={refusal.message} conversationId={conversation.id} />
      )}
      {suggestions.length > 0 && (
        <PillRow label="Sugestões pra começar">
          {suggestions.slice(0, 3).map((starter) => (
            <Pill key={starter} line onClick={() => draft.write(starter)}>
              {starter}
            </Pill>
          ))}
        </PillRow>
      )}
      <DraftField
        draft={draft}
        name={conversation.avatar.name}
        price={replyPriceText(conversation.replyPrice)}
        replying={replying}
        isPaused={conversation.isPaused}
        actions={live.actions}
      />
    </footer>
  );
}

type Shown = Pick<Refusal, 'kind' | 'message'>;

/** What stands in the way now. A pause lasts as long as the server says, whatever was refused before. */
function refusalOf({ isPaused, replyPrice }: Conversation, refusal: Refusal | null): Shown | null {
  if (isPaused) return refusal?.kind === 'in-review' ? refusal : { kind: 'in-review', message: 'Ela está em análise.' };
  if (refusal !== null && refusal.kind !== 'in-review') return refusal;
  return replyPrice.freeRepliesLeft === 0 ? { kind: 'guest-limit', message: 'Suas respostas grátis acabaram.' } : null;
}

function useDraft(conversationId: string): Draft {
  const [draft] = useState(() => createDraft(conversationId));
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
};

/** The only thing that is drawn again at every key. */
function DraftField({ draft, name, price, replying, isPaused, actions }: DraftFieldProps) {
  const text = useSyncExternalStore(draft.subscribe, draft.read);
  return (
    <Composer
      name={name}
      value={text}
      onChange={draft.write}
      onSend={() => {
        actions.send(text.trim());
        draft.write('');
        draft.keep();
      }}
      isReplying={replying}
      isPaused={isPaused}
      onStop={actions.stop}
      price={price}
    />
  );
}
