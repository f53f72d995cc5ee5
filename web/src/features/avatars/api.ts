import { avatarRoutes } from '@cafune/contract/avatars';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call, callOrNull } from '../../platform/api-client/api-client.ts';

export type AvatarFilter = { q: string; tag: string };
export const NO_FILTER: AvatarFilter = { q: '', tag: '' };

/** The catalogue, page by page. */
export function avatarsQuery({ q, tag }: AvatarFilter) {
  return infiniteQueryOptions({
    queryKey: [avatarRoutes.list.path, { q, tag }],
    queryFn: ({ pageParam, signal }) => call(avatarRoutes.list, { query: { q, tag, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** One character, by id or by slug. */
export function avatarQuery(id: string) {
  return queryOptions({
    queryKey: [avatarRoutes.get.path, id],
    queryFn: ({ signal }) => call(avatarRoutes.get, { params: { id }, signal }),
  });
}

/** Spec §7: the characters the person made; only asked for when authenticated. */
export const myAvatarsQuery = queryOptions({
  queryKey: [avatarRoutes.listMine.path],
  queryFn: async ({ signal }) => (await callOrNull(avatarRoutes.listMine, { signal })) ?? [],
  refetchOnMount: true,
});
