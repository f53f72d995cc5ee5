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
export const reverse = ledger('reverse', 4);
export const expireLots = statement<{ count: number }>(
  'coins.expire-lots',
  'SELECT coins_expire_lots($1, 500) AS count',
);

export const selectBalances = statement<{ account_id: string; balance: number }>(
  'coins.select-balances',
  'SELECT account_id, posted - held AS balance FROM coin_accounts WHERE account_id = ANY($1::uuid[])',
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

export type PriceRow = { id: PriceId; label: string; coins: number; vip_note: string };
export const selectPrices = statement<PriceRow>(
  'coins.select-prices',
  'SELECT id, label, coins, vip_note FROM price_list ORDER BY position',
);
