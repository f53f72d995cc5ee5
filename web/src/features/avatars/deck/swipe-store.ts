/** Swipes the server has not heard of, kept on the device in the order they were made; signing out takes them along. */
import { SWIPES, type SwipeKind } from '@cafune/contract/avatars/discovery';
import { readLocal, removeLocal, writeLocal } from '../../../platform/storage/local.ts';
import { readOwner } from '../../../platform/storage/owner.ts';

const KINDS = [...SWIPES, 'undo'] as const;
export type SwipeEntry = {
  id: string;
  avatarId: string;
  kind: SwipeKind | 'undo';
  /** Whose it is; null while the browser had no session. */
  owner: string | null;
  /** Sent at least once: the server may have it, whatever came back. */
  isTried?: boolean;
};

const KEY = 'unsentSwipes';

const listeners = new Set<() => void>();
/** Where the browser keeps nothing, they are at least kept for this page. */
let unkept: SwipeEntry[] = [];
let made = 0;

function isEntry(value: unknown): value is SwipeEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { id, avatarId, kind, owner } = value as Record<string, unknown>;
  const isOwned = owner === null || typeof owner === 'string';
  return typeof id === 'string' && typeof avatarId === 'string' && isOwned && KINDS.some((known) => known === kind);
}

function readKept(): SwipeEntry[] {
  try {
    const kept: unknown = JSON.parse(readLocal(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Read each time: another tab may have changed it, and signing out empties it. */
export function unsentSwipes(): SwipeEntry[] {
  return unkept.length > 0 ? unkept : readKept();
}

export function hasUnsentSwipes(): boolean {
  return unsentSwipes().length > 0;
}

/** Hears of every change. */
export function subscribeToUnsentSwipes(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function keep(entries: SwipeEntry[]): void {
  const text = JSON.stringify(entries);
  if (entries.length === 0) removeLocal(KEY);
  else writeLocal(KEY, text);
  unkept = entries.length === 0 || readLocal(KEY) === text ? [] : entries;
  for (const listener of listeners) listener();
}

/** Characters with a swipe the server has not heard of. */
export function unsentAvatarIds(): Set<string> {
  const swipes = unsentSwipes().filter(({ kind }) => kind !== 'undo');
  return new Set(swipes.map(({ avatarId }) => avatarId));
}

/** Keeps a swipe until it was sent; gives its id. */
export function addSwipe(avatarId: string, kind: SwipeEntry['kind']): string {
  made += 1;
  const id = `${Date.now()}-${made}`;
  keep([...unsentSwipes(), { id, avatarId, kind, owner: readOwner() }]);
  return id;
}

/** Takes a swipe back: what was never sent is not sent at all; what was, the server is asked to undo. */
export function addUndo(avatarId: string): void {
  const last = unsentSwipes().findLast((entry) => entry.avatarId === avatarId);
  if (last !== undefined && last.kind !== 'undo' && last.isTried !== true) dropSwipe(last.id);
  else addSwipe(avatarId, 'undo');
}

export function dropSwipe(id: string): void {
  keep(unsentSwipes().filter((entry) => entry.id !== id));
}

/** It is being sent, and cannot be kept back any more; other tabs know as well. */
export function markTried(id: string): void {
  const entries = unsentSwipes();
  if (entries.every((entry) => entry.id !== id || entry.isTried === true)) return;
  keep(entries.map((entry) => (entry.id === id ? { ...entry, isTried: true } : entry)));
}
