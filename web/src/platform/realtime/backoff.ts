type Range = { firstMs: number; capMs: number };
/** A broken stream comes back soon: the reply goes on being written meanwhile. */
const STREAM: Range = { firstMs: 500, capMs: 15_000 };

/** Exponential with jitter: between half and all of the step; `attempt` counts from 0 and `random` is in [0, 1). */
export function backoffMs(attempt: number, random: number, { firstMs, capMs }: Range = STREAM): number {
  const ceiling = Math.min(firstMs * 2 ** attempt, capMs);
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}

function isBack(): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}

/** Resolves after `ms`; at once when aborted, and when the connection or the reader comes back. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', whenBack);
      resolve();
    };
    const whenBack = (): void => {
      if (isBack()) done();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', whenBack);
    if (signal.aborted) done();
  });
}
