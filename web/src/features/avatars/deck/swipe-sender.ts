/** Sends swipes one at a time in the order they were made, and again until the server has answered. */
import type { SwipeKind } from '@cafune/contract/avatars/discovery';
import { ApiError } from '../../../platform/api-client/api-error.ts';
import { backoffMs, pause } from '../../../platform/realtime/backoff.ts';
import { readOwner } from '../../../platform/storage/owner.ts';
import { deleteSwipe, postSwipe, type SwipeAnswer } from './api.ts';
import {
  dropSwipe,
  hasUnsentSwipes,
  markTried,
  type SwipeEntry,
  subscribeToUnsentSwipes,
  unsentSwipes,
} from './swipe-store.ts';

/** What became of a swipe: the server's answer (null for an undoing), or why it will not be taken. */
export type SwipeOutcome = { id: string; avatarId: string; kind: SwipeKind | 'undo' } & (
  | { answer: SwipeAnswer | null }
  | { refusal: ApiError }
);

const LOCK = 'cafune-swipes';
const RETRY = { firstMs: 1_000, capMs: 30_000 };
const TIMEOUT_STATUS = 408;
const TOO_MANY_STATUS = 429;

const listeners = new Set<(outcome: SwipeOutcome) => void>();
let sending: Promise<void> | null = null;

/** Sends what waits and what comes, telling what becomes of it, until the returned function is called. */
export function sendSwipes(hear: (outcome: SwipeOutcome) => void): () => void {
  listeners.add(hear);
  const stop = subscribeToUnsentSwipes(() => void sendWaiting());
  void sendWaiting();
  return () => {
    stop();
    listeners.delete(hear);
  };
}

/** Resolves when nothing waits any more. One tab sends at a time. */
export function sendWaiting(): Promise<void> {
  if (sending !== null) return sending;
  if (!hasUnsentSwipes()) return Promise.resolve();
  // Not before this is known as the one that sends: dropping an entry tells whoever listens.
  sending = Promise.resolve()
    .then(() => alone(sendAll))
    .finally(() => {
      sending = null;
      // Made between the last look and here.
      if (hasUnsentSwipes()) void sendWaiting();
    });
  return sending;
}

async function alone(work: () => Promise<void>): Promise<void> {
  if (typeof navigator.locks === 'undefined') return work();
  await navigator.locks.request(LOCK, work);
}

async function sendAll(): Promise<void> {
  let attempt = 0;
  for (;;) {
    const [entry] = unsentSwipes();
    if (entry === undefined) return;
    const waitMs = await sendOne(entry, attempt);
    if (waitMs !== null) await pause(waitMs, new AbortController().signal);
    attempt = waitMs === null ? 0 : attempt + 1;
  }
}

/** Null when it is done with; otherwise how long to wait before the next attempt, in ms. */
async function sendOne(entry: SwipeEntry, attempt: number): Promise<number | null> {
  const { id, avatarId, kind, owner } = entry;
  // Never as somebody else (chat.md R10).
  if (owner !== null && owner !== readOwner()) {
    dropSwipe(id);
    return null;
  }
  markTried(id);
  try {
    const answer = kind === 'undo' ? await deleteSwipe(avatarId).then(() => null) : await postSwipe(avatarId, kind);
    dropSwipe(id);
    tell({ id, avatarId, kind, answer });
    return null;
  } catch (error) {
    if (!isFinal(error)) return waitAfter(error, attempt);
    dropSwipe(id);
    tell({ id, avatarId, kind, refusal: error });
    return null;
  }
}

function tell(outcome: SwipeOutcome): void {
  for (const listener of listeners) listener(outcome);
}

/** A refusal that the same again would meet with, too. */
function isFinal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && ![TIMEOUT_STATUS, TOO_MANY_STATUS].includes(error.status);
}

function waitAfter(error: unknown, attempt: number): number {
  const askedMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
  return Math.max(askedMs, backoffMs(attempt, Math.random(), RETRY));
}
