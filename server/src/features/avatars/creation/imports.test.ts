import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makePerson } from '../../../testing/factories.ts';
import { pruneImports } from './imports.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('forgets a card nobody made an avatar of after two days, by the clock', async () => {
  const { id: accountId } = await makePerson(app);
  const { pool } = app.database.db;
  const keep = () =>
    pool.query(`INSERT INTO avatar_imports (id, account_id, card, created_at) VALUES ($1, $2, '{}', $3)`, [
      randomUUID(),
      accountId,
      app.clock.now(),
    ]);
  const count = async () => {
    await pruneImports(app.application.deps);
    return (await pool.query('SELECT 1 FROM avatar_imports')).rowCount;
  };
  await keep();
  app.clock.advance(47 * 3_600_000);
  await keep();
  expect(await count()).toBe(2);
  app.clock.advance(2 * 3_600_000);
  expect(await count()).toBe(1);
});
