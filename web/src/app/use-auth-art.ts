import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuthArt } from '../features/auth/index.ts';
import { avatarsQuery, NO_FILTER } from '../features/avatars/index.ts';

/** Who receives people at the door: the first of the catalogue. */
export function useAuthArt(): AuthArt {
  const { data } = useInfiniteQuery(avatarsQuery(NO_FILTER));
  const hostess = data?.pages[0]?.items[0];
  if (hostess === undefined) return null;
  const { card360, card720 } = hostess.images;
  return { src: card720, srcSet: `${card360} 360w, ${card720} 720w` };
}
