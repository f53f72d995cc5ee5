import { type Conversation, chatRoutes, type SendMessageInput, type StreamEvent } from '@cafune/contract/chat';
import { STREAM_EVENT_TYPES } from '@cafune/contract/core/stream-event';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull, openStream } from '../../platform/api-client/api-client.ts';
import { isUnreachable } from '../../platform/api-client/api-error.ts';
import type { ServerSentEvent } from '../../platform/realtime/sse-parser.ts';
import { tellOtherTabs } from '../../platform/realtime/tab-channel.ts';
import { refreshAuthStatus, useAuth, withSyncToken } from '../auth/index.ts';
import { readDraft, writeDraft } from './draft.ts';

const PAGE_SIZE = 60;

/** What was seen is read and kept beside the first load. */
const cache = () => import('./conversation-cache.ts');
const nothing = (): void => undefined;

/** Everyone the person talks to, the most recent first; empty for who has no session. Without a connection, as last seen. */
export const conversationsQuery = queryOptions({
  queryKey: [chatRoutes.listConversations.path],
  queryFn: async ({ signal }) => {
    try {
      const items = (await callOrNull(chatRoutes.listConversations, { signal }))?.items ?? [];
      void cache().then(({ saveSummaries }) => saveSummaries(items), nothing);
      return items;
    } catch (error) {
      const cached = isUnreachable(error, signal) ? await (await cache()).listCached() : [];
      if (cached.length === 0) throw error;
      return cached;
    }
  },
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  staleTime: 0,
});

/** The same for whoever is here; who has no session yet has none, and is not asked about. */
export function useConversations() {
  const { hasSession, isLoading } = useAuth();
  const isVisitor = !hasSession && !isLoading;
  return useQuery({ ...conversationsQuery, enabled: hasSession, ...(isVisitor && { placeholderData: [] }) });
}

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [chatRoutes.getConversation.path, id],
    queryFn: async ({ signal }) => {
      try {
        const conversation = await call(chatRoutes.getConversation, { params: { id }, signal });
        void cache().then(({ saveConversation }) => saveConversation(conversation), nothing);
        return conversation;
      } catch (error) {
        const { conversation } = isUnreachable(error, signal) ? await (await cache()).readCached(id) : {};
        if (conversation === undefined) throw error;
        return conversation;
      }
    },
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
}

type OpenConversation = {
  avatarId: string;
  /** What the person may say first; put into an empty field, not sent. */
  starter?: string | undefined;
  /** A post of hers that she takes up. */
  postId?: string | undefined;
  /** A new page with her, under this id. */
  freshId?: string | undefined;
};

/** Opens the conversation with a character. A starter waits in the field, unless something was being written. */
export function useOpenConversation() {
  const client = useQueryClient();
  const { hasSession } = useAuth();
  return useMutation({
    mutationFn: ({ avatarId, postId, freshId }: OpenConversation) =>
      call(chatRoutes.createConversation, {
        body: { avatarId, ...(postId && { postId }), ...(freshId && { freshId }) },
      }),
    onSuccess: (conversation: Conversation, { starter }) => {
      if (starter !== undefined && readDraft(conversation.id) === '') writeDraft(conversation.id, starter);
      client.setQueryData(conversationQuery(conversation.id).queryKey, conversation);
      void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
      if (!hasSession) void refreshAuthStatus(client);
    },
  });
}

/** She changed: goes over to the newer one, or stays with the one the conversation has. */
export function useChooseVersion(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (choice: 'update' | 'keep') => call(chatRoutes.chooseVersion, { params: { id }, body: { choice } }),
    onSuccess: (conversation) => {
      client.setQueryData(conversationQuery(id).queryKey, conversation);
      void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
    },
  });
}

export function useDeleteConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(chatRoutes.deleteConversation, { params: { id } }),
    onSuccess: (_answer, id) => {
      writeDraft(id, '');
      void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
      tellOtherTabs({ type: 'conversation-changed', conversationId: id });
    },
  });
}

type PageRequest = { before?: number; after?: number; limit?: number; signal: AbortSignal };

/** The newest page, the one before a position, or the one after. */
export function readMessages(id: string, { signal, ...place }: PageRequest) {
  return call(chatRoutes.listMessages, { params: { id }, query: { limit: PAGE_SIZE, ...place }, signal });
}

export function postMessage(id: string, body: SendMessageInput, signal: AbortSignal): Promise<Response> {
  return openStream(chatRoutes.sendMessage, { params: { id }, body, signal });
}

/** Sends what waited on this device (spec §7: bearer token, `content` and `timestamp`); the reply is not waited for. */
export async function postQueued(id: string, body: SendMessageInput): Promise<void> {
  await withSyncToken((bearer) => call(chatRoutes.sendMessage, { params: { id }, body, bearer }));
}

export function postRetry(id: string, messageId: string, signal: AbortSignal): Promise<Response> {
  return openStream(chatRoutes.retryReply, { params: { id, messageId }, signal });
}

export function openConversationStream(id: string, lastEventId: number, signal: AbortSignal): Promise<Response> {
  return openStream(chatRoutes.streamConversation, { params: { id }, lastEventId, signal });
}

export function postStop(id: string, seenSeq: number, signal: AbortSignal) {
  return call(chatRoutes.stopReply, { params: { id }, body: { seenSeq }, signal });
}

function isStreamEvent(data: unknown): data is StreamEvent {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (!STREAM_EVENT_TYPES.some((type) => type === data.type)) return false;
  return data.type === 'message-added' ? 'message' in data : 'messageId' in data;
}

/** One event of a conversation with its sequence; null when it is not one we can read. */
export function readStreamEvent({ id, data }: ServerSentEvent): { seq: number; event: StreamEvent } | null {
  const seq = Number(id ?? Number.NaN);
  if (!Number.isSafeInteger(seq)) return null;
  try {
    const event: unknown = JSON.parse(data);
    return isStreamEvent(event) ? { seq, event } : null;
  } catch {
    return null;
  }
}
