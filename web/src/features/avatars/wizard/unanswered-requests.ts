/**
 * Paid requests of which the wizard heard no answer, by who asked for what: they may have been charged, and asked again with
 * the same id they are not charged twice. They outlive a wizard that was left meanwhile, and a page that was loaded anew.
 */
import { ApiError } from '../../../platform/api-client/api-error.ts';
import { readSession, writeSession } from '../../../platform/storage/local.ts';
import { readOwner } from '../../../platform/storage/owner.ts';
import { newRequestId } from './api.ts';

const KEY = 'unanswered-requests';
/** Whoever asks for more than this without one answer has no connection; the oldest go. */
const MOST = 12;

/** What was asked, and the id it was asked under; the oldest first. */
type Unanswered = readonly (readonly [asked: string, requestId: string])[];

function isEntry(entry: unknown): entry is Unanswered[number] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}

/** Another hand may have written there: what is not ours counts as nothing. */
function read(): Unanswered {
  try {
    const kept: unknown = JSON.parse(readSession(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** What only this page knows, where the browser keeps nothing. */
let here: Unanswered | null = null;

function keep(next: Unanswered): void {
  const text = JSON.stringify(next);
  writeSession(KEY, text);
  here = readSession(KEY) === text ? null : next;
}

/** The same whatever the order of its fields: a draft that went to the account and back has another. */
function textOf(asked: unknown): string {
  return JSON.stringify(asked, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

export type PaidRequest = {
  requestId: string;
  /** The answer is here. */
  answered: () => void;
  /** The server said no, so nothing was charged; whatever else went wrong leaves the request open. */
  failed: (error: Error) => void;
};

/** The request for `asked`: the one that is still open, or a new one. `kind` parts what costs apart. */
export function paidRequest(kind: 'help' | 'painting', asked: unknown): PaidRequest {
  const text = textOf([kind, readOwner(), asked]);
  const others = (): Unanswered => (here ?? read()).filter(([other]) => other !== text);
  const known = (here ?? read()).find(([other]) => other === text);
  const requestId = known?.[1] ?? newRequestId();
  keep([...others(), [text, requestId] as const].slice(-MOST));
  const answered = (): void => keep(others());
  return {
    requestId,
    answered,
    failed: (error) => {
      if (error instanceof ApiError) answered();
    },
  };
}
