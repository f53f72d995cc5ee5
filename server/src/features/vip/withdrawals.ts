import { WITHDRAWALS_AT_MOST, WITHDRAWALS_WINDOW_DAYS } from '@cafune/contract/vip';
import { AppError } from '../../platform/errors.ts';
import { listWithdrawals } from '../payments/index.ts';
import type { VipDeps } from './deps.ts';
import { addDays } from './membership.ts';

/** From when on somebody who gave VIP back again and again is sold it; null where that is now. */
export async function findNextSale(deps: Pick<VipDeps, 'db' | 'clock'>, accountId: string): Promise<Date | null> {
  const since = addDays(deps.clock.now(), -WITHDRAWALS_WINDOW_DAYS);
  const withdrawals = await listWithdrawals(deps.db, { accountId, product: 'vip', since });
  const last = withdrawals.at(-WITHDRAWALS_AT_MOST);
  return last === undefined ? null : addDays(last, WITHDRAWALS_WINDOW_DAYS);
}

/** @throws AppError vip.withdrawn-often */
export async function requireSale(deps: Pick<VipDeps, 'db' | 'clock'>, accountId: string): Promise<void> {
  if ((await findNextSale(deps, accountId)) !== null) throw new AppError('vip.withdrawn-often');
}
