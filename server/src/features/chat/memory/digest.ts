import { createHash } from 'node:crypto';
import { newId } from '../../../platform/ids.ts';
import type { ChatDeps } from '../deps.ts';
import { mayRemember, readProviderConsent } from './consent.ts';
import { type Origin, remember } from './remember.ts';
import * as store from './store.ts';

/** Messages after the last summary from which on there is a new one, and how many of them it covers: the newest are still fresh. */
const DIGEST_FROM = 30;
const DIGEST_COVERS = 24;
const DIGEST_TIMEOUT_MS = 60_000;
const SUMMARY_MAX_LENGTH = 300;

type Deps = Pick<ChatDeps, 'db' | 'clock' | 'textModel'>;

/** Whether so much was said since the last summary that it is time for another. */
export async function isDigestDue(deps: Deps, conversationId: string): Promise<boolean> {
  const { count } = await deps.db.get(store.countUndigested, [conversationId]);
  return count >= DIGEST_FROM;
}

/**
 * Sums up a stretch of a conversation as an episode, and remembers what it told of the person. The same stretch again changes
 * nothing. A reply never waits for it, nor fails because of it (chat.md "Memory").
 */
export async function digest(deps: Deps, conversationId: string): Promise<void> {
  const rows = await deps.db.all(store.selectUndigested, [conversationId, DIGEST_COVERS]);
  const [first] = rows;
  if (!first || rows.length < DIGEST_COVERS) return;
  const { account_id: accountId, avatar_id: avatarId } = first;
  if (!(await mayRemember(deps.db, accountId)) || !(await mayBeRead(deps, accountId))) return;
  const signal = AbortSignal.timeout(DIGEST_TIMEOUT_MS);
  const messages = rows.map(({ role, text }) => ({ role, text }));
  const { summary, facts } = await deps.textModel.digest({ messages }, signal);
  const text = summary.slice(0, SUMMARY_MAX_LENGTH);
  const ids = rows.map((row) => row.turn_id);
  const key = createHash('sha256').update(ids.join()).digest('base64url');
  const ordinals = rows.map((row) => row.ordinal);
  await deps.db.run(store.insertEpisode, [newId(), accountId, avatarId, text, key, deps.clock.now(), ids, ordinals]);
  for (const { message, ...fact } of facts) {
    const row = rows[message];
    if (row?.role === 'person') await remember(deps, [fact], originOf(row, conversationId));
  }
}

async function mayBeRead(deps: Deps, accountId: string): Promise<boolean> {
  const { leavesFor } = deps.textModel;
  if (leavesFor === undefined) return true;
  return (await readProviderConsent(deps.db, accountId, { leaving: 'model', provider: leavesFor })) === 'granted';
}

function originOf(row: store.UndigestedRow, conversationId: string): Origin {
  const { account_id: accountId, avatar_id: avatarId, turn_id: turnId, ordinal: variant } = row;
  return { accountId, avatarId, conversationId, turnId, variant };
}

declare module '../../../platform/queue/queue.ts' {
  interface Jobs {
    'chat-digest': { conversationId: string };
  }
}
