import { paymentRoutes } from '@cafune/contract/payments';
import { answer, type Mount } from '../../platform/http/route.ts';
import type { PaymentDeps } from './deps.ts';
import { cancelOrder, getOrder, listOrders, listPacks, orderCoins } from './orders.ts';
import { actAtBank, readBankPayment } from './test-bank.ts';
import { withdrawOrder } from './withdraw.ts';

export function mountPaymentRoutes(mount: Mount, deps: PaymentDeps): void {
  mount(paymentRoutes.packs, async () => answer(200, await listPacks(deps)));
  mount(paymentRoutes.createOrder, async ({ session, body }) => {
    const { order, isNew } = await orderCoins(deps, session, body);
    return answer(isNew ? 201 : 200, order);
  });
  mount(paymentRoutes.orders, async ({ session, query }) =>
    answer(200, await listOrders(deps, session, { cursor: query.cursor, limit: query.limit })),
  );
  mount(paymentRoutes.order, async ({ session, params }) => answer(200, await getOrder(deps, session, params.id)));
  mount(paymentRoutes.cancelOrder, async ({ session, params }) =>
    answer(200, await cancelOrder(deps, session, params.id)),
  );
  mount(paymentRoutes.withdraw, async ({ session, params }) =>
    answer(200, await withdrawOrder(deps, session, params.id)),
  );
  mount(paymentRoutes.sandboxPayment, async ({ session, params }) =>
    answer(200, await readBankPayment(deps, session, params.ref)),
  );
  mount(paymentRoutes.actInSandbox, async ({ session, params, body }) =>
    answer(200, await actAtBank(deps, session, { ref: params.ref, ...body })),
  );
}
