/** Photos in conversations and voices of messages. */
import type { Attachment } from '@cafune/contract/chat';
import { statement } from '../../../platform/db/database.ts';

export const selectPhoto = statement<{ turn_id: string; conversation_id: string; wish: unknown }>(
  'chat.select-photo',
  `SELECT p.turn_id, t.conversation_id, p.wish FROM chat_photos p JOIN turns t ON t.id = p.turn_id WHERE p.account_id = $1 AND p.client_id = $2`,
);
export const insertPhoto = statement(
  'chat.insert-photo',
  'INSERT INTO chat_photos (account_id, client_id, turn_id, wish, price_coins, created_at) VALUES ($1, $2, $3, $4::jsonb, $5, $6)',
);
/** Her message with a picture, at the end of the way on screen. */
export const insertPhotoTurn = statement(
  'chat.insert-photo-turn',
  `WITH leaf AS (
     SELECT id, active_variant FROM turns WHERE conversation_id = $2::uuid AND on_path ORDER BY seq DESC LIMIT 1
   ), turn AS (
     INSERT INTO turns (id, conversation_id, account_id, parent_id, parent_variant, role, seq, attachment, created_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, (SELECT id FROM leaf), (SELECT active_variant FROM leaf), 'character', $4::bigint, $6::jsonb,
       $7::timestamptz) RETURNING id
   )
   INSERT INTO variants (turn_id, ordinal, origin, text, status, created_at, finished_at)
   SELECT id, 1, 'photo', $5::text, 'complete', $7::timestamptz, $7::timestamptz FROM turn`,
);
export type PhotoRow = {
  id: string;
  conversation_id: string;
  avatar_version: number;
  attachment: Attachment;
  created_at: Date;
};
export const selectPhotos = statement<PhotoRow>(
  'chat.select-photos',
  `SELECT t.id, t.conversation_id, c.avatar_version, t.attachment, t.created_at FROM conversations c JOIN turns t ON t.conversation_id = c.id
   WHERE c.account_id = $1 AND c.avatar_id = $2 AND c.deleted_at IS NULL AND t.deleted_at IS NULL AND t.attachment ->> 'kind' = 'photo'
   ORDER BY t.created_at DESC LIMIT 100`,
);
/** Captions this person has had from her. */
export const selectCaptions = statement<{ text: string }>(
  'chat.select-captions',
  `SELECT v.text FROM chat_photos p JOIN turns t ON t.id = p.turn_id JOIN conversations c ON c.id = t.conversation_id
   JOIN variants v ON v.turn_id = t.id AND v.ordinal = 1 WHERE p.account_id = $1 AND c.avatar_id = $2`,
);

export const selectVoice = statement<{ price_coins: number }>(
  'chat.select-voice',
  'SELECT price_coins FROM chat_voices WHERE turn_id = $1 AND ordinal = $2',
);
export const insertVoice = statement(
  'chat.insert-voice',
  'INSERT INTO chat_voices (turn_id, ordinal, account_id, price_coins, paid_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
);
