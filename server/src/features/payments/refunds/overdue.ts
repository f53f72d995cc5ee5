import type { PaymentDeps } from '../deps.ts';
import * as store from './store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The poller tries every hour: what did not go in a day does not go by itself. */
const UNSENT_MS = DAY_MS;
/** What a provider has taken reaches the buyer's bank in 5 to 10 business days (Stripe, "Refunds"). */
const SENT_MS = 15 * DAY_MS;

/** Says which refunds should have ended by now; a person looks at each (docs/payments-runbook.md). Contested money waits for its bank. */
export async function reportOverdueRefunds({ db, clock, log, metrics }: PaymentDeps): Promise<void> {
  const now = clock.now().getTime();
  const overdue = await db.all(store.selectOverdue, [new Date(now - UNSENT_MS), new Date(now - SENT_MS)]);
  metrics.overdueRefunds.set(overdue.length);
  for (const { id, order_id: orderId, provider, provider_ref: ref } of overdue)
    log.error({ refundId: id, orderId, provider, isSent: ref !== null }, 'a refund has not ended');
}
