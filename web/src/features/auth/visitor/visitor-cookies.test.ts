import '../../../testing/console-guard.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie } from '../../../platform/storage/cookies.ts';
import {
  markPrizeDismissed,
  markPrizeShown,
  markSignupCompleted,
  markSignupDismissed,
  markSignupShown,
  maySignupShow,
  PRIZE_COOKIES,
  resetPrize,
  resetSignup,
  SIGNUP_COOKIES,
} from './visitor-cookies.ts';

const SECOND_MS = 1_000;
const HALF_DAY_MS = 12 * 3_600 * SECOND_MS;
const DAY_MS = 2 * HALF_DAY_MS;

beforeEach(() => {
  vi.useFakeTimers();
  // On a whole second: cookies end on one.
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
});

afterEach(() => {
  resetSignup();
  resetPrize();
  vi.useRealTimers();
});

function lastsFor(name: string, lifeMs: number): void {
  const start = Date.now();
  vi.setSystemTime(start + lifeMs - SECOND_MS);
  expect(readCookie(name)).not.toBeNull();
  vi.setSystemTime(start + lifeMs + SECOND_MS);
  expect(readCookie(name)).toBeNull();
}

describe('what a browser remembers of the invitations', () => {
  it.each([
    ['popup shown', markSignupShown, SIGNUP_COOKIES.shown],
    ['popup dismissed', markSignupDismissed, SIGNUP_COOKIES.dismissed],
    ['banner shown', () => markPrizeShown(Date.now()), PRIZE_COOKIES.shown],
    ['banner last shown', () => markPrizeShown(Date.now()), PRIZE_COOKIES.lastShown],
    ['banner dismissed', markPrizeDismissed, PRIZE_COOKIES.dismissed],
  ])('spec §9: "Popup and banner cookies 0.5 day (12 h)": %s', (_what, mark, name) => {
    mark();
    lastsFor(name, HALF_DAY_MS);
  });

  it('spec §9: "completed 365 days"', () => {
    markSignupCompleted();
    lastsFor(SIGNUP_COOKIES.completed, 365 * DAY_MS);
  });

  it('spec §4: "a reset clears all three cookies."', () => {
    markSignupShown();
    markSignupDismissed();
    markSignupCompleted();
    expect(maySignupShow()).toBe(false);
    resetSignup();
    expect(Object.values(SIGNUP_COOKIES).map(readCookie)).toEqual([null, null, null]);
    expect(maySignupShow()).toBe(true);
  });
});
