import type { FoundMessage } from '@cafune/contract/chat/reading';
import type { Session } from '../../../platform/session/session.ts';
import { type ReadDeps, requireConversation } from '../conversations.ts';
import * as store from './store.ts';

/** Characters shown before and after what was found. */
const AROUND = { before: 40, after: 80 };

export type Search = { conversationId: string; q: string; before?: number | undefined; limit: number };

/**
 * Messages on screen that hold the words, whatever their accents and case; the newest first.
 * @throws AppError request.not-found, chat.conversation-deleted
 */
export async function searchMessages(
  deps: ReadDeps,
  session: Session,
  search: Search,
): Promise<{ items: FoundMessage[]; total: number; hasMore: boolean }> {
  const { id } = await requireConversation(deps, session, search.conversationId);
  const { folded } = await deps.db.get(store.foldSearch, [search.q.normalize('NFC').trim()]);
  if (folded === '') return { items: [], total: 0, hasMore: false };
  const before = search.before ?? Number.MAX_SAFE_INTEGER;
  const rows = await deps.db.all(store.searchMessages, [id, folded, before, search.limit + 1]);
  const length = [...folded].length;
  const items = rows.slice(0, search.limit).map((row) => describe(row, length));
  return { items, total: rows[0]?.total ?? 0, hasMore: rows.length > search.limit };
}

function describe(row: store.FoundRow, length: number): FoundMessage {
  const characters = [...row.text];
  const at = row.position - 1;
  const from = Math.max(0, at - AROUND.before);
  const lead = from > 0 ? '…' : '';
  const until = at + length + AROUND.after;
  const tail = until < characters.length ? '…' : '';
  const before = lead + characters.slice(from, at).join('');
  const found = characters.slice(at, at + length).join('');
  return {
    messageId: row.id,
    seq: row.seq,
    role: row.role,
    excerpt: before + found + characters.slice(at + length, until).join('') + tail,
    start: before.length,
    length: found.length,
    createdAt: row.created_at.toISOString(),
  };
}
