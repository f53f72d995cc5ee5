import { findMailAddress } from '../auth/index.ts';
import { chargeOrder, forgetCard } from './charges.ts';
import type { PaymentDeps } from './deps.ts';
import { lookAtPayment } from './look.ts';
import { paidMail, type Receipt, refundMail, refusedMail, withdrawnMail } from './mails.ts';
import { numberOf, returnPathOf } from './order-shape.ts';
import { pollPayments, reconcilePayments } from './poll.ts';
import { reportOverdueRefunds } from './refunds/overdue.ts';
import { sendRefunds } from './refunds/send.ts';
import * as refunds from './refunds/store.ts';
import * as store from './store.ts';

export function definePaymentJobs(deps: PaymentDeps): void {
  const { queue } = deps;
  queue.define('payments-look', async ({ ref, eventId }) => {
    const fault = await lookAtPayment(deps, ref);
    await deps.db.run(store.closeHint, [deps.payments.id, eventId, deps.clock.now(), fault]);
  });
  queue.define('payments-refund', ({ orderId }) => sendRefunds(deps, orderId));
  queue.define('payments-mail-receipt', (work) => mailReceipt(deps, work));
  queue.define('payments-mail-refund', (work) => mailRefund(deps, work));
  queue.define('payments-mail-refused', (work) => mailRefused(deps, work));
  // All renewals of a day come in one morning: nobody who pays now waits behind them.
  queue.define('payments-charge', ({ orderId }) => chargeOrder(deps, orderId), { canWait: true });
  queue.define('payments-forget-card', (card) => forgetCard(deps, card), { canWait: true });
  // A webhook that is lost is a delay, not a loss.
  queue.repeat('payments-poll', '* * * * *', () => pollPayments(deps));
  queue.repeat('payments-reconcile', '41 4 * * *', async () => {
    await reportOverdueRefunds(deps);
    await reconcilePayments(deps);
  });
}

async function mailReceipt(deps: PaymentDeps, work: { orderId: string; kind: 'paid' | 'withdrawn' }): Promise<void> {
  const receipt = await findReceipt(deps, work.orderId);
  if (!receipt) return;
  if (work.kind === 'paid') return deps.mailer.send(paidMail(receipt));
  const all = await deps.db.all(refunds.selectRefunds, [[work.orderId]]);
  const withdrawal = all.findLast(({ asked_by: by }) => by === 'buyer');
  if (withdrawal) await deps.mailer.send(withdrawnMail(receipt, withdrawal));
}

async function mailRefund(deps: PaymentDeps, work: { orderId: string; amountCents: number }): Promise<void> {
  const receipt = await findReceipt(deps, work.orderId);
  const sent = (await deps.db.all(refunds.selectRefunds, [[work.orderId]])).findLast(
    ({ asked_by: by }) => by === 'team',
  );
  if (receipt) await deps.mailer.send(refundMail(receipt, { amountCents: work.amountCents, coins: sent?.coins ?? 0 }));
}

async function mailRefused(deps: PaymentDeps, { refundId }: { refundId: string }): Promise<void> {
  const refund = await deps.db.get(refunds.selectRefund, [refundId]);
  const receipt = await findReceipt(deps, refund.order_id);
  if (receipt) await deps.mailer.send(refusedMail(receipt, refund));
}

async function findReceipt(deps: PaymentDeps, orderId: string): Promise<Receipt | undefined> {
  const order = await deps.db.get(store.selectById, [orderId]);
  const person = await findMailAddress(deps.db, order.account_id);
  const url = `${deps.env.PUBLIC_URL}${returnPathOf(order)}`;
  return person && { to: person.email, name: person.firstName, order, number: numberOf(order), url };
}
