/** People with several accounts who try to have trial, welcome coins and daily reward again, for a test and for `npm run bench -- abuse`. */
import { randomUUID } from 'node:crypto';
import { checkAge } from './age.ts';
import type { TestApp } from './app.ts';
import { makePerson, makeRegistration, type Person } from './factories.ts';

const ACCOUNTS_EACH = 4;
/** Asked side by side, as a script would. */
const AT_ONCE = 10;
const DAY_MS = 24 * 60 * 60_000;

type Liar = { name: string; accounts: Person[] };
export type AbuseFigures = {
  attempts: number;
  /** Of how many there should be one each: a trial and welcome coins for a person, a reward for a person and day. */
  subjects: number;
  days: number;
  granted: { trials: number; welcomes: number; rewards: number };
  secondGrants: number;
};

/** Plays so many attempts over seven days and counts what was given twice to the same person. */
export async function playAbuse(
  app: TestApp,
  { attempts, people, random }: { attempts: number; people: number; random: () => number },
): Promise<AbuseFigures> {
  const liars: Liar[] = [];
  for (let index = 0; index < people; index += 1) liars.push(await makeLiar(app));
  const days = 7;
  for (let day = 0; day < days; day += 1) {
    for (let done = 0; done < attempts / days; done += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, () => attempt(app, liars, random)));
    app.clock.advance(DAY_MS);
  }
  await app.application.deps.outbox.drain();
  return count(app, { liars, attempts: Math.ceil(attempts / days / AT_ONCE) * AT_ONCE * days, days });
}

/** One of the accounts is verified from the start, the others when the attempts have begun. */
async function makeLiar(app: TestApp): Promise<Liar> {
  const accounts = await Promise.all(Array.from({ length: ACCOUNTS_EACH }, () => makePerson(app)));
  const name = randomUUID();
  for (const { client } of accounts) await checkAge(client, 'adult', name);
  return { name, accounts };
}

async function attempt(app: TestApp, liars: readonly Liar[], random: () => number): Promise<void> {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const { name, accounts } = pick(liars);
  const { client, id, email } = pick(accounts);
  const { outbox } = app.application.deps;
  const acts = [
    () => client.post('/api/vip/trial'),
    () => orderTrial(client),
    () => client.post('/api/rewards/claim'),
    () => client.post('/api/rewards/claim'),
    () => outbox.add(app.database.db, 'auth.registered', { accountId: id }),
    () => outbox.add(app.database.db, 'safety.age-verified', { accountId: id }),
    () => checkAge(client, 'adult', name),
    () => app.client().post('/api/auth/register', makeRegistration({ email: pick([email, email.toUpperCase()]) })),
  ];
  await pick(acts)();
}

async function orderTrial(client: Person['client']): Promise<void> {
  const wish = { planId: 'mensal', method: 'card', renews: true, isTrial: true, clientId: randomUUID() };
  const { status, body } = await client.post('/api/vip/orders', wish);
  if (status === 201) await client.post(`/api/payment-sandbox/sbx_${body.id.replaceAll('-', '')}`, { action: 'pay' });
}

async function count(
  app: TestApp,
  { liars, attempts, days }: { liars: readonly Liar[]; attempts: number; days: number },
): Promise<AbuseFigures> {
  const granted = { trials: 0, welcomes: 0, rewards: 0 };
  let secondGrants = 0;
  for (const { accounts } of liars) {
    const ids = accounts.map(({ id }) => id);
    const read = async (sql: string) =>
      (await app.database.db.pool.query<{ day: string | null; count: number }>(sql, [ids])).rows;
    const trials = await read(
      "SELECT NULL AS day, count(*)::int FROM vip_purchases WHERE account_id = ANY($1) AND kind = 'trial'",
    );
    const welcomes = await read(
      'SELECT NULL AS day, count(*)::int FROM welcome_gifts WHERE account_id = ANY($1) AND taken_back_at IS NULL',
    );
    const rewards = await read(
      `SELECT split_part(id, ':', 3) AS day, count(*)::int FROM coin_transfers WHERE account_id = ANY($1) AND id LIKE 'daily:%' GROUP BY 1`,
    );
    const sum = (rows: readonly { count: number }[]) => rows.reduce((total, row) => total + row.count, 0);
    granted.trials += sum(trials);
    granted.welcomes += sum(welcomes);
    granted.rewards += sum(rewards);
    for (const row of [...trials, ...welcomes, ...rewards]) secondGrants += Math.max(0, row.count - 1);
  }
  return { attempts, subjects: liars.length, days, granted, secondGrants };
}
