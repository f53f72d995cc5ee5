/** Suggestions that were written and paid. */
import type { HelpField } from '@cafune/contract/avatars/creation';
import { statement } from '../../../platform/db/database.ts';

export type HelpRow = {
  input_hash: Buffer;
  suggestions: Partial<Record<HelpField, string>>;
  price_coins: number;
};

export const selectHelp = statement<HelpRow>(
  'avatars.select-help',
  'SELECT input_hash, suggestions, price_coins FROM avatar_helps WHERE account_id = $1 AND id = $2',
);
/** No row when the same request was answered meanwhile. */
export const insertHelp = statement(
  'avatars.insert-help',
  `INSERT INTO avatar_helps (account_id, id, input_hash, suggestions, price_coins, created_at)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
);
export const pruneHelps = statement(
  'avatars.prune-helps',
  `DELETE FROM avatar_helps WHERE created_at < $1::timestamptz - interval '30 days'`,
);
