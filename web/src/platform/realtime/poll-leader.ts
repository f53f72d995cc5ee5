/**
 * Polls are one per browser, not per tab: of the tabs that are visible, one holds a lock and polls for all (design:
 * performance.md "one poll per browser"). A hidden tab lets go; without Web Locks every visible tab polls for itself.
 */
import { useSyncExternalStore } from 'react';

const LOCK = 'cafune-poll';

let isLeader = false;
let letGo: (() => void) | null = null;
const listeners = new Set<() => void>();

function setLeader(next: boolean): void {
  if (next === isLeader) return;
  isLeader = next;
  for (const listener of listeners) listener();
}

function standForElection(): void {
  if (letGo !== null) return;
  const waiting = new AbortController();
  letGo = () => waiting.abort();
  if (typeof navigator.locks === 'undefined') {
    setLeader(true);
    return;
  }
  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      // It was granted in the moment in which this tab stood down.
      if (waiting.signal.aborted) return resolve();
      letGo = resolve;
      setLeader(true);
    });
  navigator.locks.request(LOCK, { signal: waiting.signal }, lead).catch(() => undefined);
}

function standDown(): void {
  letGo?.();
  letGo = null;
  setLeader(false);
}

function follow(): void {
  if (document.visibilityState === 'visible') standForElection();
  else standDown();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', follow);
    follow();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    standDown();
  };
}

/** Whether this tab polls, for itself and for the other tabs. */
export function usePollLeader(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLeader,
    () => false,
  );
}

export function isPollLeader(): boolean {
  return isLeader;
}
