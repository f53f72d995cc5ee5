import type { PaymentDeps } from './deps.ts';
import { lookAtPayment } from './look.ts';
import { sendRefunds } from './refunds/send.ts';
import * as store from './store.ts';

const HOUR_MS = 60 * 60_000;
/** Longer than any outage of ours or theirs that nobody noticed. */
const RECONCILED_MS = 72 * HOUR_MS;

/** Looks again at what is still open. One that cannot be looked at now does not keep the others waiting. */
export async function pollPayments(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.run(store.expireUnasked, [now]);
  for (const order of await deps.db.all(store.selectToLookAt, [deps.payments.id, now])) {
    await deps.db.run(store.markLookedAt, [order.id, now]);
    const missed = (error: unknown) =>
      deps.log.warn({ err: error, orderId: order.id }, 'payment could not be looked at');
    // A refund that is refused keeps nobody from seeing how the payment stands.
    await sendRefunds(deps, order.id).catch(missed);
    await lookAtPayment(deps, order.provider_ref).catch(missed);
  }
}

/** Everything that changed at the provider in three days, refunds and disputes of paid orders as well. */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - RECONCILED_MS);
  for (const ref of await deps.payments.list({ since })) await lookAtPayment(deps, ref);
}
