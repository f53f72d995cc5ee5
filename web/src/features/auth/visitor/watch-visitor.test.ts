import '../../../testing/console-guard.ts';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCookie } from '../../../platform/storage/cookies.ts';
import { currentInvite, showInvite } from './invite-store.ts';
import {
  markPrizeDismissed,
  markPrizeShown,
  markSignupCompleted,
  markSignupDismissed,
  markSignupShown,
  PRIZE_COOKIES,
  resetPrize,
  resetSignup,
  SIGNUP_COOKIES,
} from './visitor-cookies.ts';
import { watchVisitor } from './watch-visitor.ts';

const HOUR_MS = 3_600_000;
let stop: () => void = () => undefined;
let free = true;

function watch(): void {
  stop = watchVisitor(() => free);
}

/** Scrolls a page of 2000 px seen through 1000. */
function scrollTo(part: number): void {
  vi.stubGlobal('innerHeight', 1_000);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000);
  vi.stubGlobal('scrollY', part * 1_000);
  fireEvent.scroll(window);
}

beforeEach(() => {
  vi.useFakeTimers();
  free = true;
});

afterEach(() => {
  stop();
  showInvite(null);
  resetSignup();
  resetPrize();
  vi.useRealTimers();
});

describe('the signup popup', () => {
  beforeEach(markPrizeShownLongEnough);

  /** So that the banner keeps out of it; the popup's timer stays 60 s. */
  function markPrizeShownLongEnough(): void {
    markPrizeShown(Date.now());
  }

  it('spec §9: "scroll trigger 20 percent"', () => {
    watch();
    scrollTo(0.199);
    expect(currentInvite()).toBeNull();
    scrollTo(0.2);
    expect(currentInvite()).toBe('signup');
  });

  it('spec §9: "popup timer 60 s"', () => {
    watch();
    vi.advanceTimersByTime(59_999);
    expect(currentInvite()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentInvite()).toBe('signup');
  });

  it('spec §9: "(3 s after banner dismissed)": dismissed on an earlier visit', () => {
    markPrizeDismissed();
    watch();
    vi.advanceTimersByTime(2_999);
    expect(currentInvite()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentInvite()).toBe('signup');
  });

  it('spec §4: "then is marked shown", and does not come again while that lasts', () => {
    watch();
    vi.advanceTimersByTime(60_000);
    expect(readCookie(SIGNUP_COOKIES.shown)).toBe('1');
    stop();
    showInvite(null);
    watch();
    vi.advanceTimersByTime(120_000);
    expect(currentInvite()).toBeNull();
  });

  it.each([
    ['shown', markSignupShown],
    ['dismissed', markSignupDismissed],
    ['completed', markSignupCompleted],
  ])('spec §4: "Signup popup": stays away with the cookie "%s"', (_name, mark) => {
    mark();
    watch();
    scrollTo(0.9);
    vi.advanceTimersByTime(120_000);
    expect(currentInvite()).toBeNull();
  });

  it('waits while it would interrupt, and comes when the moment is good', () => {
    free = false;
    watch();
    vi.advanceTimersByTime(90_000);
    expect(currentInvite()).toBeNull();
    free = true;
    vi.advanceTimersByTime(500);
    expect(currentInvite()).toBe('signup');
  });

  it('says nothing once nobody watches', () => {
    watch();
    stop();
    scrollTo(0.9);
    vi.advanceTimersByTime(120_000);
    expect(currentInvite()).toBeNull();
  });
});

describe('the prize banner', () => {
  it('spec §9: "banner delay 3 s"; "Showing sets shown and last-shown cookies for 12 hours"', () => {
    watch();
    vi.advanceTimersByTime(2_999);
    expect(currentInvite()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentInvite()).toBe('prize');
    expect(readCookie(PRIZE_COOKIES.shown)).toBe('1');
    expect(readCookie(PRIZE_COOKIES.lastShown)).toBe(String(Date.now()));
  });

  it('spec §4: "Shows 3 s after load unless the shown or dismissed cookie is set": shown', () => {
    markPrizeShown(Date.now());
    watch();
    vi.advanceTimersByTime(10_000);
    expect(currentInvite()).toBeNull();
  });

  it('spec §4: "Shows 3 s after load unless the shown or dismissed cookie is set": dismissed', () => {
    markPrizeDismissed();
    markSignupShown();
    watch();
    vi.advanceTimersByTime(10_000);
    expect(currentInvite()).toBeNull();
  });

  it('spec §9: "banner minimum gap 12 h"', () => {
    const shownAt = Date.now();
    markPrizeShown(shownAt);
    vi.setSystemTime(shownAt + 12 * HOUR_MS - 10_000);
    watch();
    vi.advanceTimersByTime(5_000);
    expect(currentInvite()).toBeNull();
    stop();
    vi.setSystemTime(shownAt + 12 * HOUR_MS + 1_000);
    watch();
    vi.advanceTimersByTime(3_000);
    expect(currentInvite()).toBe('prize');
  });

  it('spec §4: "3 s if the prize banner was dismissed": closing it brings the popup 3 s later', () => {
    watch();
    vi.advanceTimersByTime(10_000);
    expect(currentInvite()).toBe('prize');
    markPrizeDismissed();
    showInvite(null);
    vi.advanceTimersByTime(2_999);
    expect(currentInvite()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentInvite()).toBe('signup');
  });

  it('does not hurry the popup when the way to signing up was taken', () => {
    watch();
    vi.advanceTimersByTime(3_000);
    showInvite(null);
    vi.advanceTimersByTime(56_999);
    expect(currentInvite()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentInvite()).toBe('signup');
  });

  it('is never there with the popup: it gives way, and does not come right after it', () => {
    watch();
    vi.advanceTimersByTime(3_000);
    expect(currentInvite()).toBe('prize');
    scrollTo(0.5);
    expect(currentInvite()).toBe('signup');
    markSignupDismissed();
    showInvite(null);
    vi.advanceTimersByTime(120_000);
    expect(currentInvite()).toBeNull();
  });

  it('waits for a popup that came first, and three seconds more', () => {
    watch();
    scrollTo(0.5);
    expect(currentInvite()).toBe('signup');
    vi.advanceTimersByTime(20_000);
    expect(currentInvite()).toBe('signup');
    markSignupDismissed();
    showInvite(null);
    vi.advanceTimersByTime(2_999);
    expect(currentInvite()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(currentInvite()).toBe('prize');
  });

  it('says nothing to a browser that made an account', () => {
    markSignupCompleted();
    watch();
    vi.advanceTimersByTime(120_000);
    expect(currentInvite()).toBeNull();
  });
});
