import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAge } from '../../testing/age.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance } from '../../testing/chat.ts';
import { makePerson } from '../../testing/factories.ts';
import { spendCoins } from '../coins/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const drain = () => app.application.deps.outbox.drain();
const debtOf = async (accountId: string) =>
  (await app.database.db.pool.query('SELECT debt FROM coin_accounts WHERE account_id = $1', [accountId])).rows[0].debt;
const spend = (accountId: string, amountCoins: number) =>
  spendCoins(app.database.db, { accountId, key: 'spent', amountCoins, counterpart: 'house:test', reason: 'Teste' });

describe('welcome coins (spec §9: "Free coins on registration: 500")', () => {
  it('come once, however often the registration is told', async () => {
    const { client, id } = await makePerson(app);
    for (let time = 0; time < 3; time += 1)
      await app.application.deps.outbox.add(app.database.db, 'auth.registered', { accountId: id });
    await drain();
    expect(await readBalance(client)).toBe(500);
  });

  it('are one gift for each verified person: of a second account all of them go, and what was spent is owed (safety.md "Age")', async () => {
    const [first, second] = [await makePerson(app), await makePerson(app)];
    await spend(second.id, 120);
    await checkAge(first.client, 'adult', 'uma pessoa');
    await drain();
    await checkAge(second.client, 'adult', 'uma pessoa');
    await drain();
    expect([await readBalance(first.client), await readBalance(second.client)]).toEqual([500, 0]);
    const [entry] = (await second.client.get('/api/user/statement')).body.items;
    expect(entry).toMatchObject({ amountCoins: -380, reason: 'Boas-vindas: você já ganhou em outra conta' });
    expect([await debtOf(first.id), await debtOf(second.id)]).toEqual([0, 120]);
    await checkAge(second.client, 'adult', 'uma pessoa');
    await checkAge(first.client, 'adult', 'uma pessoa');
    await drain();
    expect([await readBalance(first.client), await readBalance(second.client)]).toEqual([500, 0]);
    expect([await debtOf(first.id), await debtOf(second.id)]).toEqual([0, 120]);
  });

  it('stay with one of two accounts that are verified at the same moment', async () => {
    const people = [await makePerson(app), await makePerson(app)];
    await Promise.all(people.map(({ client }) => checkAge(client, 'adult', 'outra pessoa')));
    await drain();
    const balances = await Promise.all(people.map(({ client }) => readBalance(client)));
    expect(balances.toSorted((one, other) => one - other)).toEqual([0, 500]);
  });

  it('stay with whoever is verified alone', async () => {
    const { client } = await makePerson(app);
    await checkAge(client, 'adult');
    await drain();
    expect(await readBalance(client)).toBe(500);
  });
});
