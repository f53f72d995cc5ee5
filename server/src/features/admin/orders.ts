import type { AdminOrder, AdminRefund, AdminRequest, PaymentHint } from '@cafune/contract/admin';
import type { OrderStatus, PaymentMethod } from '@cafune/contract/payments';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { findAccountIds, findMailAddress, requireAdmin } from '../auth/index.ts';
import { findOrderRecord, searchOrders } from '../payments/index.ts';
import type { AdminDeps } from './deps.ts';
import { listRequestsOf } from './requests.ts';

export type OrderSearch = {
  status?: OrderStatus | undefined;
  method?: PaymentMethod | undefined;
  from?: string | undefined;
  to?: string | undefined;
  number?: string | undefined;
  email?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** @throws AppError request.not-found for all but administrators, auth.second-factor-needed */
export async function listOrders(
  deps: AdminDeps,
  session: Session,
  search: OrderSearch,
): Promise<{ items: AdminOrder[]; nextCursor: string | null }> {
  await requireAdmin(deps, session);
  const { email, cursor, limit, ...filter } = search;
  const accountIds = email === undefined ? undefined : await findAccountIds(deps.db, email);
  return searchOrders(deps.db, { ...filter, accountIds }, { cursor, limit });
}

type OrderFile = {
  order: AdminOrder;
  buyer: { firstName: string; email: string } | null;
  refunds: AdminRefund[];
  hints: PaymentHint[];
  requests: AdminRequest[];
};

/** @throws AppError request.not-found, also for all but administrators, auth.second-factor-needed */
export async function getOrder(deps: AdminDeps, session: Session, id: string): Promise<OrderFile> {
  await requireAdmin(deps, session);
  const found = await findOrderRecord(deps.db, id);
  if (!found) throw new AppError('request.not-found');
  const [buyer, requests] = await Promise.all([
    findMailAddress(deps.db, found.order.accountId),
    listRequestsOf(deps, id),
  ]);
  return { ...found, buyer: buyer ?? null, requests };
}
