/** Portraits that were painted and paid. */
import { statement } from '../../../platform/db/database.ts';

export type PaintingRow = { hash: string; input_hash: Buffer; price_coins: number };

export const selectPainting = statement<PaintingRow>(
  'avatars.select-painting',
  'SELECT hash, input_hash, price_coins FROM paintings WHERE account_id = $1 AND request_id = $2',
);
/** No row when the same request was answered meanwhile. Its picture has to follow in the same transaction. */
export const insertPainting = statement(
  'avatars.insert-painting',
  `INSERT INTO paintings (account_id, request_id, hash, input_hash, price_coins, created_at)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
);
/** The same bytes again are the same picture. */
export const insertPicture = statement(
  'avatars.insert-picture',
  'INSERT INTO portraits (hash, params, picture, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
);
export const hasPainting = statement<{ exists: boolean }>(
  'avatars.has-painting',
  'SELECT EXISTS (SELECT 1 FROM paintings WHERE account_id = $1 AND hash = $2)',
);
