import '../testing/console-guard.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyUpdate, hasUpdate, registerServiceWorker } from './service-worker.ts';

const worker = {
  state: 'installed',
  told: [] as unknown[],
  postMessage: (message: unknown) => worker.told.push(message),
};
const update = vi.fn(async () => undefined);
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: worker, update });
  const container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
});

it('a new version that another tab let take over is loaded by confirming here, too', async () => {
  await registerServiceWorker();
  expect(hasUpdate()).toBe(true);
  worker.state = 'activated';
  applyUpdate();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(worker.told).toEqual([]);
});

it('however often it is registered, one clock asks for something newer', async () => {
  for (let time = 0; time < 3; time += 1) await registerServiceWorker();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(update).toHaveBeenCalledTimes(1);
});
