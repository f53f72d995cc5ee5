import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import * as model from '../../testing/ledger-model.ts';
import * as ledger from './ledger.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(20);
});
afterAll(() => database.drop());

const START_MS = Date.UTC(2026, 0, 1);
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

type Command =
  | { kind: 'grant'; amount: number; isPaid: boolean; expiresInDays: number | undefined }
  | { kind: 'spend'; amount: number; key: number }
  | { kind: 'reserve'; amount: number }
  | { kind: 'capture'; hold: number; amount: number }
  | { kind: 'release'; hold: number }
  | { kind: 'refund'; transfer: number }
  | { kind: 'reverse'; lot: number }
  | { kind: 'expire'; days: number };

const amount = fc.integer({ min: 1, max: 60 });
const index = fc.nat({ max: 30 });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      amount,
      isPaid: fc.boolean(),
      expiresInDays: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('spend' as const), amount, key: fc.nat({ max: 12 }) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('reserve' as const), amount }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('capture' as const), hold: index, amount: fc.nat({ max: 60 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), hold: index }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), transfer: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reverse' as const), lot: index }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const), days: fc.integer({ min: 1, max: 25 }) }) },
);

type World = {
  accountId: string;
  expected: model.LedgerModel;
  lotIds: string[];
  holdIds: string[];
  reversed: Set<number>;
};

type Performers = {
  [Kind in Command['kind']]: (world: World, step: Extract<Command, { kind: Kind }>) => Promise<void>;
};

const performers: Performers = {
  grant: async (world, step) => {
    const { accountId } = world;
    const isExpiring = !step.isPaid && step.expiresInDays !== undefined;
    const expiresAtMs = isExpiring ? START_MS + Number(step.expiresInDays) * 86_400_000 : undefined;
    model.grant(world.expected, { isPaid: step.isPaid, expiresAtMs, amount: step.amount });
    await grantTo(accountId, step.amount, {
      isPaid: step.isPaid,
      ...(expiresAtMs ? { expiresAt: new Date(expiresAtMs) } : {}),
    });
    world.lotIds.push(await newestLot(accountId, world.lotIds));
  },
  spend: ({ accountId, expected }, step) =>
    agree(model.spend(expected, `k${step.key}`, step.amount), () => spendFrom(accountId, `k${step.key}`, step.amount)),
  reserve: async ({ accountId, expected, holdIds }, step) => {
    const outcome = model.availableOf(expected) < step.amount ? 'insufficient' : 'done';
    await agree(outcome, async () => {
      const input = { accountId, amountCoins: step.amount, reason: 'Reserva', expiresAt: new Date(START_MS) };
      const result = await ledger.reserveCoins(database.db, input);
      holdIds.push(result.holdId);
      model.reserve(expected, result.holdId, step.amount);
      return result;
    });
  },
  capture: async ({ expected, holdIds }, step) => {
    const id = pick(holdIds, step.hold);
    if (id === undefined) return;
    const hold = { id, amountCoins: step.amount, counterpart: 'house:test' };
    await agree(model.capture(expected, id, step.amount), () => ledger.captureHold(database.db, hold));
  },
  release: async ({ expected, holdIds }, step) => {
    const id = pick(holdIds, step.hold);
    if (id !== undefined) await agree(model.release(expected, id), () => ledger.releaseHold(database.db, id));
  },
  refund: async ({ accountId, expected }, step) => {
    const id = pick([...expected.transfers.keys()], step.transfer);
    if (id === undefined) return;
    await agree(model.refund(expected, id), () =>
      ledger.refundTransfer(database.db, { accountId, id, reason: 'Devolução' }),
    );
  },
  reverse: async ({ accountId, expected, lotIds, reversed }, step) => {
    const lot = pick(expected.lots, step.lot);
    const id = lot && lotIds[lot.id];
    if (!lot || !id) return;
    await agree(model.reverse(expected, lot, reversed), () =>
      ledger.reverseLot(database.db, { accountId, id, reason: 'Estorno' }),
    );
  },
  expire: async ({ expected }, step) => {
    // The ledger ends due lots in the order of their ids; ids of lots are sortable by time, as in the model.
    model.expire(expected, START_MS + step.days * 86_400_000);
    await ledger.expireLots(database.db, new Date(START_MS + step.days * 86_400_000));
  },
};

/** Runs one command on both; what the ledger says must be what the model says. */
function perform<Kind extends Command['kind']>(world: World, step: Extract<Command, { kind: Kind }>): Promise<void> {
  return performers[step.kind as Kind](world, step);
}

async function agree(outcome: model.ModelOutcome, act: () => Promise<ledger.LedgerResult>): Promise<void> {
  const real = await act().then((result) => (result.repeated ? 'repeated' : 'done'), codeOf);
  const said = {
    insufficient: 'coins.insufficient',
    'key-reused': 'coins.key-reused',
    closed: 'internal',
    unknown: 'internal',
    done: 'done',
    repeated: 'repeated',
  }[outcome];
  expect(real).toBe(said);
}

function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items.length === 0 ? undefined : items[at % items.length];
}

async function newestLot(accountId: string, known: readonly string[]): Promise<string> {
  const { rows } = await database.db.pool.query(
    'SELECT id FROM coin_lots WHERE account_id = $1 AND NOT (id = ANY($2::uuid[]))',
    [accountId, known],
  );
  return rows[0].id;
}

/** The properties of money.md, read from the rows. */
async function expectSound(world: World): Promise<void> {
  const { accountId, expected } = world;
  const { rows } = await database.db.pool.query(
    `SELECT coalesce(a.posted, 0) AS posted, coalesce(a.held, 0) AS held, coalesce(a.debt, 0) AS debt, coalesce(a.version, 0) AS version,
       (SELECT coalesce(sum(remaining), 0)::bigint FROM coin_lots WHERE account_id = $1) AS lots,
       (SELECT coalesce(sum(amount), 0)::bigint FROM coin_transfers WHERE account_id = $1) AS transfers,
       (SELECT count(*) FROM coin_transfers WHERE account_id = $1) AS transfer_count,
       (SELECT coalesce(min(version), 1) FROM coin_transfers WHERE account_id = $1) AS first_version,
       (SELECT coalesce(max(version), 0) FROM coin_transfers WHERE account_id = $1) AS last_version,
       (SELECT balance_after FROM coin_transfers WHERE account_id = $1 ORDER BY version DESC LIMIT 1) AS last_balance,
       (SELECT coalesce(sum(amount), 0)::bigint FROM coin_holds WHERE account_id = $1 AND status = 'open') AS holds,
       (SELECT count(*) FROM coin_lots l WHERE account_id = $1 AND (granted <> remaining + spent + expired + reversed
          OR is_open <> (remaining > 0)
          OR spent <> (SELECT coalesce(sum(amount - refunded), 0) FROM coin_lot_uses u WHERE u.lot_id = l.id))) AS broken_lots,
       (SELECT count(*) FROM (SELECT balance_after - amount - coalesce(lag(balance_after) OVER (ORDER BY version), 0) AS jump
          FROM coin_transfers WHERE account_id = $1) j WHERE jump <> 0) AS broken_legs
     FROM (SELECT 1) one LEFT JOIN coin_accounts a ON a.account_id = $1`,
    [accountId],
  );
  const real = rows[0];
  expect(real).toMatchObject({
    posted: model.postedOf(expected),
    held: model.heldOf(expected),
    debt: expected.debt,
    broken_lots: 0,
    broken_legs: 0,
  });
  expect([real.lots, real.transfers, real.holds]).toEqual([real.posted, real.posted, real.held]);
  expect([real.first_version, real.last_version, real.transfer_count]).toEqual([1, real.version, real.version]);
  if (real.version > 0) expect(real.last_balance).toBe(real.posted);
}

describe('the ledger', () => {
  it('does what the model does, for generated sequences of commands, and its sums always hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 45 }), async (steps) => {
        const world: World = {
          accountId: randomUUID(),
          expected: model.createLedgerModel(),
          lotIds: [],
          holdIds: [],
          reversed: new Set(),
        };
        for (const step of steps) await perform(world, step);
        await expectSound(world);
        await database.db.pool.query('DELETE FROM coin_lot_uses WHERE account_id = $1', [world.accountId]);
        await database.db.pool.query('DELETE FROM coin_lots WHERE account_id = $1', [world.accountId]);
      }),
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
