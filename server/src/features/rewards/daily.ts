import { type ClaimedReward, DAILY_REWARD_COINS, type DailyReward, STRAND_DAYS } from '@cafune/contract/rewards';
import type { AppDeps } from '../../deps.ts';
import { calendarDay, dayBefore, endOfCalendarDay } from '../../platform/calendar-day.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { getBalance, grantCoins, takeBackLot } from '../coins/index.ts';
import { findVerifiedPerson } from '../safety/index.ts';
import * as store from './store.ts';

export type RewardDeps = Pick<AppDeps, 'db' | 'clock' | 'outbox'>;

const CAMPAIGN = 'daily';

/** Where an account is on its strand of seven days. */
export async function getDaily(deps: Pick<RewardDeps, 'db' | 'clock'>, accountId: string): Promise<DailyReward> {
  const now = deps.clock.now();
  const claimant = await findClaimant(deps.db, accountId);
  const taken = await findClaim(deps.db, claimant, calendarDay(now));
  return describe(deps.db, { accountId, now, isElsewhere: taken !== undefined && taken.account_id !== accountId });
}

/**
 * Takes today's coins: one row and one transfer, however often it is asked. What was taken today already is told again.
 * @throws AppError rewards.claimed-elsewhere when another account of the same verified person has today's
 */
export async function claimDaily(
  deps: RewardDeps,
  accountId: string,
): Promise<{ isNew: boolean; claimed: ClaimedReward }> {
  const result = await deps.db.transaction((tx) => storeClaim(deps, tx, accountId));
  deps.outbox.kick();
  return result;
}

async function storeClaim(deps: RewardDeps, tx: Transaction, accountId: string) {
  // The account first: whoever becomes known meanwhile is, when it is asked who they are.
  await tx.all(store.lockClaimant, [keyOf(accountId)]);
  const claimant = await findClaimant(tx, accountId);
  await tx.all(store.lockClaimant, [claimant.key]);
  // After the wait: midnight may have gone by.
  const now = deps.clock.now();
  const day = calendarDay(now);
  const taken = await findClaim(tx, claimant, day);
  if (taken && taken.account_id !== accountId) throw new AppError('rewards.claimed-elsewhere');
  const before = await describe(tx, { accountId, now, isElsewhere: false });
  const coins = taken?.coins ?? coinsOf(before.place);
  const isNew = !taken && (await payOnce(deps, tx, { accountId, claimant, day, coins, reward: before, now }));
  return {
    isNew,
    claimed: {
      reward: await describe(tx, { accountId, now, isElsewhere: false }),
      coins,
      balanceCoins: await getBalance(tx, accountId),
    },
  };
}

type Payment = {
  accountId: string;
  claimant: Claimant;
  day: string;
  coins: number;
  reward: DailyReward;
  now: Date;
};

/** The row decides: whoever wrote it pays. @returns whether it was this one */
async function payOnce(deps: RewardDeps, tx: Transaction, payment: Payment): Promise<boolean> {
  const { accountId, claimant, day, coins, reward, now } = payment;
  const lotId = newId();
  const row = [CAMPAIGN, accountId, day, claimant.key, reward.place, coins, now, lotId];
  if ((await tx.run(store.insertClaim, row)) === 0) return false;
  const key = `daily:${accountId}:${day}`;
  await grantCoins(tx, {
    accountId,
    key,
    amountCoins: coins,
    source: 'daily-reward',
    isPaid: false,
    reason: `Recompensa do dia ${reward.place}`,
    businessKey: key,
    lotId,
  });
  await deps.outbox.add(tx, 'rewards.claimed', { accountId, day, place: reward.place });
  return true;
}

/**
 * It became known who stands behind an account: where several of theirs took today's coins, the first keeps them and all of the
 * others' go, those that were spent as coins owed (docs/decisions/0032).
 */
export async function keyDaily(deps: RewardDeps, accountId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const person = await findVerifiedPerson(tx, accountId);
    if (!person) return;
    for (const id of person.accountIds.toSorted()) await tx.all(store.lockClaimant, [keyOf(id)]);
    const now = deps.clock.now();
    const day = calendarDay(now);
    const [, ...others] = await tx.all(store.selectClaimsOfDay, [CAMPAIGN, day, person.accountIds]);
    // Whoever moves coins of several accounts locks them in this order.
    const inOrder = others.toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1));
    for (const { account_id: owner, coins, lot_id: lotId } of inOrder) {
      if (lotId === null) continue;
      await tx.run(store.takeClaimBack, [CAMPAIGN, day, owner, now]);
      const reason = 'Recompensa do dia: você já pegou em outra conta';
      await takeBackLot(tx, { accountId: owner, id: lotId, targetCoins: coins, reason });
    }
  });
  deps.outbox.kick();
}

/** Who takes a reward: the verified person behind the account, else the account. */
type Claimant = { key: string; accountId: string; accountIds: readonly string[] };

function keyOf(accountId: string): string {
  return `account:${accountId}`;
}

async function findClaimant(db: Queryable, accountId: string): Promise<Claimant> {
  const person = await findVerifiedPerson(db, accountId);
  if (!person) return { key: keyOf(accountId), accountId, accountIds: [accountId] };
  return { key: `person:${person.subject}`, accountId, accountIds: person.accountIds };
}

/** Today's claim of the person; the account's own before another's. An account may have claimed before it was verified. */
function findClaim(db: Queryable, { key, accountId, accountIds }: Claimant, day: string) {
  return db.find(store.selectClaimOf, [CAMPAIGN, day, key, accountIds, accountId]);
}

async function describe(
  db: Queryable,
  { accountId, now, isElsewhere }: { accountId: string; now: Date; isElsewhere: boolean },
): Promise<DailyReward> {
  const day = calendarDay(now);
  const row = await db.get(store.selectStanding, [CAMPAIGN, accountId, day]);
  const isClaimed = row.last_day === day;
  const isGoingOn = isClaimed || row.last_day === dayBefore(day);
  const streakDays = isGoingOn ? row.run_days : 0;
  const daysBefore = isClaimed ? streakDays - 1 : streakDays;
  return {
    day,
    state: isClaimed ? 'claimed' : isElsewhere ? 'elsewhere' : 'open',
    place: (daysBefore % STRAND_DAYS) + 1,
    streakDays,
    hasRestarted: row.last_day !== null && !isGoingOn,
    endsAt: endOfCalendarDay(now).toISOString(),
  };
}

function coinsOf(place: number): number {
  const coins = DAILY_REWARD_COINS[place - 1];
  if (coins === undefined) throw new Error(`no day ${place} on the strand`);
  return coins;
}

const REMIND_AT_ONCE = 500;

/** Tells those whose strand breaks at midnight that today's coins wait: who took yesterday's and not today's. */
export async function remindOfDaily(deps: RewardDeps): Promise<void> {
  const day = calendarDay(deps.clock.now());
  let after: string | null = null;
  for (;;) {
    const rows: { account_id: string }[] = [
      ...(await deps.db.all(store.selectWaiting, [CAMPAIGN, dayBefore(day), day, after, REMIND_AT_ONCE])),
    ];
    for (const { account_id: accountId } of rows) {
      const { state, place } = await getDaily(deps, accountId);
      if (state === 'open')
        await deps.outbox.add(deps.db, 'rewards.waiting', { accountId, day, coins: coinsOf(place) });
    }
    deps.outbox.kick();
    after = rows.at(-1)?.account_id ?? null;
    if (rows.length < REMIND_AT_ONCE) return;
  }
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody took a day's reward; `place` is the bead, from 1 to 7. */
    'rewards.claimed': { accountId: string; day: string; place: number };
    /** Today's coins wait, and a strand of days breaks without them. */
    'rewards.waiting': { accountId: string; day: string; coins: number };
  }
}
