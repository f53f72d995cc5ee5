import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { expireHolds, expireLots } from './ledger.ts';

/** Every minute: leftovers of holds, and bonus coins whose time has come. */
export function defineCoinJobs(queue: Queue, deps: { db: Database; clock: Clock }): void {
  queue.repeat('coins-sweep', '* * * * *', async () => {
    await expireHolds(deps.db, deps.clock.now());
    await expireLots(deps.db, deps.clock.now());
  });
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Written by the ledger's functions whenever the spendable balance changed. */
    'coins.balance-changed': { accountId: string; balanceCoins: number };
  }
}
