/**
 * Paid requests of which the wizard heard no answer, by who asked for what: they may have been charged, and asked again with
 * the same id they are not charged twice. They outlive a wizard that was left meanwhile.
 */
import { ApiError } from '../../../platform/api-client/api-error.ts';
import { readOwner } from '../../../platform/storage/owner.ts';
import { newRequestId } from './api.ts';

const unanswered = new Map<string, string>();

export type PaidRequest = {
  requestId: string;
  /** The answer is here. */
  answered: () => void;
  /** The server said no, so nothing was charged; whatever else went wrong leaves the request open. */
  failed: (error: Error) => void;
};

/** The request for `asked`: the one that is still open, or a new one. `kind` parts what costs apart. */
export function paidRequest(kind: 'help' | 'painting', asked: unknown): PaidRequest {
  const key = JSON.stringify([kind, readOwner(), asked]);
  const requestId = unanswered.get(key) ?? newRequestId();
  unanswered.set(key, requestId);
  const answered = (): void => void unanswered.delete(key);
  return {
    requestId,
    answered,
    failed: (error) => {
      if (error instanceof ApiError) answered();
    },
  };
}
