import '../../testing/console-guard.ts';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePollLeader } from './poll-leader.ts';

/** The browser's lock, held by whoever asked first. */
function makeLocks() {
  const queue: (() => void)[] = [];
  let isHeld = false;
  const next = (): void => {
    const start = queue.shift();
    isHeld = start !== undefined;
    start?.();
  };
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const start = (): void => void work().then(resolve).finally(next);
        signal.addEventListener('abort', () => {
          const index = queue.indexOf(start);
          if (index === -1) return;
          queue.splice(index, 1);
          reject(new DOMException('aborted', 'AbortError'));
        });
        queue.push(start);
        if (!isHeld) next();
      }),
  };
}

function setVisible(isVisible: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
let locks = makeLocks();

beforeEach(() => {
  locks = makeLocks();
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => setVisible(true));

it('the first visible tab polls', async () => {
  const { result } = renderHook(() => usePollLeader());
  await settle();
  expect(result.current).toBe(true);
});

it('a second tab waits until the first lets go', async () => {
  let release = (): void => undefined;
  void locks.request('cafune-poll', { signal: new AbortController().signal }, () => new Promise((r) => (release = r)));
  const { result } = renderHook(() => usePollLeader());
  await settle();
  expect(result.current).toBe(false);
  release();
  await settle();
  expect(result.current).toBe(true);
});

it('a hidden tab lets go, and stands again when it is seen', async () => {
  const { result } = renderHook(() => usePollLeader());
  await settle();
  act(() => setVisible(false));
  expect(result.current).toBe(false);
  let otherTab = false;
  let release = (): void => undefined;
  void locks.request('cafune-poll', { signal: new AbortController().signal }, () => {
    otherTab = true;
    return new Promise((resolve) => (release = resolve));
  });
  await settle();
  expect(otherTab).toBe(true);
  act(() => setVisible(true));
  await settle();
  expect(result.current).toBe(false);
  release();
  await settle();
  expect(result.current).toBe(true);
});

it('without Web Locks a visible tab polls for itself', async () => {
  vi.stubGlobal('navigator', {});
  const { result } = renderHook(() => usePollLeader());
  await settle();
  expect(result.current).toBe(true);
});

it('a lock that is granted in the moment of hiding is given back at once', async () => {
  let grant = (): void => undefined;
  const done = vi.fn();
  vi.stubGlobal('navigator', {
    locks: {
      // Granted already, when the wish is taken back: the browser runs the work all the same.
      request: (_name: string, _options: unknown, work: () => Promise<void>) => {
        grant = () => void work().then(done);
        return new Promise(() => undefined);
      },
    },
  });
  const { result } = renderHook(() => usePollLeader());
  setVisible(false);
  act(grant);
  await settle();
  expect(result.current).toBe(false);
  expect(done).toHaveBeenCalledTimes(1);
});
