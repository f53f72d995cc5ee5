import '../testing/console-guard.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const register = vi.fn(async () => Object.assign(new EventTarget(), { installing: null, waiting: null }));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  register.mockClear();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), { controller: null, register }),
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** The whole application, on a page without a place for it: only what it does by itself. */
async function start(isBuilt: boolean): Promise<void> {
  vi.stubEnv('PROD', isBuilt);
  await import('./main.tsx');
}

describe('the start of the application', () => {
  it('spec §4: "Service worker. Registered at page load from /sw.js"', { timeout: 30_000 }, async () => {
    await start(true);
    expect(register).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(0);
    expect(register).toHaveBeenCalledTimes(1);
    expect(register.mock.calls[0]).toEqual(['/sw.js', { updateViaCache: 'none' }]);
  });
});
