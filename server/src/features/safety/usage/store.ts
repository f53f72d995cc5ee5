/** The daily limits people set themselves. */
import { statement } from '../../../platform/db/database.ts';

export type UsageLimitRow = { messages: number | null; next_messages: number | null; next_at: Date | null };
export const selectUsageLimit = statement<UsageLimitRow>(
  'safety.select-usage-limit',
  'SELECT messages, next_messages, next_at FROM usage_limits WHERE account_id = $1',
);
/** What an account asks of its limit, one after the other. */
export const lockUsageLimit = statement(
  'safety.lock-usage-limit',
  'SELECT pg_advisory_xact_lock(hashtextextended($1::text, 7203124))',
);
export const upsertUsageLimit = statement(
  'safety.upsert-usage-limit',
  `INSERT INTO usage_limits (account_id, messages, next_messages, next_at, changed_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (account_id) DO UPDATE SET messages = excluded.messages, next_messages = excluded.next_messages, next_at = excluded.next_at,
     changed_at = excluded.changed_at`,
);
