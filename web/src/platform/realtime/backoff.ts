const FIRST_MS = 500;
const CAP_MS = 15_000;

/** Exponential with full jitter; `attempt` counts from 0 and `random` is in [0, 1). */
export function backoffMs(attempt: number, random: number): number {
  const ceiling = Math.min(FIRST_MS * 2 ** attempt, CAP_MS);
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
}

/** Resolves after `ms`, or at once when aborted or when the browser comes online again. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
    addEventListener('online', done);
    if (signal.aborted) done();
  });
}
