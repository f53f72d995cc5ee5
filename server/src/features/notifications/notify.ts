import type { Transaction } from '../../platform/db/database.ts';
import { derivedId, newId } from '../../platform/ids.ts';
import { listLivingAccounts } from '../auth/index.ts';
import type { NotificationDeps } from './deps.ts';
import { type KindData, type KindName, NOTIFICATION_KINDS } from './notification-kinds.ts';
import { isWanted } from './policy.ts';
import { readSettings } from './settings.ts';
import * as store from './store.ts';

/** Something new about the same subject is pushed again only when the last one is this old. */
const PUSH_AGAIN_MS = 10 * 60_000;

export type NotifyInput = {
  [Name in KindName]: {
    accountId: string;
    kind: Name;
    data: KindData[Name];
    /** What it comes of, where that may be told twice: the same cause makes one notice. */
    cause?: string;
  };
}[KindName];

/**
 * Tells a person something, in the transaction in which it happens: list, live events and push follow from it. A notice
 * about the same that was not read yet is renewed instead of multiplied; nothing is made of what the person turned off.
 */
export async function notify(
  deps: Pick<NotificationDeps, 'clock' | 'outbox' | 'queue'>,
  tx: Transaction,
  input: NotifyInput,
): Promise<void> {
  const { accountId } = input;
  // What happens to an account that was deleted, coins that expire for instance, is told to nobody.
  if (!(await listLivingAccounts(tx, [accountId])).has(accountId)) return;
  const kind = NOTIFICATION_KINDS[input.kind];
  if (!isWanted(await readSettings(tx, accountId), kind.setting)) return;
  const now = deps.clock.now();
  const { title, message, description, actionUrl, subject } = kind.compose(input.data as never);
  const made = await tx.find(store.insertNotification, [
    input.cause === undefined ? newId() : derivedId('notification', input.kind, accountId, input.cause),
    accountId,
    input.kind,
    kind.type,
    kind.systemType,
    title,
    message,
    description,
    actionUrl,
    subject,
    now,
  ]);
  if (!made) return;
  await deps.outbox.add(tx, 'notifications.changed', { accountId });
  const isNews = made.replaced_at === null || now.getTime() - made.replaced_at.getTime() > PUSH_AGAIN_MS;
  if (kind.push === null || !isNews) return;
  for (const { endpoint } of await tx.all(store.selectEndpoints, [accountId]))
    await deps.queue.add(tx, 'notifications-push', { notificationId: made.id, endpoint });
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** An account's list changed. */
    'notifications.changed': { accountId: string };
  }
}
