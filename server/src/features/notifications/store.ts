import { type Queryable, statement } from '../../platform/db/database.ts';

export type NotificationRow = {
  id: string;
  account_id: string;
  type: string;
  system_type: string | null;
  title: string;
  message: string;
  description: string;
  action_url: string | null;
  created_at: Date;
  read_at: Date | null;
};
const NOTIFICATION =
  'n.id, n.account_id, n.type, n.system_type, n.title, n.message, n.description, n.action_url, n.created_at, n.read_at';

/** The newest of several accounts at once, each with as many as it asked for. */
const selectNewest = statement<NotificationRow & { place: number }>(
  'notifications.select-newest',
  `SELECT ${NOTIFICATION}, asked.place FROM unnest($1::uuid[], $2::int[]) WITH ORDINALITY AS asked (account_id, wanted, place)
   CROSS JOIN LATERAL (SELECT * FROM notifications l WHERE l.account_id = asked.account_id
     ORDER BY l.created_at DESC, l.id DESC LIMIT asked.wanted) n
   ORDER BY asked.place, n.created_at DESC, n.id DESC`,
);

/** Asked for as `account:limit`. */
export async function loadNewest(db: Queryable, asked: readonly string[]): Promise<Map<string, NotificationRow[]>> {
  const parts = asked.map((key) => key.split(':'));
  const rows = await db.all(selectNewest, [parts.map(([id]) => id), parts.map(([, limit]) => Number(limit))]);
  const found = new Map<string, NotificationRow[]>();
  for (const row of rows) {
    const key = asked[row.place - 1] ?? '';
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return found;
}

export const selectBefore = statement<NotificationRow>(
  'notifications.select-before',
  `SELECT ${NOTIFICATION} FROM notifications n WHERE n.account_id = $1
     AND (n.created_at, n.id) < (SELECT b.created_at, b.id FROM notifications b WHERE b.id = $2 AND b.account_id = $1)
   ORDER BY n.created_at DESC, n.id DESC LIMIT $3`,
);

const selectSystem = statement<NotificationRow>(
  'notifications.select-system',
  `SELECT ${NOTIFICATION} FROM notifications n
   WHERE n.account_id = ANY($1::uuid[]) AND n.system_type IS NOT NULL AND n.read_at IS NULL AND n.created_at > $2
   ORDER BY n.created_at DESC, n.id DESC`,
);

/** Unread system notifications after an instant, by account, newest first. */
export async function loadSystem(
  db: Queryable,
  accountIds: readonly string[],
  since: Date,
): Promise<Map<string, NotificationRow[]>> {
  const rows = await db.all(selectSystem, [accountIds, since]);
  const found = new Map<string, NotificationRow[]>();
  for (const row of rows) found.set(row.account_id, [...(found.get(row.account_id) ?? []), row]);
  return found;
}

/** No row: not this account's. `changed` is 0 when it had been read before. */
export const markRead = statement<{ changed: number }>(
  'notifications.mark-read',
  `WITH own AS (SELECT id FROM notifications WHERE id = $1 AND account_id = $2),
     changed AS (UPDATE notifications SET read_at = $3 WHERE id = $1 AND account_id = $2 AND read_at IS NULL RETURNING 1)
   SELECT (SELECT count(*) FROM changed)::int AS changed FROM own`,
);
export const deleteSubject = statement(
  'notifications.delete-subject',
  'DELETE FROM notifications WHERE account_id = $1 AND dedupe_key = $2',
);

/**
 * Adds one, or puts it in the place of the unread one about the same. No row when it had been made before (`id` says what
 * it comes of). `replaced_at` is when the one it replaces was made.
 */
export const insertNotification = statement<{ id: string; replaced_at: Date | null }>(
  'notifications.insert-notification',
  `WITH replaced AS (SELECT created_at FROM notifications WHERE account_id = $2::uuid AND dedupe_key = $10::text AND read_at IS NULL)
   INSERT INTO notifications AS n (id, account_id, kind, type, system_type, title, message, description, action_url, dedupe_key, created_at)
   SELECT $1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $9::text, $10::text, $11::timestamptz
   WHERE NOT EXISTS (SELECT 1 FROM notifications WHERE id = $1::uuid)
   ON CONFLICT (account_id, dedupe_key) WHERE read_at IS NULL AND dedupe_key IS NOT NULL
   DO UPDATE SET kind = excluded.kind, type = excluded.type, system_type = excluded.system_type, title = excluded.title,
     message = excluded.message, description = excluded.description, action_url = excluded.action_url, created_at = excluded.created_at
   RETURNING n.id, (SELECT created_at FROM replaced) AS replaced_at`,
);

export type SettingsRow = {
  wants_messages: boolean;
  wants_rewards: boolean;
  wants_promos: boolean;
  quiet_from: string | null;
  quiet_to: string | null;
};
const SETTINGS = 'wants_messages, wants_rewards, wants_promos, quiet_from, quiet_to';
export const selectSettings = statement<SettingsRow>(
  'notifications.select-settings',
  `SELECT ${SETTINGS} FROM notification_settings WHERE account_id = $1`,
);
/** `$2`–`$6` are the whole of a new row; of a row that is there, only what `$7`–`$10` name changes. */
export const upsertSettings = statement<SettingsRow>(
  'notifications.upsert-settings',
  `INSERT INTO notification_settings AS s (account_id, ${SETTINGS}) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (account_id) DO UPDATE SET
     wants_messages = CASE WHEN $7 THEN excluded.wants_messages ELSE s.wants_messages END,
     wants_rewards = CASE WHEN $8 THEN excluded.wants_rewards ELSE s.wants_rewards END,
     wants_promos = CASE WHEN $9 THEN excluded.wants_promos ELSE s.wants_promos END,
     quiet_from = CASE WHEN $10 THEN excluded.quiet_from ELSE s.quiet_from END,
     quiet_to = CASE WHEN $10 THEN excluded.quiet_to ELSE s.quiet_to END
   RETURNING ${SETTINGS}`,
);

const selectLow = statement<{ account_id: string }>(
  'notifications.select-low',
  'SELECT account_id FROM notification_balances WHERE account_id = ANY($1::uuid[]) AND is_low',
);
/** Of these accounts, those whose balance was last seen below the warning. */
export async function loadLow(db: Queryable, accountIds: readonly string[]): Promise<Map<string, true>> {
  const rows = await db.all(selectLow, [accountIds]);
  return new Map(rows.map((row) => [row.account_id, true]));
}
/** Locks the account's row until the transaction ends and tells what it says. */
export const lockBalance = statement<{ is_low: boolean }>(
  'notifications.lock-balance',
  `INSERT INTO notification_balances AS b (account_id, is_low) VALUES ($1, false)
   ON CONFLICT (account_id) DO UPDATE SET is_low = b.is_low RETURNING is_low`,
);
export const storeBalance = statement(
  'notifications.store-balance',
  'UPDATE notification_balances SET is_low = $2 WHERE account_id = $1',
);

/** The same address again follows whoever gave it last: a browser has one person at a time. */
export const upsertSubscription = statement(
  'notifications.upsert-subscription',
  `INSERT INTO push_subscriptions (endpoint, account_id, session_id, p256dh, auth, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (endpoint) DO UPDATE SET account_id = excluded.account_id, session_id = excluded.session_id,
     p256dh = excluded.p256dh, auth = excluded.auth, created_at = excluded.created_at`,
);
export const deleteSubscription = statement(
  'notifications.delete-subscription',
  'DELETE FROM push_subscriptions WHERE endpoint = $1 AND account_id = $2',
);
/** Keeps the newest of an account's. */
export const deleteOldestSubscriptions = statement(
  'notifications.delete-oldest-subscriptions',
  `DELETE FROM push_subscriptions WHERE account_id = $1 AND endpoint NOT IN (
     SELECT endpoint FROM push_subscriptions WHERE account_id = $1 ORDER BY created_at DESC, endpoint LIMIT $2)`,
);
export const selectEndpoints = statement<{ endpoint: string }>(
  'notifications.select-endpoints',
  'SELECT endpoint FROM push_subscriptions WHERE account_id = $1',
);
export type PushRow = {
  account_id: string;
  session_id: string;
  p256dh: string;
  auth: string;
  kind: string;
  title: string;
  message: string;
  action_url: string | null;
  dedupe_key: string | null;
  created_at: Date;
};
/** What is to be pushed where, as long as nobody has read it. */
export const selectPush = statement<PushRow>(
  'notifications.select-push',
  `SELECT s.account_id, s.session_id, s.p256dh, s.auth, n.kind, n.title, n.message, n.action_url, n.dedupe_key, n.created_at
   FROM push_subscriptions s JOIN notifications n ON n.account_id = s.account_id
   WHERE s.endpoint = $1 AND n.id = $2 AND n.read_at IS NULL`,
);
export const selectSubscriptionSessions = statement<{ session_id: string }>(
  'notifications.select-subscription-sessions',
  'SELECT DISTINCT session_id FROM push_subscriptions',
);
export const deleteSubscriptionsOfSessions = statement(
  'notifications.delete-subscriptions-of-sessions',
  'DELETE FROM push_subscriptions WHERE session_id = ANY($1::uuid[])',
);

export type PushKeysRow = { public_key: string; sealed_private_key: Buffer };
export const selectPushKeys = statement<PushKeysRow>(
  'notifications.select-push-keys',
  'SELECT public_key, sealed_private_key FROM push_keys',
);
/** `$3`: the pair that can no longer be opened and may be replaced; of two processes, one wins. */
export const insertPushKeys = statement(
  'notifications.insert-push-keys',
  `INSERT INTO push_keys AS k (public_key, sealed_private_key) VALUES ($1, $2)
   ON CONFLICT (is_only) DO UPDATE SET public_key = excluded.public_key, sealed_private_key = excluded.sealed_private_key
   WHERE k.public_key = $3`,
);
export const deleteAllSubscriptions = statement(
  'notifications.delete-all-subscriptions',
  'DELETE FROM push_subscriptions',
);

export const PRUNE_BATCH = 10_000;
/** What was read is kept for 90 days, anything for 180. */
export const pruneNotifications = statement(
  'notifications.prune-notifications',
  `DELETE FROM notifications WHERE ctid IN (SELECT ctid FROM notifications
   WHERE created_at < $1::timestamptz - interval '180 days' OR (created_at < $1::timestamptz - interval '90 days' AND read_at IS NOT NULL)
   LIMIT ${PRUNE_BATCH})`,
);
