import { listLivingAccounts } from '../auth/index.ts';
import { readOrderFacts, refundOrder } from '../payments/index.ts';
import { leaveVip } from '../vip/index.ts';
import type { PrivacyDeps } from './deps.ts';
import * as store from './store.ts';

/**
 * What is paid after its buyer left, on a page of the bank that was still open, goes back whole, and no card renews for who is gone.
 * Told of an order as often as anybody likes, after whoever sells heard of it.
 */
export async function sendBackLatePayment(
  deps: PrivacyDeps,
  { accountId, orderId }: { accountId: string; orderId: string },
): Promise<void> {
  const erasure = await deps.db.find(store.selectErasure, [accountId]);
  if (!erasure || (await listLivingAccounts(deps.db, [accountId])).size > 0) return;
  await deps.db.transaction(async (tx) => {
    await leaveVip(deps, tx, accountId);
    const { status, paidAt, priceCents: amountCents } = await readOrderFacts(tx, orderId);
    if (status !== 'paid' || paidAt === null || paidAt < erasure.erased_at || amountCents === 0) return;
    const reason = 'Pagamento que chegou depois de a conta ser apagada';
    await refundOrder(deps, tx, { orderId, amountCents, accountId: null, key: `left:${orderId}`, reason });
  });
  deps.outbox.kick();
}
