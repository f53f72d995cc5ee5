/** Telling what the server will never take from what only did not work this time. */
import { ApiError, hasCode } from '../../platform/api-client/api-error.ts';

/** Answers below 500 that say "later", not "no". */
const LATER_STATUSES = [408, 425, 429];

/** A "no": asking again changes nothing by itself. Everything else (network, 5xx, 429) is tried again. */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.status >= 500) return false;
  return isDayOver(error) || !LATER_STATUSES.includes(error.status);
}

/** The person's own limit is reached: what is written now goes back to the field, what waited goes on waiting. */
export function isDayOver(error: unknown): boolean {
  return hasCode(error, 'chat.daily-limit');
}

export type RefusalKind = 'limit' | 'coins' | 'guest-limit' | 'in-review' | 'frozen' | 'age' | 'text';

const KINDS: Readonly<Record<string, RefusalKind>> = {
  'chat.daily-limit': 'limit',
  'coins.insufficient': 'coins',
  'chat.guest-limit': 'guest-limit',
  'chat.character-in-review': 'in-review',
  'chat.frozen': 'frozen',
  'chat.real-person': 'text',
  'chat.child-nearby': 'text',
  'safety.not-allowed': 'text',
  'safety.personal-data': 'text',
  'safety.age-in-review': 'age',
  'safety.age-refused': 'age',
  'safety.age-not-verified': 'age',
  'safety.level-not-chosen': 'age',
  'safety.level-not-offered': 'text',
};

/**
 * A "no" that sending the same again would not change: the text goes back to the field. `text` is about this message alone,
 * the others hold back what waits behind it, too. Null for a "no" that stays with the message.
 */
export function refusalKind(error: unknown): RefusalKind | null {
  return error instanceof ApiError ? (KINDS[error.code ?? ''] ?? null) : null;
}
