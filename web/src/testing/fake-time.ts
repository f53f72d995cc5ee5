/** Time that a test moves by hand, with what a pretend server answers drawn in between. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Timers and dates stand still; promises and the browser's store stay real. Ends with `vi.useRealTimers()`. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
}

/** Lets time pass, and then, in two milliseconds more, what was answered be drawn. */
export async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < 12; turn += 1) await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  await act(() => vi.advanceTimersByTimeAsync(2));
}
