/** Comments that were taken away here while the server still has them: hidden wherever comments are shown. */
import { useSyncExternalStore } from 'react';
import { readOwner } from '../../../platform/storage/owner.ts';

/** `undo` is null once the server is being told. */
export type Removal = { undo: (() => void) | null };
type OwnedRemoval = Removal & { ownerId: string | null; cancel: () => void };

let removals: ReadonlyMap<string, OwnedRemoval> = new Map();
const listeners = new Set<() => void>();

function replace(next: ReadonlyMap<string, OwnedRemoval>): void {
  removals = next;
  for (const listener of listeners) listener();
}

/** By comment id, of who is here now. What another account had waiting is called off: it is neither shown nor sent. */
export function readRemovals(): ReadonlyMap<string, Removal> {
  const ownerId = readOwner();
  const others = [...removals.values()].filter((removal) => removal.ownerId !== ownerId);
  if (others.length > 0) {
    for (const { cancel } of others) cancel();
    removals = new Map([...removals].filter(([, removal]) => removal.ownerId === ownerId));
  }
  return removals;
}

/** Hides a comment; `cancel` calls off what waits to tell the server. */
export function hideComment(id: string, waiting: { undo: () => void; cancel: () => void }): void {
  readRemovals();
  replace(new Map(removals).set(id, { ...waiting, ownerId: readOwner() }));
}

/** The server is told now: there is no undoing any more. False when it is no longer this account's to tell. */
export function beginRemoval(id: string): boolean {
  readRemovals();
  const removal = removals.get(id);
  if (removal === undefined) return false;
  replace(new Map(removals).set(id, { ...removal, undo: null }));
  return true;
}

/** Hides it no longer. False when it was not hidden, or by another account. */
export function endRemoval(id: string): boolean {
  readRemovals();
  const next = new Map(removals);
  if (!next.delete(id)) return false;
  replace(next);
  return true;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useRemovals(): ReadonlyMap<string, Removal> {
  return useSyncExternalStore(subscribe, readRemovals);
}
