import { TextModelError } from '../port.ts';

export type Watchdog = {
  /** Aborted by silence or by the caller; hand it to the request. */
  readonly signal: AbortSignal;
  /** Something arrived: silence is counted from now. */
  feed(): void;
  /** True once silence, not the caller, ended the request. */
  timedOut(): boolean;
  release(): void;
};

/** Ends a request after `timeoutMs` of silence, before the first token or between two. One timer, refreshed. */
export function startWatchdog(timeoutMs: number, caller: AbortSignal): Watchdog {
  const controller = new AbortController();
  let silent = false;
  const timer = setTimeout(() => {
    silent = true;
    controller.abort(new TextModelError('timeout'));
  }, timeoutMs);
  const onCallerAbort = () => controller.abort(caller.reason);
  caller.addEventListener('abort', onCallerAbort, { once: true });
  if (caller.aborted) onCallerAbort();
  return {
    signal: controller.signal,
    feed: () => {
      timer.refresh();
    },
    timedOut: () => silent,
    release: () => {
      clearTimeout(timer);
      caller.removeEventListener('abort', onCallerAbort);
      // Whoever stops reading early also stops the request behind it; after a full reply this does nothing.
      controller.abort();
    },
  };
}
