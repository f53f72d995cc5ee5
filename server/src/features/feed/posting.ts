import type { PortraitImages } from '@cafune/contract/avatars';
import type { AppDeps } from '../../deps.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { derivedId } from '../../platform/ids.ts';
import { listPostingAvatars, type PostingAvatar } from '../avatars/index.ts';
import { HOUSE_POSTS } from './house-posts.ts';
import * as store from './store.ts';
import { type DayPart, TEMPLATES } from './templates.ts';

/** Among how many of the best liked those who post are chosen. */
const CANDIDATES = 200;
/** How many post at a time. */
const POSTS_AT_ONCE = 2;
/** Nobody posts twice within this time. */
const REST_MS = 6 * 3_600_000;

type Deps = Pick<AppDeps, 'db' | 'clock'>;
type Draft = { source: string; text: string; images: PortraitImages | null };
type Past = { sources: ReadonlySet<string>; lastAt: Date | undefined };

/** On an empty feed everybody of the house says something, so that the first visitor meets them. @returns how many did */
export async function seedFeed(deps: Deps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    await tx.all(store.lockPosting);
    if (await tx.find(store.selectAnyPost)) return 0;
    const house = (await listPostingAvatars(tx, CANDIDATES)).filter((avatar) => avatar.slug in HOUSE_POSTS);
    return writePosts(tx, house, deps.clock.now());
  });
}

/** Those who have been silent longest write one post each, hand-written ones first. @returns how many did */
export async function postSome(deps: Deps): Promise<number> {
  const now = deps.clock.now();
  if (dayPartOf(now) === 'madrugada') return 0;
  return deps.db.transaction(async (tx) => {
    await tx.all(store.lockPosting);
    const candidates = await listPostingAvatars(tx, CANDIDATES);
    const past = await readPast(tx, candidates);
    const rested = candidates.filter(({ id }) => now.getTime() - lastTime(past.get(id)) >= REST_MS);
    rested.sort((a, b) => lastTime(past.get(a.id)) - lastTime(past.get(b.id)));
    return writePosts(tx, rested.slice(0, POSTS_AT_ONCE), now);
  });
}

function lastTime(past: Past | undefined): number {
  return past?.lastAt?.getTime() ?? 0;
}

async function readPast(db: Queryable, avatars: readonly PostingAvatar[]): Promise<Map<string, Past>> {
  const rows = await db.all(store.selectPosted, [avatars.map((avatar) => avatar.id)]);
  return new Map(rows.map((row) => [row.avatar_id, { sources: new Set(row.sources), lastAt: row.last_at }]));
}

async function writePosts(tx: Transaction, avatars: readonly PostingAvatar[], now: Date): Promise<number> {
  const past = await readPast(tx, avatars);
  let written = 0;
  for (const avatar of avatars) {
    const draft = writeDraft(avatar, past.get(avatar.id)?.sources ?? new Set(), now);
    if (!draft) continue;
    // The place in the order is part of the time: no two posts of one moment change places.
    const createdAt = new Date(now.getTime() - written);
    await tx.run(store.insertPost, [
      derivedId('feed-post', `${avatar.id}:${draft.source}`),
      avatar.id,
      draft.images ? 'picture' : 'words',
      draft.text,
      draft.images && JSON.stringify(draft.images),
      draft.source,
      createdAt,
    ]);
    written += 1;
  }
  return written;
}

/** The next thing she has not said yet, or undefined when she has said all. */
function writeDraft(avatar: PostingAvatar, said: ReadonlySet<string>, now: Date): Draft | undefined {
  const house = HOUSE_POSTS[avatar.slug] ?? [];
  for (const [index, { text, moment }] of house.entries()) {
    const source = `house:${index + 1}`;
    if (said.has(source)) continue;
    const picture = moment === undefined ? undefined : avatar.gallery.find(({ label }) => label === moment);
    return { source, text, images: picture?.images ?? null };
  }
  return writeFromTemplate(avatar, said, now);
}

function writeFromTemplate(avatar: PostingAvatar, said: ReadonlySet<string>, now: Date): Draft | undefined {
  const part = dayPartOf(now);
  const start = numberOf(`${avatar.id}:${said.size}`);
  const pick = <Item>(items: readonly Item[]) => items[start % Math.max(1, items.length)];
  const inTurn = TEMPLATES.map((_, step) => TEMPLATES[(start + step) % TEMPLATES.length]).filter(
    (template) => template && !said.has(template.id) && (template.parts?.includes(part) ?? true),
  );
  for (const template of inTurn) {
    const text = template?.write(avatar, pick);
    if (!template || !text) continue;
    const picture = start % 2 === 0 ? pick(avatar.gallery) : undefined;
    return { source: template.id, text, images: picture?.images ?? null };
  }
  return undefined;
}

/** A number that is always the same for the same words: choices without chance. */
function numberOf(words: string): number {
  return Number.parseInt(derivedId('feed-choice', words).slice(0, 8), 16);
}

const hourInSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/Sao_Paulo',
});

function dayPartOf(now: Date): DayPart {
  const hour = Number(hourInSaoPaulo.format(now));
  return hour < 6 ? 'madrugada' : hour < 12 ? 'manhã' : hour < 18 ? 'tarde' : 'noite';
}
