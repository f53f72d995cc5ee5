/** A worker holds a reply by renewing its lease; one that stops is dead, and another takes over (R6). */
const LEASE_MS = 15_000;
export const RENEW_EVERY_MS = 5_000;
export const MAX_ATTEMPTS = 3;

export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}
