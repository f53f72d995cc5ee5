import type { FeedbackInput } from '@cafune/contract/feedback';
import type { AppDeps } from '../../deps.ts';
import { newId } from '../../platform/ids.ts';
import * as store from './store.ts';

/** Keeps a message about the product. `accountId` is undefined for a visitor without a session. */
export async function sendFeedback(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  accountId: string | undefined,
  input: FeedbackInput,
): Promise<void> {
  const { type, subject, message, rating } = input;
  await deps.db.run(store.insertFeedback, [
    newId(),
    accountId ?? null,
    type,
    subject,
    message,
    rating ?? null,
    deps.clock.now(),
  ]);
}
