import { statement } from '../../../platform/db/database.ts';

/** A client id is on what people write, and on nothing else; `turns_said` holds them by account and time. */
export const countSaid = statement<{ said: number }>(
  'chat.count-said',
  'SELECT count(*)::int AS said FROM turns WHERE account_id = $1 AND client_id IS NOT NULL AND created_at >= $2',
);
