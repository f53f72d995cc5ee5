import type { AdminPayout } from '@cafune/contract/admin/payouts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { listAllPayouts, settlePayout as settle } from '../affiliates/index.ts';
import { requireAdmin } from '../auth/index.ts';
import { appendAudit } from './audit.ts';
import type { AdminDeps } from './deps.ts';
import { requireStepUp } from './step-up.ts';

type PayoutSearch = { status: AdminPayout['status']; cursor: string | undefined; limit: number };

/** A page of payouts to affiliates, newest first. @throws AppError request.not-found for all but administrators, auth.second-factor-needed */
export async function listPayouts(
  deps: AdminDeps,
  session: Session,
  { status, cursor, limit }: PayoutSearch,
): Promise<{ items: AdminPayout[]; nextCursor: string | null }> {
  await requireAdmin(deps, session);
  const found = await listAllPayouts(deps.db, { status, cursor, limit: limit + 1 });
  const items = found.slice(0, limit);
  return { items, nextCursor: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/**
 * Writes down that a payout was sent by hand, or that it cannot be, once.
 * @throws AppError request.not-found, admin.step-up-needed, affiliates.payout-ended
 */
export async function settlePayout(
  deps: AdminDeps,
  session: Session,
  { id, status, reason }: { id: string; status: 'paid' | 'refused'; reason: string },
): Promise<AdminPayout> {
  await requireStepUp(deps, session);
  return deps.db.transaction(async (tx) => {
    const payout = await settle(deps, tx, { id, status });
    if (!payout) throw new AppError('request.not-found');
    const deed = { actorId: session.accountId, action: `payout.${status}`, subject: `payout:${id}`, reason };
    await appendAudit(deps, tx, {
      ...deed,
      data: { amountCents: payout.amountCents, affiliateId: payout.affiliateId },
    });
    return payout;
  });
}
