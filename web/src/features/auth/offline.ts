/** What this device knows of its person without a connection, and what goes when they leave (abuse suite L01). */
import type { AuthStatus } from '@cafune/contract/auth';
import { forgetPush, restoreShell } from '../../platform/service-worker.ts';
import { readCookie, removeCookie, writeCookie } from '../../platform/storage/cookies.ts';
import { readOwner } from '../../platform/storage/owner.ts';

const STATUS_KEY = 'auth-status';
/** A cookie, because signing out empties everything else. */
const LOGOUT_PENDING_COOKIE = 'logout_pending';
const NINETY_DAYS_SECONDS = 90 * 86_400;

/** Keeps who is here for the next start without a connection; nobody is not kept. Never waited for. */
export function keepStatus(status: AuthStatus): void {
  const somebody = status.isAuthenticated || status.guestSession !== null;
  void import('../../platform/storage/offline-db.ts')
    .then(({ writeUserData }) => writeUserData(STATUS_KEY, somebody ? status : null))
    .catch(() => undefined);
}

/** Who was here last, for 7 days; null when that is not known, or they left since. */
export async function readKeptStatus(): Promise<AuthStatus | null> {
  const { readUserData } = await import('../../platform/storage/offline-db.ts');
  const kept = (await readUserData(STATUS_KEY)) as AuthStatus | null;
  return kept !== null && (kept.user?.id ?? kept.guestSession?.id) === readOwner() ? kept : null;
}

/** Whether somebody left while the server could not be told: until then its session is not used. */
export function isLogoutPending(): boolean {
  return readCookie(LOGOUT_PENDING_COOKIE) !== null;
}

export function setLogoutPending(isPending: boolean): void {
  if (isPending) writeCookie(LOGOUT_PENDING_COOKIE, '1', NINETY_DAYS_SECONDS);
  else removeCookie(LOGOUT_PENDING_COOKIE);
}

/** Everything that was kept on this device goes; the shell, which holds nothing of anybody, is fetched anew. */
export async function wipeDevice(): Promise<void> {
  const { deleteOfflineDb } = await import('../../platform/storage/offline-db.ts');
  await Promise.all([deleteOfflineDb(), forgetPush()]);
  await restoreShell();
}
