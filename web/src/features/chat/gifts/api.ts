import { chatRoutes } from '@cafune/contract/chat';
import type { GiftId } from '@cafune/contract/chat/gifts';
import { giftRoutes } from '@cafune/contract/chat/gifts';
import { chatMediaRoutes, type PhotoWish } from '@cafune/contract/chat/media';
import { chatMemoryRoutes } from '@cafune/contract/chat/memory';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api-client/api-client.ts';
import { conversationsQuery } from '../api.ts';

/** Prices of gifts change rarely: an hour old is fresh. */
export const giftsQuery = queryOptions({
  queryKey: [giftRoutes.list.path],
  queryFn: async ({ signal }) => (await call(giftRoutes.list, { signal })).items,
  staleTime: 60 * 60_000,
});

export function useSendGift(conversationId: string) {
  return useMutation({
    mutationFn: (body: { giftId: GiftId; clientId: string }) =>
      call(giftRoutes.send, { params: { id: conversationId }, body }),
  });
}

/** What the person gave, the newest first. */
export const sentGiftsQuery = infiniteQueryOptions({
  queryKey: [giftRoutes.listSent.path],
  queryFn: ({ pageParam, signal }) => call(giftRoutes.listSent, { query: { cursor: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  refetchOnMount: true,
  staleTime: 0,
});

type StoreGift = {
  avatarId: string;
  /** Where it goes; null where the two have not talked: the conversation is opened first. */
  conversationId: string | null;
  giftId: GiftId;
  clientId: string;
};

/** Gives something from outside a conversation, and says in which one it is. The same client id is the same gift. */
export function useGiveGift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ avatarId, conversationId, giftId, clientId }: StoreGift) => {
      const id = conversationId ?? (await call(chatRoutes.createConversation, { body: { avatarId } })).id;
      await call(giftRoutes.send, { params: { id }, body: { giftId, clientId } });
      return id;
    },
    // Also where it failed: the conversation may be open by now, or gone.
    onSettled: () => {
      for (const { path } of [giftRoutes.listSent, chatMemoryRoutes.readRelationship])
        void client.invalidateQueries({ queryKey: [path] });
      void client.invalidateQueries({ queryKey: conversationsQuery.queryKey });
    },
  });
}

export function useTakePhoto(conversationId: string) {
  return useMutation({
    mutationFn: (body: PhotoWish & { clientId: string }) =>
      call(chatMediaRoutes.takePhoto, { params: { id: conversationId }, body }),
  });
}
