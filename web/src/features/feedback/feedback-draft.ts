/** What was being written in the feedback dialog: kept on the device, so that closing or a failure loses nothing. */
import {
  FEEDBACK_MESSAGE_MAX_LENGTH,
  FEEDBACK_SUBJECT_MAX_LENGTH,
  FEEDBACK_TYPES,
  type FeedbackInput,
  type FeedbackType,
  RATING_MAX,
} from '@cafune/contract/feedback';
import { readLocal, removeLocal, writeLocal } from '../../platform/storage/local.ts';

const KEY = 'feedbackDraft';

/** `rating` is 0 while no star is chosen. */
export type FeedbackDraft = { type: FeedbackType | null; subject: string; message: string; rating: number };

export const EMPTY_DRAFT: FeedbackDraft = { type: null, subject: '', message: '', rating: 0 };

export function readFeedbackDraft(): FeedbackDraft {
  const kept = parsed(readLocal(KEY));
  const { type, subject, message, rating } = kept;
  return {
    type: FEEDBACK_TYPES.find((known) => known.id === type)?.id ?? null,
    subject: typeof subject === 'string' ? subject.slice(0, FEEDBACK_SUBJECT_MAX_LENGTH) : '',
    message: typeof message === 'string' ? message.slice(0, FEEDBACK_MESSAGE_MAX_LENGTH) : '',
    rating: typeof rating === 'number' && rating > 0 && rating <= RATING_MAX ? Math.round(rating) : 0,
  };
}

export function writeFeedbackDraft(draft: FeedbackDraft): void {
  writeLocal(KEY, JSON.stringify(draft));
}

export function clearFeedbackDraft(): void {
  removeLocal(KEY);
}

/** Spec §5: type, subject and message are required; the rating is sent only when above 0. Null when one is missing. */
export function inputOf({ type, subject, message, rating }: FeedbackDraft): FeedbackInput | null {
  if (type === null || subject.trim() === '' || message.trim() === '') return null;
  return { type, subject: subject.trim(), message: message.trim(), ...(rating > 0 ? { rating } : {}) };
}

function parsed(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
