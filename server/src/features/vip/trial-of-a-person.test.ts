/** Two accounts begin the trial before anybody knows that one person stands behind them (docs/decisions/0032). */
import { beforeEach, expect, it } from 'vitest';
import { checkAge } from '../../testing/age.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { locksBefore, makeOnePerson } from '../../testing/lock-order.ts';
import { readNotices, waitForNotice } from '../../testing/notifications.ts';
import { until } from '../../testing/until.ts';
import { buyVip, CARD, DAY_MS, moveToAfternoon, passTime, readVip, settlePayments } from '../../testing/vip.ts';
import { keyTrials } from './trial.ts';

let app: TestApp;
const charges = { count: 0 };
beforeEach(async () => {
  charges.count = 0;
  app = await startTestApp({
    wrapPayments: (payments) => ({
      ...payments,
      chargeCard: async (charge) => {
        charges.count += 1;
        return payments.chargeCard(charge);
      },
    }),
  });
  moveToAfternoon(app);
  return () => app.stop();
});

const PERSON = 'a mesma pessoa';
const makeAccounts = async () => [await makePerson(app), await makePerson(app)] as const;
async function verify(...accounts: Person[]): Promise<void> {
  for (const { client } of accounts) await checkAge(client, 'adult', PERSON);
  await settlePayments(app);
}
const isMember = async ({ client }: Person): Promise<boolean> => (await readVip(client)).isMember;

it.each(['first', 'second'])(
  'J05: the later trial ends at once when both are known, the %s account verified first; no third begins',
  async (which) => {
    const [first, second] = await makeAccounts();
    await first.client.post('/api/vip/trial');
    app.clock.advance(60_000);
    await second.client.post('/api/vip/trial');
    await verify(...(which === 'first' ? [first, second] : [second, first]));
    expect([await isMember(first), await isMember(second)]).toEqual([true, false]);
    const notice = await waitForNotice(second.client, 'Seu teste terminou');
    expect(notice.message).toContain('você já teve o seu em outra conta');
    expect((await second.client.post('/api/vip/trial')).body.error).toBe('vip.trial-used');
    const third = await makePerson(app);
    await verify(third, second, first);
    expect((await third.client.post('/api/vip/trial')).body.error).toBe('vip.trial-used');
    await passTime(app, 2 * DAY_MS, () => Promise.all([first, second].map(({ client }) => readVip(client))));
    expect(await isMember(first)).toBe(true);
    // Told at once, and not again at ten.
    expect((await readNotices(second.client)).filter(({ title }) => title.includes('terminou'))).toHaveLength(1);
    const { rows } = await app.database.db.pool.query("SELECT 1 FROM vip_trials WHERE subject LIKE 'person:%'");
    expect(rows).toHaveLength(1);
  },
);

it('J05: the card that the later trial kept is forgotten and never charged', async () => {
  const [first, second] = await makeAccounts();
  await first.client.post('/api/vip/trial');
  await buyVip(second.client, { ...CARD, isTrial: true });
  await verify(first, second);
  expect(await readVip(second.client)).toMatchObject({ state: 'ended', isMember: false, renewal: null });
  await until(
    async () => (await app.database.db.pool.query('SELECT is_forgotten FROM sandbox_cards')).rows[0].is_forgotten,
  );
  await passTime(app, 12 * DAY_MS);
  expect(charges.count).toBe(0);
});

it('what was paid beside the later trial holds, from now on', async () => {
  const [first, second] = await makeAccounts();
  await first.client.post('/api/vip/trial');
  await second.client.post('/api/vip/trial');
  await buyVip(second.client);
  await settlePayments(app);
  const { endsAt: before } = await readVip(second.client);
  await verify(first, second);
  const after = await readVip(second.client);
  expect(after).toMatchObject({ state: 'active', isMember: true });
  expect(Date.parse(before) - Date.parse(after.endsAt)).toBeGreaterThan(6 * DAY_MS);
});

it('of several later trials each ends in the order of the accounts: what was paid beside them brings its coins now', async () => {
  const people = [...(await makeAccounts()), await makePerson(app)];
  const [low, first, high] = people.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (!low || !first || !high) throw new Error('three people');
  for (const { client } of [first, high, low]) {
    await client.post('/api/vip/trial');
    app.clock.advance(60_000);
  }
  for (const { client } of [low, high]) await buyVip(client);
  await settlePayments(app);
  const { pool } = app.database.db;
  await makeOnePerson(
    pool,
    people.map(({ id }) => id),
  );
  const key = () => keyTrials(app.application.deps, first.id);
  expect(await locksBefore(pool, { awaited: low.id, other: high.id }, key)).toBe(false);
  for (const { client } of [low, high]) expect((await client.get('/api/user/tokens')).body).toBe(700);
});

it('a later trial that was over already changes nothing when the person becomes known', async () => {
  const [first, second] = await makeAccounts();
  await first.client.post('/api/vip/trial');
  await second.client.post('/api/vip/trial');
  await passTime(app, 9 * DAY_MS, () => Promise.all([first, second].map(({ client }) => readVip(client))));
  await buyVip(second.client);
  const { endsAt } = await readVip(second.client);
  await verify(first, second);
  expect(await readVip(second.client)).toMatchObject({ state: 'active', endsAt });
});

it('J05: a trial that begins while the person becomes known is one all the same', async () => {
  for (let time = 0; time < 8; time += 1) {
    const person = `pessoa ${time}`;
    const [first, second] = await makeAccounts();
    await checkAge(first.client, 'adult', person);
    await Promise.all([
      first.client.post('/api/vip/trial'),
      checkAge(second.client, 'adult', person),
      second.client.post('/api/vip/trial'),
    ]);
    await settlePayments(app);
    await until(async () => (await isMember(first)) !== (await isMember(second)));
  }
});
