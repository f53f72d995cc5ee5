import '../../../testing/console-guard.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../../platform/storage/cookies.ts';
import { mayPrizeShow, PRIZE_COOKIES, resetPrize } from './visitor-cookies.ts';

const HALF_DAY_MS = 12 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  resetPrize();
  vi.useRealTimers();
});

it('spec §4: "or it was last shown less than 12 hours ago": by its time alone, however long its cookies stay', () => {
  const shownAt = Date.now();
  writeCookie(PRIZE_COOKIES.lastShown, String(shownAt), 10 * HALF_DAY_MS);
  expect(mayPrizeShow(shownAt + HALF_DAY_MS - 1)).toBe(false);
  expect(mayPrizeShow(shownAt + HALF_DAY_MS)).toBe(true);
  removeCookie(PRIZE_COOKIES.lastShown);
  expect(mayPrizeShow(shownAt)).toBe(true);
});
