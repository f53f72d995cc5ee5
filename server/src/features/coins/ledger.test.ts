import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { commands, playCommands, START_MS } from '../../testing/ledger-play.ts';
import * as ledger from './ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(20);
});
afterAll(() => database.drop());

const grantTo = (accountId: string, amountCoins: number, changes: Partial<ledger.GrantInput> = {}) =>
  ledger.grantCoins(database.db, {
    accountId,
    key: randomUUID(),
    amountCoins,
    source: 'test',
    isPaid: false,
    reason: 'Teste',
    ...changes,
  });
const spendFrom = (accountId: string, key: string, amountCoins: number) =>
  ledger.spendCoins(database.db, { accountId, key, amountCoins, counterpart: 'house:test', reason: 'Gasto' });
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));

describe('the ledger', () => {
  it('does what the model does, for generated sequences of commands, and its sums always hold', async () => {
    await fc.assert(
      fc.asyncProperty(commands, (steps) => playCommands(database.db, steps)),
      { numRuns: 120 },
    );
  });

  it('J01: fifty parallel spends with coins for one: one is done, 49 are refused', async () => {
    const accountId = randomUUID();
    await grantTo(accountId, 10);
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => spendFrom(accountId, `s${at}`, 10)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [codeOf(result.reason)] : []));
    expect(new Set(refusals)).toEqual(new Set(['coins.insufficient']));
  });

  it('J02: the same key twenty times at once is one debit; with other inputs it is refused; another account’s key is new', async () => {
    const [accountId, other] = [randomUUID(), randomUUID()];
    await grantTo(accountId, 100);
    await grantTo(other, 100);
    const results = await Promise.all(Array.from({ length: 20 }, () => spendFrom(accountId, 'a', 7)));
    expect(results.filter((result) => !result.repeated)).toHaveLength(1);
    expect(results.at(-1)?.balanceCoins).toBe(93);
    await expect(spendFrom(accountId, 'a', 8)).rejects.toMatchObject({ code: 'coins.key-reused' });
    expect(await spendFrom(other, 'a', 8)).toEqual({ balanceCoins: 92, repeated: false });
  });

  it('a hold ends once: of parallel captures and releases exactly one wins', async () => {
    const accountId = randomUUID();
    await grantTo(accountId, 10);
    const { holdId } = await ledger.reserveCoins(database.db, {
      accountId,
      amountCoins: 4,
      reason: 'R',
      expiresAt: new Date(),
    });
    const captures = Array.from({ length: 10 }, () =>
      ledger.captureHold(database.db, { id: holdId, amountCoins: 4, counterpart: 'house:test' }),
    );
    const releases = Array.from({ length: 10 }, () => ledger.releaseHold(database.db, holdId));
    await Promise.allSettled([...captures, ...releases]);
    const { rows } = await database.db.pool.query(
      'SELECT h.status, a.posted, a.held FROM coin_holds h JOIN coin_accounts a USING (account_id) WHERE h.id = $1',
      [holdId],
    );
    expect(rows[0]).toMatchObject(rows[0].status === 'captured' ? { posted: 6, held: 0 } : { posted: 10, held: 0 });
  });

  it('a sweep ends what nobody settled, and a capture after it charges nothing', async () => {
    const accountId = randomUUID();
    await grantTo(accountId, 10);
    const { holdId } = await ledger.reserveCoins(database.db, {
      accountId,
      amountCoins: 4,
      reason: 'R',
      expiresAt: new Date(START_MS),
    });
    expect(await ledger.expireHolds(database.db, new Date(START_MS + 1))).toBeGreaterThan(0);
    await expect(
      ledger.captureHold(database.db, { id: holdId, amountCoins: 4, counterpart: 'house:test' }),
    ).rejects.toMatchObject({ code: 'internal' });
    const { rows } = await database.db.pool.query('SELECT posted, held FROM coin_accounts WHERE account_id = $1', [
      accountId,
    ]);
    expect(rows[0]).toEqual({ posted: 10, held: 0 });
  });

  it('a business key is one over all accounts: the same purchase credits once', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    await grantTo(one, 300, { businessKey: 'purchase:test:1', isPaid: true });
    const again = await grantTo(two, 300, { businessKey: 'purchase:test:1', isPaid: true });
    expect(again).toEqual({ balanceCoins: 0, repeated: true });
  });

  it.each([-1, 0.5, Number.POSITIVE_INFINITY, Number.NaN, Number.MAX_SAFE_INTEGER + 1, 0])(
    'C07: an amount of %s is refused',
    async (amountCoins) => {
      const accountId = randomUUID();
      await expect(grantTo(accountId, amountCoins)).rejects.toMatchObject({ code: 'coins.invalid-amount' });
      await expect(spendFrom(accountId, 'x', amountCoins)).rejects.toMatchObject({ code: 'coins.invalid-amount' });
    },
  );

  it('every movement of the spendable balance is told through the outbox', async () => {
    const accountId = randomUUID();
    await grantTo(accountId, 10);
    await spendFrom(accountId, 'x', 3);
    const { rows } = await database.db.pool.query(
      "SELECT payload FROM outbox_events WHERE name = 'coins.balance-changed' AND payload ->> 'accountId' = $1 ORDER BY id",
      [accountId],
    );
    expect(rows.map((row: { payload: { balanceCoins: number } }) => row.payload.balanceCoins)).toEqual([10, 7]);
  });
});
