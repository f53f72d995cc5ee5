import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator } from '../../testing/admin.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makePerson, type Person } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { checkAudit } from './index.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await makeAdministrator(app);
});
afterAll(() => app.stop());

const run = (sql: string) => app.database.db.pool.query(sql);
const check = () => checkAudit(app.database.db);

async function grantTo(accountId: string) {
  const body = { accountId, coins: 1, reason: 'Um agrado', clientId: randomUUID() };
  const { status } = await admin.client.post('/api/admin/grants', body);
  expect(status).toBe(200);
}

/** Does what nobody may, as somebody would who owns the database, and undoes it afterwards. */
async function behindTheTrigger(sql: string, look: () => Promise<void>) {
  await run('CREATE TABLE kept AS SELECT * FROM admin_audit');
  await run('CREATE TABLE kept_head AS SELECT * FROM admin_audit_head');
  await run('ALTER TABLE admin_audit DISABLE TRIGGER USER');
  await run(sql);
  await look();
  await run('DELETE FROM admin_audit');
  await run('INSERT INTO admin_audit SELECT * FROM kept');
  await run('UPDATE admin_audit_head SET seq = kept_head.seq, hash = kept_head.hash FROM kept_head');
  await run('ALTER TABLE admin_audit ENABLE TRIGGER USER');
  await run('DROP TABLE kept, kept_head');
}

describe('the log of administration', () => {
  it('is one chain, also when many write at once', async () => {
    const { id } = await makePerson(app);
    await grantTo(id);
    // Nothing but the log makes one of these wait for another.
    const path = '/api/admin/orders.csv?from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z';
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.client.get(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { entries, faultCount, head } = await check();
    expect([entries, faultCount]).toEqual([22, 0]);
    const { items } = (await admin.client.get('/api/admin/audit?limit=1')).body;
    expect(items).toMatchObject([{ seq: entries, hash: head, actorId: admin.id, actorName: 'Caio' }]);
  });

  it('is read newest first, page by page', async () => {
    const first = (await admin.client.get('/api/admin/audit?limit=3')).body;
    const rest = (await admin.client.get(`/api/admin/audit?limit=3&cursor=${first.nextCursor}`)).body;
    const numbers = [...first.items, ...rest.items].map(({ seq }: { seq: number }) => seq);
    expect(numbers).toEqual(Array.from({ length: 6 }, (_, at) => (numbers[0] ?? 0) - at));
    expect((await admin.client.get('/api/admin/audit?cursor=x')).status).toBe(422);
  });

  it('refuses to be changed, shortened or emptied', async () => {
    for (const sql of [
      "UPDATE admin_audit SET reason = 'outro'",
      'DELETE FROM admin_audit WHERE seq = 2',
      'TRUNCATE admin_audit',
    ])
      await expect(run(sql)).rejects.toThrow('never changed');
  });

  it.each([
    [
      'an amount',
      `UPDATE admin_audit SET data = jsonb_set(data, '{amount}', '2') WHERE seq = 3`,
      { seq: 3, rule: 'hash' },
    ],
    ['a reason', `UPDATE admin_audit SET reason = 'Outro' WHERE seq = 3`, { seq: 3, rule: 'hash' }],
    ['who did it', 'UPDATE admin_audit SET actor_id = gen_random_uuid() WHERE seq = 3', { seq: 3, rule: 'hash' }],
    ['when', `UPDATE admin_audit SET at = at - interval '1 millisecond' WHERE seq = 3`, { seq: 3, rule: 'hash' }],
    ['an entry in the middle', 'DELETE FROM admin_audit WHERE seq = 3', { seq: 3, rule: 'missing' }],
    ['the first entry', 'DELETE FROM admin_audit WHERE seq = 1', { seq: 1, rule: 'missing' }],
    [
      'the last entry',
      'DELETE FROM admin_audit WHERE seq = (SELECT max(seq) FROM admin_audit)',
      expect.objectContaining({ rule: 'head' }),
    ],
    ['everything', 'DELETE FROM admin_audit', expect.objectContaining({ rule: 'head' })],
    [
      'a link',
      'UPDATE admin_audit SET previous_hash = (SELECT hash FROM admin_audit WHERE seq = 1) WHERE seq = 4',
      { seq: 4, rule: 'link' },
    ],
  ])('is found out when somebody goes behind the trigger’s back and changes %s', async (_what, sql, fault) => {
    await behindTheTrigger(sql, async () => {
      const { faults, faultCount } = await check();
      expect(faults).toContainEqual(fault);
      expect(faultCount).toBeGreaterThan(0);
    });
    expect((await check()).faultCount).toBe(0);
  });

  it('is walked every night, and a metric says what was found', async () => {
    const { metrics } = app.application.deps;
    const runNight = async () => {
      const { rows } = await run(`SELECT id FROM graphile_worker.add_job('admin-check-audit')`);
      await until(async () => {
        const left = await app.database.db.pool.query('SELECT 1 FROM graphile_worker.jobs WHERE id = $1', [rows[0].id]);
        return left.rows.length === 0;
      });
      return (await metrics.adminAuditFaults.get()).values[0]?.value;
    };
    expect(await runNight()).toBe(0);
    await behindTheTrigger(`UPDATE admin_audit SET subject = 'account:x' WHERE seq = 5`, async () => {
      expect(await runNight()).toBe(1);
    });
    expect(await runNight()).toBe(0);
  });
});
