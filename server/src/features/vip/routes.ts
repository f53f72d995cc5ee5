import { coinRoutes } from '@cafune/contract/coins';
import { vipRoutes } from '@cafune/contract/vip';
import { answer, type Mount } from '../../platform/http/route.ts';
import type { VipDeps } from './deps.ts';
import { describeMembership } from './describe.ts';
import { cancelRenewal, orderVip } from './orders.ts';
import { listPricesFor } from './perks.ts';
import { listPlans } from './plans.ts';
import { describeTrial, startTrial } from './trial.ts';

export function mountVipRoutes(mount: Mount, deps: VipDeps): void {
  mount(coinRoutes.prices, async ({ session }) =>
    answer(200, { items: await listPricesFor(deps.db, { accountId: session?.accountId, now: deps.clock.now() }) }),
  );
  mount(vipRoutes.plans, async () => answer(200, await listPlans(deps)));
  mount(vipRoutes.get, async ({ session }) => answer(200, await describeMembership(deps, session.accountId)));
  mount(vipRoutes.trialDates, async () => answer(200, describeTrial(deps)));
  mount(vipRoutes.startTrial, async ({ session }) => {
    const isNew = await startTrial(deps, session);
    return answer(isNew ? 201 : 200, await describeMembership(deps, session.accountId));
  });
  mount(vipRoutes.createOrder, async ({ session, body }) => {
    const { order, isNew } = await orderVip(deps, session, body);
    return answer(isNew ? 201 : 200, order);
  });
  mount(vipRoutes.cancel, async ({ session }) => answer(200, await cancelRenewal(deps, session)));
}
