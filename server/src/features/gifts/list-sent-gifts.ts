import type { SentGift } from '@cafune/contract/chat/gifts';
import { Id } from '@cafune/contract/core/ids';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { type ChatActionDeps, readPlaces } from '../chat/index.ts';
import * as store from './store.ts';

/** What the person gave, newest first, with whom it was for as she is in that conversation. @throws AppError request.invalid */
export async function listSentGifts(
  deps: Pick<ChatActionDeps, 'db' | 'readVersions'>,
  { accountId }: Session,
  page: { cursor: string | undefined; limit: number },
): Promise<{ items: SentGift[]; nextCursor: string | null }> {
  const after = page.cursor || null;
  if (after !== null && !Id.safeParse(after).success) throw new AppError('request.invalid');
  const rows = await deps.db.all(store.selectSentPage, [accountId, after, page.limit + 1]);
  const shown = rows.slice(0, page.limit);
  const places = await readPlaces(deps, accountId, [...new Set(shown.map((row) => row.conversation_id))]);
  return {
    items: shown.map((row) => {
      const place = places.get(row.conversation_id);
      return {
        id: row.message_id,
        gift: { id: row.id, name: row.name, priceCoins: row.price_coins },
        avatar: place?.avatar ?? null,
        conversationId: place?.isOpen === true ? row.conversation_id : null,
        sentAt: row.sent_at.toISOString(),
      };
    }),
    nextCursor: rows.length > page.limit ? (shown.at(-1)?.message_id ?? null) : null,
  };
}
