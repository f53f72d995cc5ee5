import { CONTENT_LEVELS, type ContentLevel } from '@cafune/contract/core/content-level';
import type { AgeStatus } from '@cafune/contract/safety/age';
import type { AppDeps } from '../../../deps.ts';
import type { Lane, Queryable } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { readAge } from './reviews.ts';
import * as store from './store.ts';

export type LevelDeps = Pick<AppDeps, 'clock' | 'env'> & { db: Lane };

/** The lowest of some levels. */
export function lowestLevel(...levels: readonly ContentLevel[]): ContentLevel {
  return CONTENT_LEVELS.find((level) => levels.includes(level)) ?? 'romantico';
}

/** Whether what is of a level may be seen where another is the highest. */
export function isWithin(level: ContentLevel, highest: ContentLevel): boolean {
  return lowestLevel(level, highest) === level;
}

/** What a person may read and be told now; visitors, and whoever's age is not confirmed, read `romantico` (safety.md "Age"). */
export async function readViewerLevel(
  deps: LevelDeps,
  accountId: string | undefined,
  db: Queryable = deps.db,
): Promise<ContentLevel> {
  const { CONTENT_LEVEL_MAX: offered } = deps.env;
  if (accountId === undefined || offered === 'romantico') return 'romantico';
  const { state } = await readAge(db, accountId, deps.clock.now());
  return state === 'adult-verified' ? lowestLevel(offered, await readChoice(db, accountId)) : 'romantico';
}

async function readChoice(db: Queryable, accountId: string): Promise<ContentLevel> {
  return (await db.find(store.selectChoice, [accountId]))?.level ?? 'romantico';
}

/** All that a person is told of her age and her level. */
export async function describeAge(deps: LevelDeps, accountId: string): Promise<AgeStatus> {
  const [age, chosen] = await Promise.all([
    readAge(deps.db, accountId, deps.clock.now()),
    readChoice(deps.db, accountId),
  ]);
  return { ...age, level: { offered: deps.env.CONTENT_LEVEL_MAX, chosen } };
}

/** Going back is open to everybody, always. @throws AppError safety.level-not-offered, safety.age-not-verified */
export async function chooseLevel(deps: LevelDeps, accountId: string, level: ContentLevel): Promise<AgeStatus> {
  const now = deps.clock.now();
  if (level !== 'romantico') {
    if (!isWithin(level, deps.env.CONTENT_LEVEL_MAX)) throw new AppError('safety.level-not-offered');
    const { state } = await readAge(deps.db, accountId, now);
    if (state !== 'adult-verified') throw new AppError('safety.age-not-verified');
  }
  await deps.db.run(store.upsertChoice, [accountId, level, now]);
  return describeAge(deps, accountId);
}

/**
 * Stops where somebody may not see what is of a level, with the sentence that leads on (abuse suite B08, F11).
 * @throws AppError safety.level-not-offered, safety.age-not-verified, safety.level-not-chosen
 */
export async function requireLevel(
  deps: LevelDeps,
  viewer: { accountId: string | undefined; level: ContentLevel },
  db: Queryable = deps.db,
): Promise<void> {
  const { accountId, level } = viewer;
  if (level === 'romantico') return;
  if (!isWithin(level, deps.env.CONTENT_LEVEL_MAX)) throw new AppError('safety.level-not-offered');
  const isAdult =
    accountId !== undefined && (await readAge(db, accountId, deps.clock.now())).state === 'adult-verified';
  if (!isAdult) throw new AppError('safety.age-not-verified');
  if (!isWithin(level, await readChoice(db, accountId))) throw new AppError('safety.level-not-chosen');
}
