import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbox, type Outbox } from '../platform/outbox/outbox.ts';
import { startTestApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.application.deps.outbox.stop();
});
afterAll(() => app.stop());

function open(handler: (payload: { accountId: string }) => Promise<void>): Outbox {
  const { db, clock } = app.application.deps;
  const outbox = createOutbox({ db, clock, log: { ...app.application.deps.log, error: () => undefined } as never });
  outbox.on('auth.registered', handler);
  return outbox;
}

it('goes on delivering after an event has failed for days', async () => {
  const seen: string[] = [];
  const outbox = open(async ({ accountId }) => {
    if (accountId === 'poison') throw new Error('never works');
    seen.push(accountId);
  });
  const { db } = app.application.deps;
  await outbox.add(db, 'auth.registered', { accountId: 'poison' });
  await db.pool.query('UPDATE outbox_events SET attempts = 2000');
  await outbox.add(db, 'auth.registered', { accountId: 'good' });
  await outbox.drain();
  await db.pool.query('UPDATE outbox_events SET due_at = now()');
  await outbox.drain();
  expect(seen).toEqual(['good']);
  const { rows } = await db.pool.query(
    "SELECT attempts, due_at < now() + interval '61 minutes' AS soon FROM outbox_events",
  );
  expect(rows).toEqual([{ attempts: 2002, soon: true }]);
  await db.pool.query('DELETE FROM outbox_events');
});

it('lets whoever waits for it go on while events keep coming', async () => {
  const { db, clock } = app.application.deps;
  const outbox = open(() => clock.wait(15));
  const adding = clock.every(4, () => {
    void outbox.add(db, 'auth.registered', { accountId: 'steady' }).then(() => void outbox.drain());
  });
  await clock.wait(60);
  const outcome = await Promise.race([outbox.drain().then(() => 'done'), clock.wait(2_000).then(() => 'stuck')]);
  adding();
  await outbox.stop();
  expect(outcome).toBe('done');
});
