import { isWithin, readViewerLevel } from '../safety/index.ts';
import type { ReadDeps } from './conversations.ts';
import * as store from './store.ts';

/** A character's whole reply, as those outside the conversation hear of it. */
export type FinishedReply = {
  messageId: string;
  conversationId: string;
  accountId: string;
  avatarId: string;
  /** Her name and face. */
  name: string;
  imageUrl: string;
  text: string;
  /** She wrote first. */
  isReachingOut: boolean;
  finishedAt: Date;
};
export type FinishedReplyDeps = ReadDeps;

/** Of a conversation that is still there; undefined when it was deleted, or the reply is being written again. */
export async function findFinishedReply(
  deps: FinishedReplyDeps,
  accountId: string,
  messageId: string,
): Promise<FinishedReply | undefined> {
  return (await describe(deps, accountId, await deps.db.all(store.selectFinishedReply, [messageId, accountId])))[0];
}

/** Replies of the account's conversations that ended after `since`, oldest first; greetings are not replies. */
export async function listFinishedReplies(
  deps: FinishedReplyDeps,
  accountId: string,
  page: { since: Date; limit: number },
): Promise<FinishedReply[]> {
  return describe(deps, accountId, await deps.db.all(store.selectFinishedReplies, [accountId, page.since, page.limit]));
}

/** What the person may not read now is not told either. */
async function describe(
  deps: FinishedReplyDeps,
  accountId: string,
  rows: readonly store.FinishedReplyRow[],
): Promise<FinishedReply[]> {
  if (rows.length === 0) return [];
  const level = await readViewerLevel(deps, accountId);
  const refs = rows.map((row) => ({ avatarId: row.avatar_id, version: row.avatar_version }));
  const versions = await deps.readVersions(refs);
  return rows.flatMap((row, index) => {
    const version = versions[index];
    if (!version || !isWithin(version.level, level)) return [];
    const { card } = version;
    return {
      messageId: row.id,
      conversationId: row.conversation_id,
      accountId: row.account_id,
      avatarId: row.avatar_id,
      name: card.name,
      imageUrl: card.images.face160,
      text: row.text,
      isReachingOut: row.origin === 'proactive',
      finishedAt: row.finished_at,
    };
  });
}
