import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findMailAddress } from '../auth/index.ts';
import { grantCoins } from '../coins/index.ts';
import { lockRefundable, refundOrder } from '../payments/index.ts';
import type { AdminDeps } from './deps.ts';
import type { Ask } from './request-shape.ts';
import type { RequestRow } from './store.ts';

/**
 * How much is asked for, of something that can be given. An order stays locked until the transaction ends.
 * @throws AppError request.not-found, admin.changed-meanwhile, and whatever keeps an order from being sent back
 */
export async function weigh(tx: Transaction, ask: Pick<Ask, 'kind' | 'subjectId' | 'amount' | 'seenCents'>) {
  if (ask.kind === 'grant') return weighGrant(tx, ask);
  const order = await lockRefundable(tx, ask.subjectId);
  if (order.refundedCents !== ask.seenCents) throw new AppError('admin.changed-meanwhile');
  if (order.leftCents === 0 || (ask.amount ?? 0) > order.leftCents) throw new AppError('payments.refund-too-large');
  return ask.amount ?? order.leftCents;
}

/** Coins are for people who registered: a visitor's account may be gone tomorrow. */
async function weighGrant(tx: Transaction, { subjectId, amount }: Pick<Ask, 'subjectId' | 'amount'>): Promise<number> {
  const person = await findMailAddress(tx, subjectId);
  if (!person || amount === undefined) throw new AppError('request.not-found');
  return amount;
}

/** Does what was asked, once for its client id whoever comes here again. @throws AppError as `weigh` does */
export async function carryOut(deps: AdminDeps, tx: Transaction, row: RequestRow): Promise<void> {
  if (row.kind === 'refund') {
    const { subject_id: orderId, amount: amountCents, requested_by: accountId, client_id: clientId, reason } = row;
    await refundOrder(deps, tx, { orderId, amountCents, accountId, key: `team:${clientId}`, reason });
    return;
  }
  const key = `admin-grant:${row.client_id}`;
  const { repeated } = await grantCoins(tx, {
    accountId: row.subject_id,
    key,
    amountCoins: row.amount,
    source: 'admin',
    isPaid: false,
    // The administrator's reason is for the log; this is what the person reads.
    reason: 'Presente da equipe do Cafuné',
    businessKey: key,
  });
  if (repeated) throw new Error(`coins of ${key} were given before`);
}
