/** How many messages of this account wait on this device to go by themselves, for whoever shows it. */
import { useSyncExternalStore } from 'react';

let counts: ReadonlyMap<string, number> = new Map();
let total = 0;
const listeners = new Set<() => void>();

/** By conversation id. */
export function setUnsent(next: ReadonlyMap<string, number>): void {
  counts = next;
  total = [...next.values()].reduce((sum, count) => sum + count, 0);
  for (const listener of listeners) listener();
}

/** All of them, as last counted. */
export function unsentTotal(): number {
  return total;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useUnsentCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => total,
    () => 0,
  );
}

/** Those of one conversation. */
export function useUnsentIn(conversationId: string): number {
  return useSyncExternalStore(
    subscribe,
    () => counts.get(conversationId) ?? 0,
    () => 0,
  );
}
