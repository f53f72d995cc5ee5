/** How far the person has read: told to the server once the end was seen, and remembered for the line above what is new. */
import type { Conversation } from '@cafune/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { conversationQuery, conversationsQuery } from './api.ts';
import { type ConversationState, isOpen } from './conversation-state.ts';

/** Somebody who only passes by has not read. */
const READ_AFTER_MS = 800;

/** The last position that is whole on screen: a reply still being written is not read yet. */
function lastWhole({ messages }: ConversationState): number {
  return messages.findLast((message) => !isOpen(message))?.seq ?? 0;
}

type ReadOptions = { conversation: Conversation; state: ConversationState; isAtEnd: boolean };

/** The first message of hers the person had not seen on coming here, with something above it; null when there is none. */
export function useReadMark({ conversation, state, isAtEnd }: ReadOptions): string | null {
  const client = useQueryClient();
  const { id } = conversation;
  const [firstUnread] = useState(() => {
    const { readSeq } = conversation;
    const index = state.messages.findIndex((message) => message.seq > readSeq && message.role === 'character');
    return index > 0 && readSeq > 0 ? (state.messages[index]?.id ?? null) : null;
  });
  const [marked, setMarked] = useState(conversation.readSeq);
  const last = lastWhole(state);

  useEffect(() => {
    if (!isAtEnd || last <= marked) return;
    const mark = (): void => {
      if (document.visibilityState !== 'visible') return;
      setMarked(last);
      // Not told this time, it is with the next one that is read.
      import('./branches/api.ts').then(({ putRead }) => putRead(id, last)).catch(() => undefined);
      client.setQueryData(conversationQuery(id).queryKey, (known) => known && { ...known, readSeq: last });
      client.setQueryData(conversationsQuery.queryKey, (known) =>
        known?.map((item) => (item.id === id ? { ...item, unreadCount: 0 } : item)),
      );
    };
    const timer = setTimeout(mark, READ_AFTER_MS);
    document.addEventListener('visibilitychange', mark);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', mark);
    };
  }, [client, id, isAtEnd, last, marked]);

  return firstUnread;
}
