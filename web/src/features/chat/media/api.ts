import { chatMediaRoutes } from '@cafune/contract/chat/media';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client/api-client.ts';

/** The photos she sent to whoever asks, the newest first. */
export function photosQuery(avatarId: string) {
  return queryOptions({
    queryKey: [chatMediaRoutes.listPhotos.path, avatarId],
    queryFn: ({ signal }) => call(chatMediaRoutes.listPhotos, { params: { avatarId }, signal }),
    refetchOnMount: true,
    staleTime: 0,
  });
}
