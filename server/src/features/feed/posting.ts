import type { PortraitImages } from '@cafune/contract/avatars';
import type { AppDeps } from '../../deps.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { derivedId } from '../../platform/ids.ts';
import { listPostingAvatars, type PostingAvatar } from '../avatars/index.ts';
import { HOUSE_POSTS } from './house-posts.ts';
import * as store from './store.ts';
import { type DayPart, TEMPLATES, type Template } from './templates.ts';

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
    return writePosts(tx, house, { now: deps.clock.now(), limit: house.length });
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
    return writePosts(tx, rested, { now, limit: POSTS_AT_ONCE });
  });
}

function lastTime(past: Past | undefined): number {
  return past?.lastAt?.getTime() ?? 0;
}

async function readPast(db: Queryable, avatars: readonly PostingAvatar[]): Promise<Map<string, Past>> {
  const rows = await db.all(store.selectPosted, [avatars.map((avatar) => avatar.id)]);
  return new Map(rows.map((row) => [row.avatar_id, { sources: new Set(row.sources), lastAt: row.last_at }]));
}

/** In their order, until enough have written: who has nothing to say at this hour does not hold up the others. */
async function writePosts(
  tx: Transaction,
  avatars: readonly PostingAvatar[],
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const past = await readPast(tx, avatars);
  let written = 0;
  for (const avatar of avatars) {
    if (written === limit) break;
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

/** The next thing she has not said yet, or undefined when she has said all too often. */
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

/** Past this many times of everything, she is silent. */
const ROUNDS_MAX = 100;

/** Templates in turn; who has used all that fit her and the hour begins again with other words of her card. */
function writeFromTemplate(avatar: PostingAvatar, said: ReadonlySet<string>, now: Date): Draft | undefined {
  const start = numberOf(`${avatar.id}:${said.size}`);
  const pick = <Item>(items: readonly Item[]) => items[start % Math.max(1, items.length)];
  const texts = fittingTemplates(start, dayPartOf(now)).flatMap((template) => {
    const text = template.write(avatar, pick);
    return text ? { id: template.id, text } : [];
  });
  const rounds = Array.from({ length: ROUNDS_MAX }, (_, round) => (round === 0 ? '' : `~${round + 1}`));
  for (const round of rounds) {
    const next = texts.find(({ id }) => !said.has(`${id}${round}`));
    const images = start % 2 === 0 ? (pick(avatar.gallery)?.images ?? null) : null;
    if (next) return { source: `${next.id}${round}`, text: next.text, images };
  }
  return undefined;
}

/** What may be said in this part of the day, from a place in the list on and round. */
function fittingTemplates(start: number, part: DayPart): Template[] {
  const at = start % TEMPLATES.length;
  return [...TEMPLATES.slice(at), ...TEMPLATES.slice(0, at)].filter(({ parts }) => parts?.includes(part) ?? true);
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
