/** Imported by every test: what is said to the console as an error or a warning fails it; the page is left clean. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A busy machine is slower, not wrong.
configure({ asyncUtilTimeout: 5_000 });

let spies: { mock: { calls: unknown[][] } }[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

afterEach(() => {
  cleanup();
  const said = spies.flatMap((spy) => spy.mock.calls);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  expect(said).toEqual([]);
});
