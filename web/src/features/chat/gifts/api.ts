import type { GiftId } from '@cafune/contract/chat/gifts';
import { giftRoutes } from '@cafune/contract/chat/gifts';
import { chatMediaRoutes, type PhotoWish } from '@cafune/contract/chat/media';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api-client/api-client.ts';

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

export function useTakePhoto(conversationId: string) {
  return useMutation({
    mutationFn: (body: PhotoWish & { clientId: string }) =>
      call(chatMediaRoutes.takePhoto, { params: { id: conversationId }, body }),
  });
}
