/** Telling what the server will never take from what only did not work this time. */
import { ApiError, hasCode } from '../../platform/api-client/api-error.ts';

/** Answers below 500 that say "later", not "no". */
const LATER_STATUSES = [408, 425, 429];

/** A "no": asking again changes nothing by itself. Everything else (network, 5xx, 429) is tried again. */
export function isRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status < 500 && !LATER_STATUSES.includes(error.status);
}

export type RefusalKind = 'coins' | 'guest-limit' | 'in-review';

/** A "no" that is about the account or about her, and not about the message: its text goes back to the field. */
export function refusalKind(error: unknown): RefusalKind | null {
  if (hasCode(error, 'coins.insufficient')) return 'coins';
  if (hasCode(error, 'chat.character-in-review')) return 'in-review';
  return hasCode(error, 'chat.guest-limit') ? 'guest-limit' : null;
}
