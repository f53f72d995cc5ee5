import { PaymentProviderUnavailable } from '../../providers/payments/port.ts';
import type { PaymentDeps } from './deps.ts';
import { lookAtPayment } from './look.ts';
import { sendRefunds } from './refunds/send.ts';
import * as store from './store.ts';

const HOUR_MS = 60 * 60_000;
/** Payments in a row that cannot be asked about: nobody is there, and each costs half a minute. */
const AWAY_AT_MOST = 3;
/** Longer than any outage of ours or theirs that nobody noticed. */
const RECONCILED_MS = 72 * HOUR_MS;

/**
 * Looks again at what is still open. One that cannot be looked at now does not keep the others waiting; a provider that is away ends
 * the round, so that the queue's workers do not wait for it order by order.
 */
export async function pollPayments(deps: PaymentDeps): Promise<void> {
  const now = deps.clock.now();
  await deps.db.run(store.expireUnasked, [now]);
  for (const order of await deps.db.all(store.selectToLookAt, [deps.payments.id, now])) {
    await deps.db.run(store.markLookedAt, [order.id, now]);
    // A refund that does not go keeps nobody from seeing how the payment stands.
    await attempt(deps, { orderId: order.id }, () => sendRefunds(deps, order.id));
    const outcome = await attempt(deps, { orderId: order.id }, () => lookAtPayment(deps, order.provider_ref));
    if (outcome === 'away') return;
  }
}

/**
 * Everything that changed at the provider in three days, refunds and disputes of paid orders as well: one that cannot be taken in
 * hides none of those behind it.
 * @throws Error when some could not be looked at, so that the job is seen to fail
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - RECONCILED_MS);
  // Until it is known otherwise: a list that is not given is an alarm as well.
  deps.metrics.unreconciledPayments.set(1);
  const refs = await deps.payments.list({ since });
  let missed = 0;
  let awayInARow = 0;
  for (const [index, ref] of refs.entries()) {
    const outcome = await attempt(deps, { ref }, () => lookAtPayment(deps, ref));
    if (outcome !== 'done') missed += 1;
    awayInARow = outcome === 'away' ? awayInARow + 1 : 0;
    if (awayInARow < AWAY_AT_MOST) continue;
    missed += refs.length - index - 1;
    break;
  }
  deps.metrics.unreconciledPayments.set(missed);
  if (missed > 0) throw new Error(`${missed} payments could not be reconciled`);
}

async function attempt(
  deps: PaymentDeps,
  about: { orderId: string } | { ref: string },
  work: () => Promise<unknown>,
): Promise<'done' | 'missed' | 'away'> {
  try {
    await work();
    return 'done';
  } catch (error) {
    deps.log.warn({ err: error, ...about }, 'payment could not be looked at');
    return error instanceof PaymentProviderUnavailable ? 'away' : 'missed';
  }
}
