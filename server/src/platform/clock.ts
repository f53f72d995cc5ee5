import { setTimeout as sleep } from 'node:timers/promises';

/** The only source of time for features, so that tests can move it. */
export type Clock = {
  now(): Date;
  /** Resolves after `ms`, or rejects with an AbortError when `signal` aborts first. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls `task` every `ms` until the returned function is called. Never keeps the process alive. */
  every(ms: number, task: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => new Date(),
  wait: async (ms, signal) => {
    await sleep(ms, undefined, signal ? { signal } : {});
  },
  every: (ms, task) => {
    const timer = setInterval(task, ms);
    timer.unref();
    return () => clearInterval(timer);
  },
};
