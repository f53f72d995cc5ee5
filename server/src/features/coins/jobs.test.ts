import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makePerson } from '../../testing/factories.ts';
import { runJob } from '../../testing/jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('the ledger is checked every night, and a metric says what was found', async () => {
  const { id } = await makePerson(app);
  const runNight = async () => {
    await runJob(app, 'coins-check');
    return (await app.application.deps.metrics.ledgerFaults.get()).values[0]?.value;
  };
  const add = (coins: number) =>
    app.database.db.pool.query('UPDATE coin_accounts SET posted = posted + $2 WHERE account_id = $1', [id, coins]);
  expect(await runNight()).toBe(0);
  await add(1);
  expect(await runNight()).toBe(1);
  await add(-1);
  expect(await runNight()).toBe(0);
});
