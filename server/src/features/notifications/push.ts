import type { PushSubscriptionInput } from '@cafune/contract/notifications';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import type { NotificationDeps } from './deps.ts';
import { type KindName, NOTIFICATION_KINDS } from './notification-kinds.ts';
import { isQuiet, isWanted } from './policy.ts';
import { readSettings } from './settings.ts';
import * as store from './store.ts';

/** Browsers one account may have; of more, the oldest is forgotten. */
const SUBSCRIPTIONS_PER_ACCOUNT = 20;
/** A push that could not be delivered for this long is old news; the queue's pauses make it six or seven tries. */
const PUSH_LIFETIME_MS = 10 * 60_000;

/**
 * Keeps a browser's subscription for as long as this session lives. Only addresses of known push services are taken, and
 * nothing is connected to here (abuse suite D08).
 * @throws AppError notifications.invalid-endpoint
 */
export async function subscribePush(
  deps: Pick<NotificationDeps, 'db' | 'clock' | 'pushService'>,
  session: Session,
  input: PushSubscriptionInput,
): Promise<void> {
  const { endpoint } = input;
  const { p256dh, auth } = input.keys;
  if (!deps.pushService.accepts({ endpoint, p256dh, auth })) throw new AppError('notifications.invalid-endpoint');
  await deps.db.transaction(async (tx) => {
    const values = [endpoint, session.accountId, session.id, p256dh, auth, deps.clock.now()];
    await tx.run(store.upsertSubscription, values);
    await tx.run(store.deleteOldestSubscriptions, [session.accountId, SUBSCRIPTIONS_PER_ACCOUNT]);
  });
}

export async function unsubscribePush(
  deps: Pick<NotificationDeps, 'db'>,
  accountId: string,
  endpoint: string,
): Promise<void> {
  await deps.db.run(store.deleteSubscription, [endpoint, accountId]);
}

export type PushWork = { notificationId: string; endpoint: string };

/**
 * Pushes one notice to one browser: title, a line and where it leads, never what somebody wrote. Asks again what may have
 * changed since it was queued: read already, turned off, quiet hours (abuse suite I05), session over.
 * @throws PushError when it may work later; the queue tries again
 */
export async function sendPush(deps: NotificationDeps, work: PushWork): Promise<void> {
  const row = await deps.db.find(store.selectPush, [work.endpoint, work.notificationId]);
  if (!row) return;
  const kind = NOTIFICATION_KINDS[row.kind as KindName];
  if (kind.push === null) return;
  const live = await deps.sessions.listLive([row.session_id]);
  if (live.length === 0) {
    await deps.db.run(store.deleteSubscriptionsOfSessions, [[row.session_id]]);
    return;
  }
  const now = deps.clock.now();
  const settings = await readSettings(deps.db, row.account_id);
  const isOld = now.getTime() - row.created_at.getTime() > PUSH_LIFETIME_MS;
  if (isOld || !isWanted(settings, kind.setting) || isQuiet(settings.quietHours, now)) return;
  const { line } = kind.push;
  const outcome = await deps.pushService.send(
    await deps.readPushKeys(),
    { endpoint: work.endpoint, p256dh: row.p256dh, auth: row.auth },
    {
      title: row.title,
      body: line === 'message' ? row.message : line,
      actionUrl: row.action_url,
      tag: row.dedupe_key ?? work.notificationId,
    },
  );
  if (outcome === 'gone') await deps.db.run(store.deleteSubscription, [work.endpoint, row.account_id]);
}

const SESSIONS_AT_ONCE = 1_000;

/** Forgets the browsers of sessions that are over. */
export async function forgetDeadSubscriptions(deps: Pick<NotificationDeps, 'db' | 'sessions'>): Promise<void> {
  const ids = (await deps.db.all(store.selectSubscriptionSessions)).map((row) => row.session_id);
  for (let start = 0; start < ids.length; start += SESSIONS_AT_ONCE) {
    const asked = ids.slice(start, start + SESSIONS_AT_ONCE);
    const live = new Set(await deps.sessions.listLive(asked));
    await deps.db.run(store.deleteSubscriptionsOfSessions, [asked.filter((id) => !live.has(id))]);
  }
}

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'notifications-push': PushWork;
  }
}
