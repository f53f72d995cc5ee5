import type { AppDeps } from '../../deps.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { checkLedger } from './check.ts';
import { expireHolds, expireLots } from './ledger.ts';

/** Every night the ledger is checked (an alarm hangs on `ledger_faults`). Every minute: leftovers of holds, and bonus coins whose time has come. */
export function defineCoinJobs(queue: Queue, deps: Pick<AppDeps, 'db' | 'clock' | 'log' | 'metrics'>): void {
  queue.repeat('coins-sweep', '* * * * *', async () => {
    await expireHolds(deps.db, deps.clock.now());
    await expireLots(deps.db, deps.clock.now());
  });
  queue.repeat('coins-check', '53 4 * * *', async () => {
    const { faultCount, faults } = await checkLedger(deps.db);
    deps.metrics.ledgerFaults.set(faultCount);
    if (faultCount > 0) deps.log.error({ faultCount, faults }, 'the ledger does not add up');
  });
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Written by the ledger's functions whenever the spendable balance changed. */
    'coins.balance-changed': { accountId: string; balanceCoins: number };
  }
}
