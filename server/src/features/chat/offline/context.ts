import type { OfflineContext } from '@cafune/contract/chat/offline';
import { publicCard } from '@cafune/dialogue';
import type { Queryable } from '../../../platform/db/database.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { CharacterCard } from '../../../providers/text/port.ts';
import { type ReadDeps, requireConversation } from '../conversations.ts';
import type { ChatDeps } from '../deps.ts';
import * as store from './store.ts';

type Deps = ReadDeps & Pick<ChatDeps, 'findFirstName'>;
type Place = { conversationId: string; accountId: string };
/** The end of a conversation, and who she is there. */
export type End = { row: store.EndRow; character: CharacterCard };

/**
 * What the engine needs on the device of the person whose conversation it is.
 * @throws AppError request.not-found, chat.conversation-deleted, safety.age-not-verified and its kin
 */
export async function readOfflineContext(deps: Deps, session: Session, id: string): Promise<OfflineContext> {
  const conversation = await requireConversation(deps, session, id);
  const place = { conversationId: conversation.id, accountId: session.accountId };
  const [{ row, character }, personName] = await Promise.all([
    readEnd(deps, deps.db, place),
    deps.findFirstName(session.accountId),
  ]);
  return {
    character: publicCard(character),
    personName: personName ?? null,
    facts: row.may_remember ? row.facts.map(({ relation, value }) => ({ relation, value })) : null,
    pinned: row.may_remember ? row.pinned.map(({ value }) => value) : [],
    state: row.engine_state,
    used: row.engine_used,
  };
}

/** The end of a conversation that is known to be the account's. */
export async function readEnd(deps: Pick<Deps, 'readVersions'>, db: Queryable, place: Place): Promise<End> {
  const row = await db.get(store.selectEnd, [place.conversationId, place.accountId]);
  const [version] = await deps.readVersions([{ avatarId: row.avatar_id, version: row.avatar_version }], db);
  if (!version) throw new Error('a conversation without its character');
  return { row, character: version.character };
}
