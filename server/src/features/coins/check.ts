import type { Database } from '../../platform/db/database.ts';
import * as store from './store.ts';

/** What has to hold of every account (money.md "Ledger"). */
export const LEDGER_RULES = ['posted', 'held', 'debt', 'lots', 'uses', 'versions', 'legs'] as const;
export type LedgerFault = { accountId: string; rule: (typeof LEDGER_RULES)[number] };
/** `faults` holds a hundred at most; `faultCount` is how many there are. */
export type LedgerCheck = { accounts: number; transfers: number; faultCount: number; faults: readonly LedgerFault[] };

const SHOWN_AT_MOST = 100;

/**
 * Reads the whole ledger in one statement, as it stands at one moment, and compares it with itself: what is posted is the sum of lots and of transfers,
 * what is held that of open holds, what is owed that of lots, and nobody owes who has coins; what was spent of a lot is what transfers took of it;
 * versions have no gap, and every transfer goes on from the one before.
 */
export async function checkLedger(db: Database): Promise<LedgerCheck> {
  return db.transaction(async (tx) => {
    await tx.run(store.allowLongRead);
    const { account_count: accounts, transfer_count: transfers } = await tx.get(store.countLedger);
    const rows = await tx.all(store.selectFaults);
    const faults = rows.flatMap((row) =>
      LEDGER_RULES.filter((rule) => row[rule]).map((rule) => ({ accountId: row.account_id, rule })),
    );
    return { accounts, transfers, faultCount: faults.length, faults: faults.slice(0, SHOWN_AT_MOST) };
  });
}
