import type { PriceId } from '@cafune/contract/coins';
import { statement } from '../../platform/db/database.ts';

export type OutcomeRow = {
  outcome: 'done' | 'repeated' | 'key-reused' | 'insufficient' | 'closed' | 'unknown';
  balance: number;
};

const ledger = (name: string, arity: number) => {
  const places = Array.from({ length: arity }, (_, index) => `$${index + 1}`).join(', ');
  return statement<OutcomeRow>(`coins.${name}`, `SELECT outcome, balance FROM coins_${name}(${places})`);
};

export const grant = ledger('grant', 10);
export const spend = ledger('spend', 6);
export const reserve = ledger('reserve', 5);
export const capture = ledger('capture', 4);
export const release = ledger('release', 2);
export const refund = ledger('refund', 4);
export const takeBack = ledger('take_back', 5);
export const expireLots = statement<{ count: number }>(
  'coins.expire-lots',
  'SELECT coins_expire_lots($1, 500) AS count',
);

export const selectBalances = statement<{ account_id: string; balance: number }>(
  'coins.select-balances',
  'SELECT account_id, posted - held AS balance FROM coin_accounts WHERE account_id = ANY($1::uuid[])',
);

/** What is still there of a lot and may be taken: not spent, not set aside. Locks the account. */
export const selectLotLeft = statement<{ granted: number; left: number }>(
  'coins.select-lot-left',
  `SELECT l.granted, least(l.remaining, a.posted - a.held) AS left FROM coin_accounts a JOIN coin_lots l USING (account_id)
   WHERE l.id = $1 AND a.account_id = $2 FOR UPDATE OF a`,
);
/** What is still there of several lots, to be shown. */
export const selectLotsLeft = statement<{ id: string; left: number }>(
  'coins.select-lots-left',
  `SELECT l.id, least(l.remaining, a.posted - a.held) AS left FROM coin_lots l JOIN coin_accounts a USING (account_id)
   WHERE l.id = ANY($1::uuid[]) AND a.account_id = $2`,
);

/** Holds past their time; whoever made them is gone. */
export const selectOverdueHolds = statement<{ id: string }>(
  'coins.select-overdue-holds',
  `SELECT id FROM coin_holds WHERE status = 'open' AND expires_at <= $1 ORDER BY expires_at LIMIT 500`,
);

export type TransferRow = {
  id: string;
  kind: 'grant' | 'spend' | 'capture' | 'refund' | 'expire' | 'reverse';
  amount: number;
  balance_after: number;
  version: number;
  reason: string;
  created_at: Date;
};
/** Newest first; captures of nothing are bookkeeping, not movement. */
export const selectStatement = statement<TransferRow>(
  'coins.select-statement',
  `SELECT id, kind, amount, balance_after, version, reason, created_at FROM coin_transfers
   WHERE account_id = $1 AND amount <> 0 AND ($2::bigint IS NULL OR version < $2) ORDER BY version DESC LIMIT $3`,
);

export type LotRow = {
  id: string;
  source: string;
  is_paid: boolean;
  granted: number;
  remaining: number;
  created_at: Date;
  expires_at: Date | null;
};
/** What is left, in the order in which `coins_take_lots` takes it, after the lot named $2. */
export const selectLots = statement<LotRow>(
  'coins.select-lots',
  `SELECT id, source, is_paid, granted, remaining, created_at, expires_at FROM coin_lots
   WHERE account_id = $1 AND is_open AND ($2::uuid IS NULL OR (is_paid, coalesce(expires_at, 'infinity'), created_at, id) >
     (SELECT is_paid, coalesce(expires_at, 'infinity'), created_at, id FROM coin_lots WHERE id = $2 AND account_id = $1))
   ORDER BY is_paid, expires_at, created_at, id LIMIT $3`,
);
export const selectHeldAndOwed = statement<{ held: number; owed: number }>(
  'coins.select-held-and-owed',
  'SELECT held, debt AS owed FROM coin_accounts WHERE account_id = $1',
);

export type PriceRow = { id: PriceId; label: string; coins: number; vip_note: string };
export const selectPrices = statement<PriceRow>(
  'coins.select-prices',
  'SELECT id, label, coins, vip_note FROM price_list ORDER BY position',
);

/** Only where the row is still what somebody saw ($5 to $7). */
export const updatePrice = statement(
  'coins.update-price',
  `UPDATE price_list SET label = $2, coins = $3, vip_note = $4 WHERE id = $1 AND label = $5 AND coins = $6 AND vip_note = $7`,
);

/** Time and memory enough to read the whole ledger. */
export const allowLongRead = statement(
  'coins.allow-long-read',
  `SELECT set_config('statement_timeout', '600s', true), set_config('work_mem', '128MB', true)`,
);
export const countLedger = statement<{ account_count: number; transfer_count: number }>(
  'coins.count-ledger',
  'SELECT (SELECT count(*)::int FROM coin_accounts) AS account_count, (SELECT count(*)::int FROM coin_transfers) AS transfer_count',
);
export type FaultRow = {
  account_id: string;
  posted: boolean;
  held: boolean;
  debt: boolean;
  lots: boolean;
  uses: boolean;
  versions: boolean;
  legs: boolean;
};
/** Accounts of which something does not add up, and what. Accounts that only other tables know are among them. */
export const selectFaults = statement<FaultRow>(
  'coins.select-faults',
  `WITH uses AS (
     SELECT lot_id, sum(amount - refunded) AS spent FROM coin_lot_uses GROUP BY lot_id
   ), lots AS (
     SELECT account_id, sum(remaining) AS remaining, sum(owed) AS owed,
       bool_or(granted <> remaining + coin_lots.spent + expired + reversed OR is_open <> (remaining > 0)) AS is_broken,
       bool_or(coin_lots.spent <> coalesce(uses.spent, 0)) AS is_misused
     FROM coin_lots LEFT JOIN uses ON lot_id = id GROUP BY account_id
   ), holds AS (
     SELECT account_id, sum(amount) AS amount FROM coin_holds WHERE status = 'open' GROUP BY account_id
   ), legs AS (
     SELECT account_id, version, amount, balance_after,
       balance_after - amount - lag(balance_after, 1, 0::bigint) OVER (PARTITION BY account_id ORDER BY version) AS jump
     FROM coin_transfers
   ), moves AS (
     SELECT account_id, sum(amount) AS amount, count(*) AS count, max(version) AS last, bool_or(jump <> 0) AS is_broken
     FROM legs GROUP BY account_id
   ), judged AS (
     SELECT coalesce(a.account_id, l.account_id, m.account_id, h.account_id) AS account_id,
       coalesce(a.posted, 0) <> coalesce(l.remaining, 0) OR coalesce(a.posted, 0) <> coalesce(m.amount, 0) AS posted,
       coalesce(a.held, 0) <> coalesce(h.amount, 0) AS held,
       coalesce(a.debt, 0) <> coalesce(l.owed, 0) OR coalesce(a.debt > 0 AND a.posted > a.held, false) AS debt,
       coalesce(l.is_broken, false) AS lots,
       coalesce(l.is_misused, false) AS uses,
       coalesce(a.version, 0) <> coalesce(m.count, 0) OR coalesce(a.version, 0) <> coalesce(m.last, 0) AS versions,
       coalesce(m.is_broken, false) AS legs
     FROM coin_accounts a FULL JOIN lots l USING (account_id) FULL JOIN moves m USING (account_id) FULL JOIN holds h USING (account_id)
   )
   SELECT * FROM judged WHERE posted OR held OR debt OR lots OR uses OR versions OR legs ORDER BY account_id`,
);
