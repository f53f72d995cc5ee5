import type { Fork } from '@cafune/contract/chat/branches';
import type { Session } from '../../../platform/session/session.ts';
import { type ReadDeps, requireConversation } from '../conversations.ts';
import * as store from './store.ts';

type Link = { id: string; parent_id: string | null; parent_variant: number | null };

/** Where a conversation parts, for its map. @throws AppError request.not-found, chat.conversation-deleted */
export async function listForks(deps: ReadDeps, session: Session, conversationId: string): Promise<Fork[]> {
  const { id } = await requireConversation(deps, session, conversationId);
  const [forks, links] = await Promise.all([
    deps.db.all(store.selectForks, [id]),
    deps.db.all(store.selectLinks, [id]),
  ]);
  const sizes = countFollowing(links);
  const parentOf = findParents(forks, links);
  return forks.map((row) => ({
    messageId: row.id,
    seq: row.seq,
    role: row.role,
    parent: parentOf(row),
    isOnPath: row.on_path,
    alternatives: row.alternatives.map((alternative) => ({
      variant: alternative.variant,
      excerpt: alternative.excerpt,
      isEdited: alternative.origin === 'edited',
      isActive: alternative.variant === row.active_variant,
      createdAt: new Date(alternative.created_at).toISOString(),
      messageCount: sizes.get(keyOf(row.id, alternative.variant)) ?? 0,
    })),
  }));
}

function keyOf(id: string | null, variant: number | null): string {
  return `${id}/${variant}`;
}

/** How many messages follow each variant, over all branches; `links` come parents first. */
function countFollowing(links: readonly Link[]): Map<string, number> {
  const ofTurn = new Map<string, number>();
  const ofVariant = new Map<string, number>();
  for (const link of links.toReversed()) {
    const size = 1 + (ofTurn.get(link.id) ?? 0);
    ofVariant.set(keyOf(link.parent_id, link.parent_variant), size);
    if (link.parent_id) ofTurn.set(link.parent_id, (ofTurn.get(link.parent_id) ?? 0) + size);
  }
  return ofVariant;
}

/** The nearest fork above each fork. */
function findParents(forks: readonly store.ForkRow[], links: readonly Link[]) {
  const forkIds = new Set(forks.map((fork) => fork.id));
  const byId = new Map(links.map((link) => [link.id, link]));
  return (fork: store.ForkRow): Fork['parent'] => {
    for (let link = byId.get(fork.id); link?.parent_id; link = byId.get(link.parent_id))
      if (forkIds.has(link.parent_id)) return { messageId: link.parent_id, variant: link.parent_variant ?? 1 };
    return null;
  };
}
