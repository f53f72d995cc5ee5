import type { GiftId } from '@cafune/contract/chat/gifts';
import { statement } from '../../platform/db/database.ts';

export type GiftRow = { id: GiftId; name: string; price_coins: number };
export const selectGifts = statement<GiftRow>(
  'gifts.select-gifts',
  'SELECT id, name, price_coins FROM gifts ORDER BY price_coins, position',
);
export const selectGift = statement<GiftRow>(
  'gifts.select-gift',
  'SELECT id, name, price_coins FROM gifts WHERE id = $1',
);
export const updateGift = statement(
  'gifts.update-gift',
  'UPDATE gifts SET price_coins = $2 WHERE id = $1 AND price_coins = $3',
);

export const selectSent = statement<{ gift_id: string; conversation_id: string }>(
  'gifts.select-sent',
  'SELECT gift_id, conversation_id FROM gifts_sent WHERE account_id = $1 AND client_id = $2',
);
export const insertSent = statement(
  'gifts.insert-sent',
  `INSERT INTO gifts_sent (account_id, client_id, gift_id, avatar_id, conversation_id, message_id, price_coins, sent_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export type SentRow = GiftRow & { message_id: string; conversation_id: string; sent_at: Date };
/** Newest first; messages' ids grow with time, so a page begins after the last one's. */
export const selectSentPage = statement<SentRow>(
  'gifts.select-sent-page',
  `SELECT g.id, g.name, s.price_coins, s.message_id, s.conversation_id, s.sent_at FROM gifts_sent s JOIN gifts g ON g.id = s.gift_id
   WHERE s.account_id = $1 AND ($2::uuid IS NULL OR s.message_id < $2) ORDER BY s.message_id DESC LIMIT $3`,
);
