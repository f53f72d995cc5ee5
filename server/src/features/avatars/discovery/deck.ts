import type { DeckCard } from '@cafune/contract/avatars/discovery';
import type { Queryable } from '../../../platform/db/database.ts';
import { type LevelDeps, readViewerLevel } from '../../safety/index.ts';
import { toListing } from '../record.ts';
import { listOf } from './search.ts';
import * as store from './store.ts';

export type DeckInput = {
  tags?: string | undefined;
  minAge?: number | undefined;
  maxAge?: number | undefined;
  relationship?: string | undefined;
  limit: number;
};

const NOBODY = '00000000-0000-0000-0000-000000000000';
/** A word that was asked for weighs as much as three likes of it. */
const STATED_WEIGHT = 3;
const LIKE_WEIGHTS: Readonly<Record<string, number>> = { like: 1, 'super-like': 2, pass: -0.5 };
/** Liking many of a kind does not crowd everybody else out. */
const MAX_TASTE = 6;
const FRESH_DAYS = 14;
const FRESH_BONUS = 2;
const DAY_MS = 86_400_000;
/** Every fourth card is somebody outside the taste, so that a deck never narrows to one kind. */
const SURPRISE_EVERY = 4;

/** The next cards for an account: nobody who was swiped before, by stated taste, likes and freshness. */
export async function listDeck(
  deps: LevelDeps,
  accountId: string | undefined,
  input: DeckInput,
): Promise<{ items: DeckCard[]; passedCount: number }> {
  const stated = listOf(input.tags) ?? [];
  const taste = await readTaste(deps.db, accountId, stated);
  const liked = [...taste].filter(([, weight]) => weight > 0).map(([word]) => word);
  const filter = [accountId ?? NOBODY, input.minAge ?? null, input.maxAge ?? null, input.relationship ?? null];
  const [rows, passed] = await Promise.all([
    deps.db.all(store.selectDeckCandidates, [...filter, liked, await readViewerLevel(deps, accountId)]),
    accountId === undefined ? undefined : deps.db.get(store.countPassed, [accountId]),
  ]);
  const ranked = rank(rows, taste, deps.clock.now());
  return { items: ranked.slice(0, input.limit).map(toDeckCard), passedCount: passed?.passed ?? 0 };
}

/** Weights of words: what was asked for, then what likes and passes tell, newer ones more. */
async function readTaste(
  db: Queryable,
  accountId: string | undefined,
  stated: readonly string[],
): Promise<Map<string, number>> {
  const taste = new Map<string, number>(stated.map((word) => [word, STATED_WEIGHT]));
  if (accountId === undefined) return taste;
  const swipes = await db.all(store.selectTaste, [accountId]);
  swipes.forEach(({ kind, tags, traits }, index) => {
    const weight = (LIKE_WEIGHTS[kind] ?? 0) * (1 - index / (swipes.length * 2));
    for (const word of [...tags, ...traits]) taste.set(word, (taste.get(word) ?? 0) + weight);
  });
  return taste;
}

function rank(rows: readonly store.DeckRow[], taste: ReadonlyMap<string, number>, now: Date): store.DeckRow[] {
  const scored = rows
    .map((row) => ({ row, score: scoreOf(row, taste, now) }))
    .sort((a, b) => b.score - a.score || a.row.sort_key - b.row.sort_key || (a.row.id < b.row.id ? -1 : 1))
    .map(({ row }) => row);
  return surprise(scored);
}

function scoreOf(row: store.DeckRow, taste: ReadonlyMap<string, number>, now: Date): number {
  const words = [...row.tags, ...row.traits].map((word) => taste.get(word) ?? 0);
  const liking = Math.max(
    -MAX_TASTE,
    Math.min(
      MAX_TASTE,
      words.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  const ageDays = (now.getTime() - row.created_at.getTime()) / DAY_MS;
  const freshness = Math.max(0, 1 - ageDays / FRESH_DAYS) * FRESH_BONUS;
  return liking + Math.log2(1 + row.popularity) + freshness;
}

/** Moves somebody from the far half of the order to every fourth place. */
function surprise(ranked: readonly store.DeckRow[]): store.DeckRow[] {
  const half = Math.ceil(ranked.length / 2);
  const near = ranked.slice(0, half);
  const far = ranked.slice(half);
  const mixed: store.DeckRow[] = [];
  while (near.length + far.length > 0) {
    const isFarsTurn = (mixed.length + 1) % SURPRISE_EVERY === 0;
    const next = (isFarsTurn ? far.shift() : near.shift()) ?? near.shift() ?? far.shift();
    if (next) mixed.push(next);
  }
  return mixed;
}

function toDeckCard(row: store.DeckRow): DeckCard {
  const { state, bio, voice, greeting, loves, starters } = row.card;
  return { ...toListing(row), state, bio, voice, greeting, loves, starters };
}
