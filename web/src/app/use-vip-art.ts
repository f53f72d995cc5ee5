import { useInfiniteQuery } from '@tanstack/react-query';
import { avatarsQuery, NO_FILTER } from '../features/avatars/index.ts';
import type { Portrait } from '../features/vip/index.ts';

/** Who is on the page of the trial, from the left, the one in front last; others of the catalogue where they are not in it. */
const SHOWN = ['rosa', 'celeste', 'ayana'];

export function useVipArt(): readonly Portrait[] {
  const { data } = useInfiniteQuery(avatarsQuery(NO_FILTER));
  const everyone = data?.pages[0]?.items ?? [];
  const named = SHOWN.flatMap((slug) => everyone.filter((avatar) => avatar.slug === slug));
  const others = everyone.filter((avatar) => !named.includes(avatar));
  return [...others.slice(0, Math.max(0, SHOWN.length - named.length)), ...named].map(({ id, images }) => ({
    id,
    src: images.card720,
    srcSet: `${images.card360} 360w, ${images.card720} 720w`,
  }));
}
