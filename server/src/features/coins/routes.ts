import { coinRoutes } from '@cafune/contract/coins';
import type { Database } from '../../platform/db/database.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { createBalanceReader, listLots, listStatement } from './service.ts';

export function mountCoinRoutes(mount: Mount, deps: { db: Database }): void {
  const readBalance = createBalanceReader(deps.db);
  mount(coinRoutes.balance, async ({ session }) => answer(200, await readBalance(session.accountId)));
  mount(coinRoutes.statement, async ({ session, query }) =>
    answer(200, await listStatement(deps.db, session.accountId, { cursor: query.cursor, limit: query.limit })),
  );
  mount(coinRoutes.lots, async ({ session, query }) =>
    answer(200, await listLots(deps.db, session.accountId, { cursor: query.cursor, limit: query.limit })),
  );
}
