import { AFFINITY_LEVELS, type AffinityCause, type Relationship } from '@cafune/contract/chat/memory';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { Session } from '../../../platform/session/session.ts';
import type { ChatDeps } from '../deps.ts';
import { moodOf, readKindness } from './mood.ts';
import * as store from './store.ts';

type Deps = Pick<ChatDeps, 'db' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;
/** Her mood is of the moment: after half a day of quiet there is none to speak of, and she is never hurt by an absence. */
const MOOD_LASTS_MS = 12 * 60 * 60_000;

/** What each cause is worth, and how often it counts in 24 hours, so that points follow days and not keys pressed. */
const CAUSES: Readonly<Record<AffinityCause, { points: number; atMost: number }>> = {
  'first-of-day': { points: 3, atMost: 1 },
  talk: { points: 1, atMost: 10 },
  shared: { points: 2, atMost: 5 },
  reaction: { points: 1, atMost: 3 },
  kindness: { points: 1, atMost: 3 },
  care: { points: 2, atMost: 2 },
  gift: { points: 5, atMost: 10 },
};

export type Growth = { accountId: string; avatarId: string; cause: AffinityCause; key: string };

/** Counts what brings them closer, once for each key; nothing ever takes points away. */
export async function grow(db: Queryable, growth: Growth, now: Date): Promise<void> {
  const { points, atMost } = CAUSES[growth.cause];
  const since = new Date(now.getTime() - DAY_MS);
  const { accountId, avatarId, cause, key } = growth;
  await db.all(store.addPoints, [accountId, avatarId, cause, key, points, atMost, since, now]);
}

/** How what was answered leaves her; with the end of the reply, so that who reads it then reads what is so. */
export async function leaveMood(
  tx: Transaction,
  reply: { accountId: string; messageId: string },
  now: Date,
): Promise<void> {
  const answered = await tx.find(store.selectAnswered, [reply.messageId]);
  if (!answered?.text) return;
  const mood = answered.is_gift ? 'carinhosa' : moodOf(answered.text);
  await tx.run(store.setMood, [reply.accountId, answered.avatar_id, mood, now]);
}

/** After a reply: what the exchange was worth. */
export async function followReply(
  deps: Deps,
  reply: { accountId: string; messageId: string; factCount: number },
): Promise<void> {
  const answered = await deps.db.find(store.selectAnswered, [reply.messageId]);
  if (!answered?.text) return;
  const now = deps.clock.now();
  const pair = { accountId: reply.accountId, avatarId: answered.avatar_id };
  const { messageId: key } = reply;
  await grow(deps.db, { ...pair, cause: 'first-of-day', key: now.toISOString().slice(0, 10) }, now);
  await grow(deps.db, { ...pair, cause: 'talk', key }, now);
  if (reply.factCount > 0) await grow(deps.db, { ...pair, cause: 'shared', key }, now);
  if (readKindness(answered.text)) await grow(deps.db, { ...pair, cause: 'kindness', key }, now);
}

/** How close they are, and why; for two who never talked, the beginning. */
export async function readRelationship(deps: Deps, session: Session, avatarId: string): Promise<Relationship> {
  const values = [session.accountId, avatarId];
  const [row, events, { count }] = await Promise.all([
    deps.db.find(store.selectRelationship, values),
    deps.db.all(store.selectRecentEvents, values),
    deps.db.get(store.countMessages, values),
  ]);
  const points = row?.points ?? 0;
  const level = AFFINITY_LEVELS.findLast((candidate) => points >= candidate.fromPoints) ?? AFFINITY_LEVELS[0];
  const isMoodFresh = row !== undefined && deps.clock.now().getTime() - row.mood_at.getTime() < MOOD_LASTS_MS;
  return {
    points,
    level: level.level,
    nextLevelAt: AFFINITY_LEVELS.find((candidate) => candidate.fromPoints > points)?.fromPoints ?? null,
    mood: isMoodFresh ? row.mood : null,
    messageCount: count,
    since: row?.since.toISOString() ?? null,
    recent: events.map((event) => ({ cause: event.cause, points: event.points, at: event.created_at.toISOString() })),
  };
}
