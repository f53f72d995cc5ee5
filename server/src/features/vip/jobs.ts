import type { VipDeps } from './deps.ts';
import { lookAtMembers } from './look.ts';
import { takeOrder } from './orders.ts';

export function defineVipJobs(deps: VipDeps): void {
  deps.outbox.on('payments.order-changed', async ({ accountId, orderId, product }) => {
    if (product === 'vip') await takeOrder(deps, accountId, orderId);
  });
  // Ten in the morning is a full minute in every time zone there is.
  deps.queue.repeat('vip-look', '* * * * *', () => lookAtMembers(deps));
}
