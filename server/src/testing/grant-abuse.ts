/** People with several accounts who try to have trial, welcome coins and daily reward again, for a test and for `npm run bench -- abuse`. */
import { randomUUID } from 'node:crypto';
import { spendCoins } from '../features/coins/index.ts';
import { calendarDay } from '../platform/calendar-day.ts';
import { AppError } from '../platform/errors.ts';
import { checkAge } from './age.ts';
import type { TestApp } from './app.ts';
import { makePerson, makeRegistration, type Person } from './factories.ts';
import { moveToAfternoon, settlePayments } from './vip.ts';

const ACCOUNTS_EACH = 4;
/** Asked side by side, as a script would. */
const AT_ONCE = 10;
const DAY_MS = 24 * 60 * 60_000;

/** One person's accounts. Each becomes known as theirs when so many attempts were made; `knownOn` is that day. */
type Account = Person & { verifiesAfter: number; knownOn: string | null };
type Liar = { name: string; accounts: Account[] };
export type AbuseFigures = {
  attempts: number;
  /** Of how many there should be one each: a trial and welcome coins for a person, a reward for a person and day. */
  subjects: number;
  days: number;
  /** What was not taken back. */
  granted: { trials: number; welcomes: number; rewards: number };
  /** Trials that went on, and rewards that stayed, beside those a person has. */
  secondGrants: number;
  /** Coins of welcome and reward that stayed beside those a person has: neither taken back nor owed. */
  secondCoins: number;
};

type Play = { attempts: number; people: number; random: () => number };
/** How far it is. */
type Progress = { day: string; attempts: number };

/** Plays so many attempts over six days and counts what was given twice to the same person. */
export async function playAbuse(app: TestApp, { attempts, people, random }: Play): Promise<AbuseFigures> {
  const days = 6;
  const rounds = Math.ceil(attempts / days / AT_ONCE);
  const all = rounds * days * AT_ONCE;
  const liars: Liar[] = [];
  for (let index = 0; index < people; index += 1) liars.push(await makeLiar(app, { all, random }));
  moveToAfternoon(app);
  const progress: Progress = { day: calendarDay(app.clock.now()), attempts: 0 };
  for (let day = 0; day < days; day += 1) {
    progress.day = calendarDay(app.clock.now());
    for (let round = 0; round < rounds; round += 1) {
      progress.attempts += AT_ONCE;
      const due = liars.flatMap((liar) => liar.accounts.map((account) => ({ liar, account }))).filter(isDue(progress));
      await Promise.all([
        ...due.map(({ liar, account }) => becomeKnown(liar, account, progress)),
        ...Array.from({ length: AT_ONCE }, () => attempt(app, liars, random)),
      ]);
    }
    // Events are not left for another day.
    await app.application.deps.outbox.drain();
    app.clock.advance(DAY_MS);
  }
  await settlePayments(app);
  return count(app, { liars, attempts: all, days });
}

/** When each account is verified is drawn beforehand: before, between and after the attempts, and all of them in the end. */
async function makeLiar(app: TestApp, { all, random }: { all: number; random: () => number }): Promise<Liar> {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS_EACH }, () => makePerson(app)));
  const name = randomUUID();
  return {
    name,
    accounts: accounts.map((account) => ({ ...account, verifiesAfter: random() * all, knownOn: null })),
  };
}

const isDue =
  (progress: Progress) =>
  ({ account }: { account: Account }): boolean =>
    account.knownOn === null && account.verifiesAfter <= progress.attempts;

async function becomeKnown({ name }: Liar, account: Account, { day }: Progress): Promise<void> {
  account.knownOn = day;
  const { status } = await checkAge(account.client, 'adult', name);
  if (status !== 200) throw new Error(`an age check answered ${status}`);
}

async function attempt(app: TestApp, liars: readonly Liar[], random: () => number): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const { name, accounts } = pick(liars);
  const { client, id, email, knownOn } = pick(accounts);
  const { outbox } = app.application.deps;
  const acts = [
    () => client.post('/api/vip/trial'),
    () => orderTrial(client),
    () => client.post('/api/rewards/claim'),
    () => client.post('/api/rewards/claim'),
    () => spend(app, id, 1 + Math.floor(random() * 400)),
    () => outbox.add(app.database.db, 'auth.registered', { accountId: id }),
    () => outbox.add(app.database.db, 'safety.age-verified', { accountId: id }),
    async () => (knownOn === null ? undefined : checkAge(client, 'adult', name)),
    () => app.client().post('/api/auth/register', makeRegistration({ email: pick([email, email.toUpperCase()]) })),
  ];
  await pick(acts)();
}

/** What is spent cannot be taken back: it is owed. */
async function spend(app: TestApp, accountId: string, amountCoins: number): Promise<void> {
  const input = { accountId, key: randomUUID(), amountCoins, counterpart: 'house:test', reason: 'Teste' };
  await spendCoins(app.database.db, input).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'coins.insufficient') throw error;
  });
}

async function orderTrial(client: Person['client']): Promise<void> {
  const wish = { planId: 'mensal', method: 'card', renews: true, isTrial: true, clientId: randomUUID() };
  const { status, body } = await client.post('/api/vip/orders', wish);
  if (status === 201) await client.post(`/api/payment-sandbox/sbx_${body.id.replaceAll('-', '')}`, { action: 'pay' });
}

/** Something that was given and stays: what is left of it after what was taken back or is owed, the first before all others. */
type Gift = { accountId: string; day: string | null; coins: number };
const STAYS = 'l.granted - l.reversed - l.owed - l.owed_paid';
const GIFTS = {
  trials: `SELECT account_id AS "accountId", NULL AS day, 0 AS coins FROM vip_purchases
    WHERE account_id = ANY($1) AND kind = 'trial' AND taken_back_at IS NULL ORDER BY at`,
  welcomes: `SELECT l.account_id AS "accountId", NULL AS day, (${STAYS})::int AS coins FROM coin_lots l
    WHERE l.account_id = ANY($1) AND l.source = 'welcome' AND ${STAYS} > 0 ORDER BY l.created_at`,
  rewards: `SELECT c.account_id AS "accountId", c.day::text AS day, (${STAYS})::int AS coins FROM reward_claims c
    JOIN coin_lots l ON l.id = c.lot_id WHERE c.account_id = ANY($1) AND ${STAYS} > 0 ORDER BY c.claimed_at`,
};

async function count(
  app: TestApp,
  { liars, attempts, days }: { liars: readonly Liar[]; attempts: number; days: number },
): Promise<AbuseFigures> {
  // Others came into being: whoever registers with an address that has an owner has an account all the same (decision 0006).
  const ids = liars.flatMap(({ accounts }) => accounts.map(({ id }) => id));
  const read = async (sql: string) => (await app.database.db.pool.query<Gift>(sql, [ids])).rows;
  const [trials, welcomes, rewards] = [await read(GIFTS.trials), await read(GIFTS.welcomes), await read(GIFTS.rewards)];
  const others = liars.flatMap(({ accounts }) => {
    const knownOn = new Map(accounts.map(({ id, knownOn: day }) => [id, day]));
    const theirs = (gifts: readonly Gift[]) => gifts.filter(({ accountId }) => knownOn.has(accountId));
    // Of a day's rewards those count that were taken by who was known by its end: before, nobody could know.
    const daily = theirs(rewards).filter(
      ({ accountId, day }) => day !== null && (knownOn.get(accountId) ?? '~') <= day,
    );
    const byDay = [...Map.groupBy(daily, ({ day }) => day).values()];
    return [theirs(trials), theirs(welcomes), ...byDay].flatMap(([, ...second]) => second);
  });
  return {
    attempts,
    subjects: liars.length,
    days,
    granted: { trials: trials.length, welcomes: welcomes.length, rewards: rewards.length },
    secondGrants: others.length,
    secondCoins: others.reduce((sum, { coins }) => sum + coins, 0),
  };
}
