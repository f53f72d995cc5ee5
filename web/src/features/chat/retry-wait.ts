import type { ConversationSession } from './conversation-session.ts';

type Wait = {
  ms: number;
  /** What the server asked for: the connection or the reader coming back does not shorten it. */
  atLeastMs: number;
};

/**
 * The pause before the next try. Ends after `ms` while online; at once when the connection or the reader comes back, and
 * when the person asks (`queue.wake`).
 */
export function waitForNextTry({ queue, signal }: ConversationSession, { ms, atLeastMs }: Wait): Promise<void> {
  const since = Date.now();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      queue.wake = null;
      signal.removeEventListener('abort', done);
      removeEventListener('online', whenBack);
      document.removeEventListener('visibilitychange', whenBack);
      resolve();
    };
    const whenDue = (): void => {
      if (navigator.onLine) done();
    };
    const whenBack = (): void => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return;
      const left = since + atLeastMs - Date.now();
      clearTimeout(timer);
      if (left > 0) timer = setTimeout(whenDue, left);
      else done();
    };
    let timer = setTimeout(whenDue, ms);
    queue.wake = done;
    signal.addEventListener('abort', done);
    addEventListener('online', whenBack);
    document.addEventListener('visibilitychange', whenBack);
    if (signal.aborted) done();
  });
}
