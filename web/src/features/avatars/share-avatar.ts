import type { Avatar } from '@cafune/contract/avatars';
import { shareOrCopy } from '../../ui/share.ts';

/** Shares the profile through the device, or copies its address where there is no such thing. */
export function shareAvatar({ name, slug, tagline }: Avatar): Promise<void> {
  const url = new URL(`/avatar/${slug}`, location.origin).href;
  return shareOrCopy({ title: `${name} · Cafuné`, text: tagline, url });
}
