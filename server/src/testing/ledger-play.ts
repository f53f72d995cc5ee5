/** Generated commands played on the ledger and on its model side by side, for a test and for `npm run bench -- ledger-model`. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as ledger from '../features/coins/ledger.ts';
import type { Database } from '../platform/db/database.ts';
import { AppError } from '../platform/errors.ts';
import * as model from './ledger-model.ts';

/** Where generated holds and lots begin to lapse. */
export const START_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));

type Command =
  | { kind: 'grant'; amount: number; isPaid: boolean; expiresInDays: number | undefined }
  | { kind: 'spend'; amount: number; key: number }
  | { kind: 'drain' }
  | { kind: 'reserve'; amount: number; expiresInDays: number }
  | { kind: 'capture'; hold: number; amount: number }
  | { kind: 'release'; hold: number }
  | { kind: 'refund'; transfer: number }
  | { kind: 'take-back'; lot: number; share: number }
  | { kind: 'expire'; days: number };

const amount = fc.integer({ min: 1, max: 60 });
const index = fc.nat({ max: 30 });
const days = fc.integer({ min: 1, max: 20 });
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('grant' as const),
      amount,
      isPaid: fc.boolean(),
      expiresInDays: fc.option(days, { nil: undefined }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('spend' as const), amount, key: fc.nat({ max: 12 }) }) },
  // Whoever has spent everything owes what is taken back after that.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('drain' as const) }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('reserve' as const), amount, expiresInDays: days }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('capture' as const), hold: index, amount: fc.nat({ max: 60 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), hold: index }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund' as const), transfer: index }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('take-back' as const), lot: index, share: fc.constantFrom(0, 0.4, 1) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('expire' as const), days: fc.integer({ min: 1, max: 25 }) }) },
);

type World = {
  db: Database;
  accountId: string;
  expected: model.LedgerModel;
  lotIds: string[];
  holdIds: string[];
};

type Performers = {
  [Kind in Command['kind']]: (world: World, step: Extract<Command, { kind: Kind }>) => Promise<void>;
};

const performers: Performers = {
  grant: async (world, step) => {
    const { accountId, db } = world;
    const isExpiring = !step.isPaid && step.expiresInDays !== undefined;
    const expiresAtMs = isExpiring ? START_MS + Number(step.expiresInDays) * DAY_MS : undefined;
    model.grant(world.expected, { isPaid: step.isPaid, expiresAtMs, amount: step.amount });
    await ledger.grantCoins(db, {
      accountId,
      key: randomUUID(),
      amountCoins: step.amount,
      source: 'test',
      isPaid: step.isPaid,
      reason: 'Teste',
      ...(expiresAtMs ? { expiresAt: new Date(expiresAtMs) } : {}),
    });
    world.lotIds.push(await newestLot(world));
  },
  spend: ({ db, accountId, expected }, step) => {
    const key = `k${step.key}`;
    const spend = { accountId, key, amountCoins: step.amount, counterpart: 'house:test', reason: 'Gasto' };
    return agree(model.spend(expected, key, step.amount), () => ledger.spendCoins(db, spend));
  },
  drain: async (world) => {
    const amount = model.availableOf(world.expected);
    if (amount === 0) return;
    const key = randomUUID();
    const spend = { accountId: world.accountId, key, amountCoins: amount, counterpart: 'house:test', reason: 'Tudo' };
    await agree(model.spend(world.expected, key, amount), () => ledger.spendCoins(world.db, spend));
  },
  reserve: async ({ db, accountId, expected, holdIds }, step) => {
    const outcome = model.availableOf(expected) < step.amount ? 'insufficient' : 'done';
    const expiresAtMs = START_MS + step.expiresInDays * DAY_MS;
    await agree(outcome, async () => {
      const input = { accountId, amountCoins: step.amount, reason: 'Reserva', expiresAt: new Date(expiresAtMs) };
      const result = await ledger.reserveCoins(db, input);
      holdIds.push(result.holdId);
      model.reserve(expected, result.holdId, { amount: step.amount, expiresAtMs });
      return result;
    });
  },
  capture: async ({ db, expected, holdIds }, step) => {
    const id = pick(holdIds, step.hold);
    if (id === undefined) return;
    const hold = { id, amountCoins: step.amount, counterpart: 'house:test' };
    await agree(model.capture(expected, id, step.amount), () => ledger.captureHold(db, hold));
  },
  release: async ({ db, expected, holdIds }, step) => {
    const id = pick(holdIds, step.hold);
    if (id !== undefined) await agree(model.release(expected, id), () => ledger.releaseHold(db, id));
  },
  refund: async ({ db, accountId, expected }, step) => {
    const id = pick([...expected.transfers.keys()], step.transfer);
    if (id === undefined) return;
    await agree(model.refund(expected, id), () => ledger.refundTransfer(db, { accountId, id, reason: 'Devolução' }));
  },
  'take-back': async (world, step) => {
    const { db, accountId, expected, lotIds } = world;
    const lot = pick(expected.lots, step.lot);
    const id = lot && lotIds[lot.id];
    if (!lot || !id) return;
    const targetCoins = Math.floor(lot.granted * step.share);
    const { outcome, isNewLot } = model.takeBack(expected, lot, targetCoins);
    await agree(outcome, () => ledger.takeBackLot(db, { accountId, id, targetCoins, reason: 'Estorno' }));
    if (isNewLot) lotIds.push(await newestLot(world));
  },
  expire: async ({ db, expected }, step) => {
    const nowMs = START_MS + step.days * DAY_MS;
    // As the sweep does it: holds first, so that their coins may expire with their lots.
    assert.equal(await ledger.expireHolds(db, new Date(nowMs)), model.expireHolds(expected, nowMs));
    // The ledger ends due lots in the order of their ids; ids of lots are sortable by time, as in the model.
    model.expireLots(expected, nowMs);
    await ledger.expireLots(db, new Date(nowMs));
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
  assert.equal(real, said);
}

function pick<Item>(items: readonly Item[], at: number): Item | undefined {
  return items.length === 0 ? undefined : items[at % items.length];
}

async function newestLot({ db, accountId, lotIds }: World): Promise<string> {
  const { rows } = await db.pool.query(
    'SELECT id FROM coin_lots WHERE account_id = $1 AND NOT (id = ANY($2::uuid[]))',
    [accountId, lotIds],
  );
  return rows[0].id;
}

/** The properties of money.md, read from the rows. */
async function expectSound(world: World): Promise<void> {
  const { db, accountId, expected } = world;
  const { rows } = await db.pool.query(
    `SELECT coalesce(a.posted, 0) AS posted, coalesce(a.held, 0) AS held, coalesce(a.debt, 0) AS debt, coalesce(a.version, 0) AS version,
       (SELECT coalesce(sum(remaining), 0)::bigint FROM coin_lots WHERE account_id = $1) AS lots,
       (SELECT coalesce(sum(amount), 0)::bigint FROM coin_transfers WHERE account_id = $1) AS transfers,
       (SELECT count(*) FROM coin_transfers WHERE account_id = $1) AS transfer_count,
       (SELECT coalesce(min(version), 1) FROM coin_transfers WHERE account_id = $1) AS first_version,
       (SELECT coalesce(max(version), 0) FROM coin_transfers WHERE account_id = $1) AS last_version,
       (SELECT balance_after FROM coin_transfers WHERE account_id = $1 ORDER BY version DESC LIMIT 1) AS last_balance,
       (SELECT coalesce(sum(owed), 0)::bigint FROM coin_lots WHERE account_id = $1) AS owed,
       (SELECT coalesce(sum(amount), 0)::bigint FROM coin_holds WHERE account_id = $1 AND status = 'open') AS holds,
       (SELECT count(*) FROM coin_lots l WHERE account_id = $1 AND (granted <> remaining + spent + expired + reversed
          OR is_open <> (remaining > 0) OR owed > granted
          OR spent <> (SELECT coalesce(sum(amount - refunded), 0) FROM coin_lot_uses u WHERE u.lot_id = l.id))) AS broken_lots,
       (SELECT count(*) FROM (SELECT balance_after - amount - coalesce(lag(balance_after) OVER (ORDER BY version), 0) AS jump
          FROM coin_transfers WHERE account_id = $1) j WHERE jump <> 0) AS broken_legs
     FROM (SELECT 1) one LEFT JOIN coin_accounts a ON a.account_id = $1`,
    [accountId],
  );
  const real = rows[0];
  const { posted, held, debt, version } = real;
  assert.deepEqual([posted, held, debt], [model.postedOf(expected), model.heldOf(expected), expected.debt]);
  assert.ok(debt === 0 || posted === held, 'whoever owes has nothing to spend');
  assert.deepEqual([real.broken_lots, real.broken_legs], [0, 0]);
  assert.deepEqual([real.lots, real.transfers, real.holds, real.owed], [posted, posted, held, debt]);
  assert.deepEqual([real.first_version, real.last_version, real.transfer_count], [1, version, version]);
  if (version > 0) assert.equal(real.last_balance, posted);
}

/** Sequences of commands as the ledger may meet them. */
export const commands = fc.array(command, { minLength: 5, maxLength: 45 });

/** Plays a sequence on an account of its own. @throws AssertionError where ledger and model differ, or a sum does not hold */
export async function playCommands(db: Database, steps: readonly Command[]): Promise<void> {
  const accountId = randomUUID();
  const world: World = { db, accountId, expected: model.createLedgerModel(), lotIds: [], holdIds: [] };
  try {
    for (const step of steps) {
      await perform(world, step);
      await expectSound(world);
    }
  } finally {
    // Sweeps of sequences to come find nothing of this one.
    for (const table of ['coin_lot_uses', 'coin_lots', 'coin_holds'])
      await db.pool.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId]);
  }
}
