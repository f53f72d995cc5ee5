import type { FeedPost } from '@cafune/contract/feed';
import { shareOrCopy } from '../../ui/share.ts';

/** Shares a link to the post through the device, or copies it where there is no such thing. */
export function sharePost({ id, avatar, text }: FeedPost): Promise<void> {
  const url = new URL(`/feed?post=${id}`, location.origin).href;
  return shareOrCopy({ title: `${avatar.name} (IA) · Cafuné`, text, url });
}
