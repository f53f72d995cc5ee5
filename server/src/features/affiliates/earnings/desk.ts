import type { AdminPayout } from '@cafune/contract/admin/payouts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import type { EarningDeps } from '../deps.ts';
import { endPayout } from './payouts.ts';
import * as store from './store.ts';

/** Payouts of everybody, newest first, for whoever has to send them by hand. */
export async function listAllPayouts(
  db: Queryable,
  { status, cursor, limit }: { status: AdminPayout['status']; cursor: string | undefined; limit: number },
): Promise<AdminPayout[]> {
  return (await db.all(store.selectPayoutsOf, [status, cursor ?? null, limit])).map(toAdminPayout);
}

/**
 * Somebody sent it by hand, or it cannot be sent. Undefined where there is none that waits for a person: what a provider sends is
 * ended by what the provider says.
 * @throws AppError affiliates.payout-ended
 */
export async function settlePayout(
  deps: Pick<EarningDeps, 'clock' | 'queue'>,
  tx: Transaction,
  { id, status }: { id: string; status: 'paid' | 'refused' },
): Promise<AdminPayout | undefined> {
  const known = await tx.find(store.selectPayout, [id]);
  if (!known?.is_by_hand) return undefined;
  const ended = await endPayout(deps, tx, { payoutId: id, isPaid: status === 'paid', ref: null });
  return toAdminPayout({ ...known, ...ended });
}

function toAdminPayout(row: store.PayoutRow & { name: string; email: string }): AdminPayout {
  const {
    id,
    affiliate_id: affiliateId,
    name,
    email,
    amount_cents: amountCents,
    status,
    provider,
    is_by_hand: isByHand,
  } = row;
  const [askedAt, endedAt] = [row.asked_at.toISOString(), row.ended_at?.toISOString() ?? null];
  return {
    id,
    affiliateId,
    name,
    email,
    pixKey: row.pix_key,
    amountCents,
    provider,
    isByHand,
    status,
    askedAt,
    endedAt,
  };
}
