import type { Achievement, AchievementId, ClaimedAchievement } from '@cafune/contract/achievements';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { getBalance, grantCoins } from '../coins/index.ts';
import { ACHIEVEMENTS, type AchievementDefinition } from './definitions.ts';
import * as store from './store.ts';
import type { AchievementDeps } from './unlock.ts';

/** All of them, with what an account has done of each. */
export async function listAchievements(db: Queryable, accountId: string): Promise<Achievement[]> {
  const counters = await db.all(store.selectCounters, [accountId]);
  const unlocks = await db.all(store.selectUnlocks, [accountId]);
  const value = new Map(counters.map((row) => [row.counter, row.value]));
  const unlock = new Map(unlocks.map((row) => [row.achievement_id, row]));
  return ACHIEVEMENTS.map((definition) =>
    describe(definition, value.get(definition.counter) ?? 0, unlock.get(definition.id)),
  );
}

function describe(definition: AchievementDefinition, value: number, unlock: store.UnlockRow | undefined): Achievement {
  const { counter: _counter, ...told } = definition;
  return {
    ...told,
    progress: Math.min(value, definition.goal),
    unlockedAt: unlock?.unlocked_at.toISOString() ?? null,
    claimedAt: unlock?.claimed_at?.toISOString() ?? null,
  };
}

/**
 * Puts the coins of an achievement away: paid once, however often it is asked.
 * @throws AppError achievements.locked
 */
export async function claimAchievement(
  deps: AchievementDeps,
  accountId: string,
  id: AchievementId,
): Promise<{ isNew: boolean; claimed: ClaimedAchievement }> {
  const result = await deps.db.transaction(async (tx) => {
    const isNew = (await tx.run(store.claimUnlock, [accountId, id, deps.clock.now()])) > 0;
    const achievement = (await listAchievements(tx, accountId)).find((item) => item.id === id);
    if (!achievement?.claimedAt) throw new AppError('achievements.locked');
    if (isNew) await pay(tx, accountId, achievement);
    return { isNew, claimed: { achievement, balanceCoins: await getBalance(tx, accountId) } };
  });
  deps.outbox.kick();
  return result;
}

async function pay(db: Queryable, accountId: string, { id, title, coins }: Achievement): Promise<void> {
  await grantCoins(db, {
    accountId,
    key: `achievement:${id}`,
    amountCoins: coins,
    source: 'achievement',
    isPaid: false,
    reason: `Conquista: ${title}`,
    businessKey: `achievement:${accountId}:${id}`,
  });
}
