import { chatMemoryRoutes, MEMORY_CONSENT_VERSION, type MemoryPanel } from '@cafune/contract/chat/memory';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callOrNull } from '../../../platform/api-client/api-client.ts';
import { conversationQuery } from '../api.ts';
import { forgetContexts } from '../conversation-cache.ts';

/** What one character remembers of the person; null for who has no session. */
export function memoriesQuery(avatarId: string) {
  return queryOptions({
    queryKey: [chatMemoryRoutes.listMemories.path, avatarId],
    queryFn: ({ signal }) => callOrNull(chatMemoryRoutes.listMemories, { params: { avatarId }, signal }),
    staleTime: 0,
  });
}

export function relationshipQuery(avatarId: string) {
  return queryOptions({
    queryKey: [chatMemoryRoutes.readRelationship.path, avatarId],
    queryFn: ({ signal }) => callOrNull(chatMemoryRoutes.readRelationship, { params: { avatarId }, signal }),
    refetchOnMount: true,
    staleTime: 0,
  });
}

export function receiptQuery(conversationId: string, messageId: string) {
  return queryOptions({
    queryKey: [chatMemoryRoutes.readReceipt.path, conversationId, messageId],
    queryFn: ({ signal }) => call(chatMemoryRoutes.readReceipt, { params: { id: conversationId, messageId }, signal }),
    staleTime: 0,
    retry: false,
  });
}

/** Changes of what she remembers; the list is read again after each. */
export function useMemoryChanges(avatarId: string) {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: memoriesQuery(avatarId).queryKey }),
      client.invalidateQueries({ queryKey: [chatMemoryRoutes.readReceipt.path] }),
    ]);
  const onTakenBack = () => Promise.all([forgetContexts(), onSettled()]);
  return {
    pin: useMutation({
      mutationFn: (body: { id: string; text: string }) =>
        call(chatMemoryRoutes.pinMemory, { params: { avatarId }, body }),
      onSettled,
    }),
    correct: useMutation({
      mutationFn: ({ id, change }: { id: string; change: { value: string } | { isPinned: true } }) =>
        call(chatMemoryRoutes.correctMemory, { params: { avatarId, memoryId: id }, body: change }),
      onSettled: onTakenBack,
    }),
    forget: useMutation({
      mutationFn: (id: string) => call(chatMemoryRoutes.forgetMemory, { params: { avatarId, memoryId: id } }),
      onSettled: onTakenBack,
    }),
  };
}

/** Lets characters remember, or not: what is known of that changes at once. */
export function useMemoryConsent(avatarId: string) {
  const client = useQueryClient();
  const { queryKey } = memoriesQuery(avatarId);
  return useMutation({
    mutationFn: (isGranted: boolean) =>
      call(chatMemoryRoutes.setMemoryConsent, { body: { isGranted, version: MEMORY_CONSENT_VERSION } }),
    onSuccess: (_answer, isGranted) => {
      if (!isGranted) void forgetContexts();
      client.setQueryData<MemoryPanel | null>(queryKey, (known) => ({
        consent: isGranted ? 'granted' : 'refused',
        items: isGranted ? (known?.items ?? []) : [],
      }));
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** Lets the words of conversations go to a provider's model, or keeps them here. */
export function useModelConsent(conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { provider: string; isGranted: boolean }) => call(chatMemoryRoutes.setModelConsent, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: conversationQuery(conversationId).queryKey }),
  });
}
