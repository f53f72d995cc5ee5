import '../../testing/console-guard.ts';
import { SEEN_AT_ONCE } from '@cafune/contract/feed';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSeenQueue, SEEN_SENT_AFTER_MS } from './seen-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const send = vi.fn<(ids: readonly string[], isLeaving: boolean) => Promise<void>>();
beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
});
const wait = () => vi.advanceTimersByTimeAsync(SEEN_SENT_AFTER_MS);

it('sends what was seen together, each once', async () => {
  const queue = createSeenQueue(send);
  for (const id of ['a', 'b', 'a']) queue.add(id);
  expect(send).not.toHaveBeenCalled();
  await wait();
  expect(send.mock.calls).toEqual([[['a', 'b'], false]]);
  queue.add('b');
  await wait();
  expect(send).toHaveBeenCalledTimes(1);
});

it('never tells more at once than the server takes; the rest goes the next time', async () => {
  const queue = createSeenQueue(send);
  const ids = Array.from({ length: SEEN_AT_ONCE + 3 }, (_, index) => `post-${index}`);
  for (const id of ids) queue.add(id);
  await wait();
  expect(send.mock.calls[0]?.[0]).toHaveLength(SEEN_AT_ONCE);
  await wait();
  expect(send.mock.calls.flatMap(([told]) => told)).toEqual(ids);
});

it('what did not get there goes again with the next ones', async () => {
  send.mockRejectedValueOnce(new TypeError('offline'));
  const queue = createSeenQueue(send);
  queue.add('a');
  await wait();
  queue.add('b');
  await wait();
  expect(send.mock.calls.at(-1)).toEqual([['a', 'b'], false]);
});

it('in leaving everything goes at once', () => {
  const queue = createSeenQueue(send);
  for (let index = 0; index <= SEEN_AT_ONCE; index += 1) queue.add(`post-${index}`);
  queue.flush(true);
  expect(send.mock.calls.map(([ids, isLeaving]) => [ids.length, isLeaving])).toEqual([
    [SEEN_AT_ONCE, true],
    [1, true],
  ]);
});
