import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { commands, playCommands, START_MS } from '../../testing/ledger-play.ts';
import { checkLedger } from './check.ts';
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

describe('J06: coins that are owed', () => {
  const standing = async (accountId: string) => {
    const { rows } = await database.db.pool.query(
      'SELECT posted - held AS free, debt FROM coin_accounts WHERE account_id = $1',
      [accountId],
    );
    return [rows[0].free, rows[0].debt];
  };
  const announced = async (accountId: string) => {
    const { rows } = await database.db.pool.query(
      "SELECT payload ->> 'balanceCoins' AS coins FROM outbox_events WHERE payload ->> 'accountId' = $1 ORDER BY id DESC LIMIT 1",
      [accountId],
    );
    return Number(rows[0].coins);
  };
  const takeBack = (accountId: string, id: string, targetCoins: number) =>
    ledger.takeBackLot(database.db, { accountId, id, targetCoins, reason: 'Estorno' });
  const hold = (accountId: string, amountCoins: number) =>
    ledger.reserveCoins(database.db, { accountId, amountCoins, reason: 'R', expiresAt: new Date(START_MS) });

  /** 100 coins bought and spent, 40 of them set aside first, then all taken back: 100 owed. */
  async function makeDebtor() {
    const [accountId, lotId] = [randomUUID(), randomUUID()];
    await grantTo(accountId, 100, { lotId, isPaid: true });
    const { holdId } = await hold(accountId, 40);
    await spendFrom(accountId, 'spent', 60);
    await takeBack(accountId, lotId, 100);
    expect(await standing(accountId)).toEqual([0, 100]);
    return { accountId, lotId, holdId };
  }
  type Debtor = Awaited<ReturnType<typeof makeDebtor>>;

  const MOVES: [string, (debtor: Debtor) => Promise<{ balanceCoins: number }>, number][] = [
    ['a gift of 30', ({ accountId }) => grantTo(accountId, 30), 70],
    ['a spend of 60 that is given back', ({ accountId }) => refund(accountId, 'spent'), 40],
    ['a hold of 40 that is released', ({ holdId }) => ledger.releaseHold(database.db, holdId), 60],
    ['what a capture of 15 leaves of a hold of 40', ({ holdId }) => capture(holdId, 15), 75],
  ];
  const refund = (accountId: string, id: string) =>
    ledger.refundTransfer(database.db, { accountId, id, reason: 'Devolução' });
  const capture = (id: string, amountCoins: number) =>
    ledger.captureHold(database.db, { id, amountCoins, counterpart: 'house:test' });

  it.each(MOVES)('are paid at once by %s', async (_name, act, debt) => {
    const debtor = await makeDebtor();
    expect((await act(debtor)).balanceCoins).toBe(0);
    expect(await standing(debtor.accountId)).toEqual([0, debt]);
    expect(await announced(debtor.accountId)).toBe(0);
    await expect(spendFrom(debtor.accountId, 'next', 1)).rejects.toMatchObject({ code: 'coins.insufficient' });
    await expect(hold(debtor.accountId, 1)).rejects.toMatchObject({ code: 'coins.insufficient' });
  });

  it('are paid at once by a hold whose time is over', async () => {
    const { accountId } = await makeDebtor();
    await ledger.expireHolds(database.db, new Date(START_MS + 1));
    expect(await standing(accountId)).toEqual([0, 60]);
  });

  it('are paid at once by other coins that are there, and come back as coins when nothing is owed after all', async () => {
    const [accountId, lotId] = [randomUUID(), randomUUID()];
    await grantTo(accountId, 100, { lotId });
    await spendFrom(accountId, 'spent', 100);
    await grantTo(accountId, 70, { isPaid: true });
    expect((await takeBack(accountId, lotId, 100)).balanceCoins).toBe(0);
    expect(await standing(accountId)).toEqual([0, 30]);
    expect((await takeBack(accountId, lotId, 0)).balanceCoins).toBe(70);
    expect(await standing(accountId)).toEqual([70, 0]);
  });

  it('of one purchase are paid by what comes back of another', async () => {
    const { accountId } = await makeDebtor();
    const other = randomUUID();
    await grantTo(accountId, 150, { lotId: other, isPaid: true });
    expect(await standing(accountId)).toEqual([50, 0]);
    await takeBack(accountId, other, 150);
    expect(await standing(accountId)).toEqual([0, 100]);
    await takeBack(accountId, other, 0);
    expect(await standing(accountId)).toEqual([50, 0]);
  });

  it('more than are owed leave the rest to spend', async () => {
    const { accountId } = await makeDebtor();
    expect((await grantTo(accountId, 130)).balanceCoins).toBe(30);
    expect(await standing(accountId)).toEqual([30, 0]);
    expect((await checkLedger(database.db)).faults.filter((fault) => fault.accountId === accountId)).toEqual([]);
  });
});
