import type { UsageLimit } from '@cafune/contract/chat/usage';
import { calendarDay } from '../../../platform/calendar-day.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { holdDailyLimit, readDailyLimit, setDailyLimit } from '../../safety/index.ts';
import type { ChatDeps } from '../deps.ts';
import * as store from './store.ts';

type Deps = Pick<ChatDeps, 'db' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;

/** The calendar day of America/Sao_Paulo, which has been UTC−3 all year since 2019. */
function dayOf(now: Date): { begins: Date; ends: Date } {
  const begins = new Date(`${calendarDay(now)}T00:00:00-03:00`);
  return { begins, ends: new Date(begins.getTime() + DAY_MS) };
}

/** What was written today counts, in whichever conversation, deleted or not. */
async function countSaid(db: Queryable, accountId: string, now: Date): Promise<number> {
  return (await db.get(store.countSaid, [accountId, dayOf(now).begins])).said;
}

/** The person's own limit with what is used of it. */
export async function describeUsage({ db, clock }: Deps, accountId: string): Promise<UsageLimit> {
  const now = clock.now();
  const { messages, next } = await readDailyLimit(db, accountId, now);
  const usedToday = await countSaid(db, accountId, now);
  return {
    messagesADay: messages,
    next: next && { messagesADay: next.messages, from: next.from.toISOString() },
    usedToday,
    reopensAt: messages !== null && usedToday >= messages ? dayOf(now).ends.toISOString() : null,
  };
}

export async function setUsage(deps: Deps, accountId: string, messagesADay: number | null): Promise<UsageLimit> {
  await setDailyLimit(deps, accountId, messagesADay);
  return describeUsage(deps, accountId);
}

/** When conversations open again for who has reached her limit; null while they are open. */
export async function findReopening({ db, clock }: Deps, accountId: string): Promise<Date | null> {
  const now = clock.now();
  const { messages } = await readDailyLimit(db, accountId, now);
  if (messages === null || (await countSaid(db, accountId, now)) < messages) return null;
  return dayOf(now).ends;
}

/** Stops where the day's messages are used up. @throws AppError chat.daily-limit with when it opens again */
export async function requireMessagesLeft(tx: Transaction, accountId: string, now: Date): Promise<void> {
  const { messages } = await readDailyLimit(tx, accountId, now);
  if (messages === null) return;
  await holdDailyLimit(tx, accountId);
  if ((await countSaid(tx, accountId, now)) < messages) return;
  const seconds = Math.ceil((dayOf(now).ends.getTime() - now.getTime()) / 1_000);
  throw new AppError('chat.daily-limit', { retryAfterSeconds: seconds });
}
