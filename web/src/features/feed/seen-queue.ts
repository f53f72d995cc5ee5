/** Posts that were seen, on their way to the server: many at once, and in leaving what is left. */
import { SEEN_AT_ONCE } from '@cafune/contract/feed';

/** So long after the first of them the others have come, or wait for the next time. */
export const SEEN_SENT_AFTER_MS = 5_000;

export type SeenQueue = {
  add: (id: string) => void;
  /** Sends at once; `isLeaving` when the page may be gone before the answer. */
  flush: (isLeaving: boolean) => void;
};

type Send = (ids: readonly string[], isLeaving: boolean) => Promise<void>;

/** What was not taken is sent again with the next ones; the same id goes once. */
export function createSeenQueue(send: Send): SeenQueue {
  const known = new Set<string>();
  const waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    timer ??= setTimeout(() => flush(false), SEEN_SENT_AFTER_MS);
  }
  function flush(isLeaving: boolean): void {
    clearTimeout(timer);
    timer = undefined;
    const ids = waiting.splice(0, SEEN_AT_ONCE);
    if (ids.length === 0) return;
    send(ids, isLeaving).catch(() => waiting.unshift(...ids));
    if (waiting.length === 0) return;
    if (isLeaving) flush(true);
    else plan();
  }
  return {
    flush,
    add: (id) => {
      if (known.has(id)) return;
      known.add(id);
      waiting.push(id);
      plan();
    },
  };
}
