import type { PaymentDeps } from '../deps.ts';
import { lookAtPayment } from '../look.ts';
import * as orders from '../store.ts';
import * as store from './store.ts';

/**
 * Asks the provider for the refunds of an order that it has not taken yet. It is looked at before, so that what went although its
 * answer was lost is not asked for again, and after, because what became of them is what the payment says. Safe to repeat: the key
 * is the refund's.
 * @throws PaymentProviderUnavailable
 */
export async function sendRefunds(deps: PaymentDeps, orderId: string): Promise<void> {
  const order = await deps.db.get(orders.selectById, [orderId]);
  const { provider, provider_ref: ref } = order;
  if ((await listUnsent(deps, orderId)).length === 0 || ref === null) return;
  if (provider !== deps.payments.id) throw new Error(`order ${orderId} was paid at ${provider}`);
  // What cannot be read says nothing of its refunds: neither that they went, nor that they never will.
  const fault = await lookAtPayment(deps, ref);
  if (fault !== null) throw new Error(`the payment of order ${orderId} cannot be taken in: ${fault}`);
  // Contested money is the bank's to give. Once that is won, the poller comes back to what was asked.
  if ((await deps.db.get(orders.selectById, [orderId])).status === 'disputed') return;
  const unsent = await listUnsent(deps, orderId);
  for (const refund of unsent) await send(deps, ref, refund);
  if (unsent.length > 0) await lookAtPayment(deps, ref);
}

async function listUnsent(deps: PaymentDeps, orderId: string): Promise<store.RefundRow[]> {
  const refunds = await deps.db.all(store.selectRefunds, [[orderId]]);
  return refunds.filter((refund) => refund.status === 'asked' && refund.provider_ref === null);
}

async function send(deps: PaymentDeps, ref: string, refund: store.RefundRow): Promise<void> {
  // Read anew: the one before it may have just been given its name.
  const refunds = await deps.db.all(store.selectRefunds, [[refund.order_id]]);
  const otherRefs = refunds.flatMap(({ id, provider_ref: name }) => (id === refund.id || name === null ? [] : [name]));
  const { amount_cents: amountCents, provider_key: key } = refund;
  const answer = await deps.payments.refund({ ref, amountCents, key, otherRefs });
  const said = answer.isRefused ? [null, answer.because] : [answer.ref ?? null, null];
  await deps.db.run(store.storeAnswer, [refund.id, ...said]);
}
