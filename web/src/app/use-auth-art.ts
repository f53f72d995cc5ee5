import { useQuery } from '@tanstack/react-query';
import type { AuthArt } from '../features/auth/index.ts';
import { avatarQuery } from '../features/avatars/index.ts';

/** Who receives people at the door. */
const HOSTESS = 'ayana';

export function useAuthArt(): AuthArt {
  const { data } = useQuery(avatarQuery(HOSTESS));
  if (data === undefined) return null;
  return { src: data.images.card720, srcSet: `${data.images.card360} 360w, ${data.images.card720} 720w` };
}
