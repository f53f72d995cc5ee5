import { type AdminRequest, adminRoutes } from '@cafune/contract/admin';
import { adminPayoutRoutes } from '@cafune/contract/admin/payouts';
import { adminPriceRoutes } from '@cafune/contract/admin/prices';
import { answer, type Mount } from '../../platform/http/route.ts';
import { listAudit } from './audit.ts';
import type { StepUpDeps } from './deps.ts';
import { getOrder, listOrders } from './orders.ts';
import { exportOrders } from './orders-file.ts';
import { listPayouts, settlePayout } from './payouts.ts';
import {
  changeGift,
  changePack,
  changePlan,
  changePrice,
  listGifts,
  listPacks,
  listPlans,
  listPrices,
} from './prices.ts';
import { decideRequest, listRequests, makeRequest } from './requests.ts';
import { stepUp } from './step-up.ts';

export function mountAdminRoutes(mount: Mount, deps: StepUpDeps): void {
  mount(adminRoutes.stepUp, async ({ session, body, request }) =>
    answer(200, await stepUp(deps, session, { password: body.password, ip: request.ip })),
  );
  mount(adminPriceRoutes.prices, async ({ session }) => answer(200, { items: await listPrices(deps, session) }));
  mount(adminPriceRoutes.changePrice, async ({ session, params, body }) =>
    answer(200, await changePrice(deps, session, { id: params.id, ...body })),
  );
  mount(adminPriceRoutes.gifts, async ({ session }) => answer(200, { items: await listGifts(deps, session) }));
  mount(adminPriceRoutes.changeGift, async ({ session, params, body }) =>
    answer(200, await changeGift(deps, session, { id: params.id, ...body })),
  );
  mount(adminPriceRoutes.packs, async ({ session }) => answer(200, { items: await listPacks(deps, session) }));
  mount(adminPriceRoutes.changePack, async ({ session, params, body }) =>
    answer(200, await changePack(deps, session, { id: params.id, ...body })),
  );
  mount(adminPriceRoutes.plans, async ({ session }) => answer(200, { items: await listPlans(deps, session) }));
  mount(adminPriceRoutes.changePlan, async ({ session, params, body }) =>
    answer(200, await changePlan(deps, session, { id: params.id, ...body })),
  );
  mount(adminRoutes.orders, async ({ session, query }) => answer(200, await listOrders(deps, session, query)));
  mount(adminRoutes.ordersFile, async ({ session, query }) => {
    const { from, to, includeEmail } = query;
    return exportOrders(deps, session, { from, to, isWithEmail: includeEmail === 'true' });
  });
  mount(adminRoutes.order, async ({ session, params }) => answer(200, await getOrder(deps, session, params.id)));
  mount(adminRoutes.refund, async ({ session, params, body }) => {
    const { amountCents: amount, seenRefundedCents: seenCents, reason, clientId } = body;
    const ask = { kind: 'refund', subjectId: params.id, amount, seenCents, reason, clientId } as const;
    return answerRequest(await makeRequest(deps, session, ask));
  });
  mount(adminRoutes.grant, async ({ session, body }) => {
    const { accountId: subjectId, coins: amount, reason, clientId } = body;
    const ask = { kind: 'grant', subjectId, amount, seenCents: null, reason, clientId } as const;
    return answerRequest(await makeRequest(deps, session, ask));
  });
  mount(adminRoutes.requests, async ({ session, query }) => {
    const { status, cursor, limit } = query;
    return answer(200, await listRequests(deps, session, { status, cursor, limit }));
  });
  mount(adminRoutes.decideRequest, async ({ session, params, body }) =>
    answer(200, await decideRequest(deps, session, { id: params.id, ...body })),
  );
  mount(adminPayoutRoutes.payouts, async ({ session, query }) => {
    const { status, cursor, limit } = query;
    return answer(200, await listPayouts(deps, session, { status, cursor, limit }));
  });
  mount(adminPayoutRoutes.settlePayout, async ({ session, params, body }) =>
    answer(200, await settlePayout(deps, session, { id: params.id, ...body })),
  );
  mount(adminRoutes.audit, async ({ session, query }) =>
    answer(200, await listAudit(deps, session, { cursor: query.cursor, limit: query.limit })),
  );
}

/** 202 while it waits for a second administrator (abuse suite J08). */
function answerRequest(request: AdminRequest) {
  return request.status === 'waiting' ? answer(202, request) : answer(200, request);
}
