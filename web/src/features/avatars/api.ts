import { type Avatar, avatarRoutes } from '@cafune/contract/avatars';
import {
  avatarCreationRoutes,
  type CardFormat,
  type MyAvatar,
  type SpeakSampleInput,
} from '@cafune/contract/avatars/creation';
import { avatarDiscoveryRoutes } from '@cafune/contract/avatars/discovery';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callFile, callOrNull, pathOf } from '../../platform/api-client/api-client.ts';
import type { CatalogueFilter } from './catalogue-filter.ts';

/** Whoever comes back to a long list finds it where it was. */
const LIST_KEPT_MS = 30 * 60_000;

/** The catalogue, page by page. */
export function avatarsQuery(filter: CatalogueFilter) {
  return infiniteQueryOptions({
    queryKey: [avatarDiscoveryRoutes.list.path, filter],
    queryFn: ({ pageParam, signal }) =>
      call(avatarDiscoveryRoutes.list, { query: { ...filter, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    gcTime: LIST_KEPT_MS,
  });
}

/** The tags of the catalogue, most used first. */
export const tagsQuery = queryOptions({
  queryKey: [avatarDiscoveryRoutes.listTags.path],
  queryFn: ({ signal }) => call(avatarDiscoveryRoutes.listTags, { signal }),
});

/** One character, by id or by slug. */
export function avatarQuery(id: string) {
  return queryOptions({
    queryKey: [avatarRoutes.get.path, id],
    queryFn: ({ signal }) => call(avatarRoutes.get, { params: { id }, signal }),
  });
}

/** Spec §7: the characters the person made; only asked for when authenticated. */
export const myAvatarsQuery = queryOptions({
  queryKey: [avatarCreationRoutes.listMine.path],
  queryFn: async ({ signal }) => (await callOrNull(avatarCreationRoutes.listMine, { signal })) ?? [],
  refetchOnMount: true,
});

/** Up to six who are like her. */
export function similarQuery(id: string) {
  return queryOptions({
    queryKey: [avatarRoutes.listSimilar.path, id],
    queryFn: ({ signal }) => call(avatarRoutes.listSimilar, { params: { id }, signal }),
  });
}

/** Follows or stops following; shown at once, taken back when it did not work. `key` is what the profile was asked by. */
export function useFollow(key: string) {
  const client = useQueryClient();
  const { queryKey } = avatarQuery(key);
  const show = (state: { isFollowed: boolean; followerCount: number }): void => {
    client.setQueryData<Avatar>(queryKey, (avatar) => avatar && { ...avatar, ...state });
  };
  return useMutation({
    mutationFn: ({ id, isFollowed }: Pick<Avatar, 'id' | 'isFollowed'>) =>
      call(isFollowed ? avatarRoutes.unfollow : avatarRoutes.follow, { params: { id } }),
    onMutate: ({ isFollowed }) => {
      const before = client.getQueryData<Avatar>(queryKey);
      if (before) show({ isFollowed: !isFollowed, followerCount: before.followerCount + (isFollowed ? -1 : 1) });
      return before;
    },
    onSuccess: show,
    onError: (_error, _input, before) => {
      if (before) show(before);
    },
  });
}

/** Publishes, takes back, archives or restores one of the person's own; the list shows it at once. */
export function useStanding(action: 'publish' | 'unpublish' | 'archive' | 'restore') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string): Promise<MyAvatar> => call(avatarCreationRoutes[action], { params: { id } }),
    onSuccess: (changed) => {
      client.setQueryData(myAvatarsQuery.queryKey, (list) =>
        list?.map((avatar) => (avatar.id === changed.id ? changed : avatar)),
      );
      // What nobody looks at is not asked for again by itself.
      for (const queryKey of [[avatarDiscoveryRoutes.list.path], [avatarRoutes.get.path]]) {
        client.removeQueries({ queryKey, type: 'inactive' });
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Where the browser fetches her card as a file. */
export function cardAddress(id: string, format: CardFormat): string {
  return pathOf(avatarCreationRoutes.exportCard, { params: { id }, query: { format } });
}

/** Whether this installation has a voice of its own; that does not change while a page is open. */
export const canSpeakQuery = queryOptions({
  queryKey: [avatarCreationRoutes.price.path],
  queryFn: ({ signal }) => call(avatarCreationRoutes.price, { signal }),
  select: ({ canSpeak }) => canSpeak,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
});

/** A line said by the house, as sound. */
export function fetchVoiceSample(body: SpeakSampleInput, signal: AbortSignal): Promise<Blob> {
  return callFile(avatarCreationRoutes.speakSample, { body, signal });
}
