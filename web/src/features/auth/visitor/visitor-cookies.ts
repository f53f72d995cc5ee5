/**
 * What a browser remembers about the two invitations to visitors (spec §4 "Signup popup" and "Prize banner", §9). They
 * are cookies, so that signing out, which clears all storage, does not bring the invitations back.
 */
import { readCookie, removeCookie, writeCookie } from '../../../platform/storage/cookies.ts';

const SECOND_MS = 1_000;
/** Spec §9: half a day. */
const INVITE_COOKIE_SECONDS = 12 * 3_600;
/** Spec §9: 365 days. */
const COMPLETED_COOKIE_SECONDS = 365 * 24 * 3_600;
/** Spec §9: the least time between two showings of the banner. */
const BANNER_GAP_MS = 12 * 3_600 * SECOND_MS;

/** Names of the cookies; a value of "1" is yes, `prizeLastShown` holds milliseconds since 1970. */
export const SIGNUP_COOKIES = {
  shown: 'signupPopupShown',
  dismissed: 'signupPopupDismissed',
  completed: 'signupCompleted',
} as const;
export const PRIZE_COOKIES = {
  shown: 'prizeBannerShown',
  dismissed: 'prizeBannerDismissed',
  lastShown: 'prizeBannerLastShown',
} as const;

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Hears of every change made by this page. */
export function subscribeToVisitorCookies(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(name: string, maxAgeSeconds: number, value = '1'): void {
  writeCookie(name, value, maxAgeSeconds);
  changed();
}

function has(name: string): boolean {
  return readCookie(name) !== null;
}

/** Neither shown, nor closed, nor is there an account. */
export function maySignupShow(): boolean {
  return !Object.values(SIGNUP_COOKIES).some(has);
}

export function markSignupShown(): void {
  set(SIGNUP_COOKIES.shown, INVITE_COOKIE_SECONDS);
}

export function markSignupDismissed(): void {
  set(SIGNUP_COOKIES.dismissed, INVITE_COOKIE_SECONDS);
}

/** This browser made an account: neither invitation has anything more to say to it. */
export function markSignupCompleted(): void {
  set(SIGNUP_COOKIES.completed, COMPLETED_COOKIE_SECONDS);
}

/** Spec §4: a reset clears all three cookies of the popup. */
export function resetSignup(): void {
  for (const name of Object.values(SIGNUP_COOKIES)) removeCookie(name);
  changed();
}

/** Spec §4: unless the shown or dismissed cookie is set or it was last shown less than 12 hours ago. */
export function mayPrizeShow(nowMs: number): boolean {
  if (has(PRIZE_COOKIES.shown) || has(PRIZE_COOKIES.dismissed) || has(SIGNUP_COOKIES.completed)) return false;
  const lastMs = Number(readCookie(PRIZE_COOKIES.lastShown) ?? Number.NaN);
  return Number.isNaN(lastMs) || nowMs - lastMs >= BANNER_GAP_MS;
}

export function markPrizeShown(nowMs: number): void {
  set(PRIZE_COOKIES.shown, INVITE_COOKIE_SECONDS);
  set(PRIZE_COOKIES.lastShown, INVITE_COOKIE_SECONDS, String(nowMs));
}

export function markPrizeDismissed(): void {
  set(PRIZE_COOKIES.dismissed, INVITE_COOKIE_SECONDS);
}

export function wasPrizeDismissed(): boolean {
  return has(PRIZE_COOKIES.dismissed);
}

/** The same for the banner's three. */
export function resetPrize(): void {
  for (const name of Object.values(PRIZE_COOKIES)) removeCookie(name);
  changed();
}
