import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministrator, refOf } from './testing/admin.ts';
import { startTestApp, type TestApp } from './testing/app.ts';
import { buyCoins, untilStatus } from './testing/coin-orders.ts';
import { makePerson } from './testing/factories.ts';

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  app = await startTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'cafune-admin-'));
});
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The address of the application's database, as whoever runs the place writes it. */
function databaseUrl(): string {
  const { connectionString, host, port, user, database } = app.database.connection;
  if (connectionString !== undefined) return connectionString;
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;
}

type Ended = { code: number; out: string; err: string };

/** Runs `npm run admin -- <word>` as a process of its own, beside the application. */
function runAdmin(word: string): Promise<Ended> {
  const env = { DATABASE_URL: databaseUrl(), DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'fatal' };
  const main = join(import.meta.dirname, 'main.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [main, 'admin', word], { env }, (error, out, err) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err }),
    );
  });
}

const run = (sql: string, values: unknown[] = []) => app.database.db.pool.query(sql, values);

describe('the command', () => {
  it('check-ledger ends with 0 where the ledger adds up, and with 1 and the account where it does not', async () => {
    const { id } = await makePerson(app);
    const right = await runAdmin('check-ledger');
    expect([right.code, right.err]).toEqual([0, '']);
    expect(right.out).toMatch(/^1 movimentos de 1 contas conferidos\.\nO livro-caixa fecha\.$/mu);
    await run('UPDATE coin_accounts SET posted = posted + 1 WHERE account_id = $1', [id]);
    const wrong = await runAdmin('check-ledger');
    await run('UPDATE coin_accounts SET posted = posted - 1 WHERE account_id = $1', [id]);
    expect([wrong.code, wrong.err]).toEqual([1, 'O livro-caixa não fecha em 1 ponto(s).\n']);
    expect(wrong.out).toContain(`${id}: posted`);
  });

  it('check-audit ends with 0 where the log is whole, and with 1 and the entry where it was changed', async () => {
    const admin = await makeAdministrator(app);
    const { id: accountId } = await makePerson(app);
    const grant = { accountId, coins: 1, reason: 'Um agrado', clientId: randomUUID() };
    expect((await admin.client.post('/api/admin/grants', grant)).status).toBe(200);
    const right = await runAdmin('check-audit');
    expect([right.code, right.err]).toEqual([0, '']);
    expect(right.out).toContain('O registro da administração está inteiro.');
    await run('ALTER TABLE admin_audit DISABLE TRIGGER USER');
    const { rows } = await run('UPDATE admin_audit SET subject = $1 WHERE seq = 1 RETURNING seq', ['account:x']);
    const wrong = await runAdmin('check-audit');
    expect([wrong.code, wrong.err]).toEqual([1, 'O registro da administração foi mexido em 1 ponto(s).\n']);
    expect(wrong.out).toContain(`registro ${rows[0].seq}: `);
  });

  it('reconcile-payments ends with 0, and the application finds the refund that was told to nobody', async () => {
    const { client } = await makePerson(app);
    const id = await buyCoins(client);
    await app.application.deps.payments.bank?.act(refOf(id), 'refund');
    const { code, out, err } = await runAdmin('reconcile-payments');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('vão ser conferidos agora');
    await untilStatus(client, id, 'refunded');
  });

  it('says what is wrong and ends with 1 for an address nobody registered with', async () => {
    const { code, err } = await runAdmin('ninguem@correio.com');
    expect([code, err]).toEqual([
      1,
      'Ninguém se cadastrou com ninguem@correio.com. Crie a conta no site e tente de novo.\n',
    ]);
  });
});
