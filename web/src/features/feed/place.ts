/** Where somebody was in the feed, for coming back from a conversation or a profile. It ends with the page. */
import type { SeenChoice } from './api.ts';

export type Place = { seen: SeenChoice; postId: string };

const places = new Map<string, Place>();

/** `key` is the address: tab and linked post. */
export function readPlace(key: string): Place | undefined {
  return places.get(key);
}

export function keepPlace(key: string, place: Place): void {
  places.set(key, place);
}
