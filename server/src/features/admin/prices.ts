import {
  type EditablePrice,
  type GiftValue,
  MIN_CENTS_PER_MONTH,
  type OfferedPack,
  type OfferedPlan,
  type PackValue,
  type PlanValue,
  type PriceValue,
} from '@cafune/contract/admin/prices';
import type { Gift } from '@cafune/contract/chat/gifts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { requireAdmin } from '../auth/index.ts';
import { changePrice as changePriceRow, listPrices as listPriceRows } from '../coins/index.ts';
import { changeGift as changeGiftRow, listGifts as listGiftRows } from '../gifts/index.ts';
import { changePack as changePackRow, listAllPacks } from '../payments/index.ts';
import { changePlan as changePlanRow, listAllPlans } from '../vip/index.ts';
import { appendAudit } from './audit.ts';
import type { AdminDeps } from './deps.ts';
import { requireStepUp } from './step-up.ts';

/** What an administrator wants a row to be, and what it was when they looked. */
type Change<Value> = { id: string; before: Value; after: Value; reason: string };

/** @throws AppError request.not-found for all but administrators */
export async function listPrices(deps: AdminDeps, session: Session): Promise<EditablePrice[]> {
  await requireAdmin(deps.db, session.accountId);
  return listPriceRows(deps.db);
}

/** @throws AppError request.not-found, admin.step-up-needed, admin.changed-meanwhile */
export async function changePrice(
  deps: AdminDeps,
  session: Session,
  change: Change<PriceValue>,
): Promise<EditablePrice> {
  await requireStepUp(deps, session);
  const { id, before, after, reason } = change;
  const price = (await listPriceRows(deps.db)).find((row) => row.id === id);
  if (!price) throw new AppError('request.not-found');
  await deps.db.transaction(async (tx) => {
    if (!(await changePriceRow(tx, { id, before, after }))) throw new AppError('admin.changed-meanwhile');
    const deed = { actorId: session.accountId, action: 'price.changed', subject: `price:${id}`, reason };
    await appendAudit(deps, tx, { ...deed, data: { before, after } });
  });
  return { ...after, id: price.id };
}

/** @throws AppError request.not-found for all but administrators */
export async function listGifts(deps: AdminDeps, session: Session): Promise<Gift[]> {
  await requireAdmin(deps.db, session.accountId);
  return listGiftRows(deps.db);
}

/**
 * What was sent keeps what it cost.
 * @throws AppError request.not-found, admin.step-up-needed, admin.changed-meanwhile
 */
export async function changeGift(deps: AdminDeps, session: Session, change: Change<GiftValue>): Promise<Gift> {
  await requireStepUp(deps, session);
  const { id, before, after, reason } = change;
  const gift = (await listGiftRows(deps.db)).find((row) => row.id === id);
  if (!gift) throw new AppError('request.not-found');
  await deps.db.transaction(async (tx) => {
    if (!(await changeGiftRow(tx, { id, before, after }))) throw new AppError('admin.changed-meanwhile');
    const deed = { actorId: session.accountId, action: 'gift.changed', subject: `gift:${id}`, reason };
    await appendAudit(deps, tx, { ...deed, data: { before, after } });
  });
  return { ...gift, ...after };
}

/** @throws AppError request.not-found for all but administrators */
export async function listPacks(deps: AdminDeps, session: Session): Promise<OfferedPack[]> {
  await requireAdmin(deps.db, session.accountId);
  return listAllPacks(deps.db);
}

/**
 * Orders that exist keep the price they were opened at.
 * @throws AppError request.not-found, admin.step-up-needed, admin.changed-meanwhile
 */
export async function changePack(deps: AdminDeps, session: Session, change: Change<PackValue>): Promise<OfferedPack> {
  await requireStepUp(deps, session);
  const { id, before, after, reason } = change;
  if (!(await listAllPacks(deps.db)).some((pack) => pack.id === id)) throw new AppError('request.not-found');
  await deps.db.transaction(async (tx) => {
    const { isChanged, mostChosenBefore } = await changePackRow(tx, { id, before, after });
    if (!isChanged) throw new AppError('admin.changed-meanwhile');
    const deed = { actorId: session.accountId, action: 'pack.changed', subject: `pack:${id}`, reason };
    await appendAudit(deps, tx, { ...deed, data: { before, after, mostChosenBefore } });
  });
  return { id, ...after };
}

/** @throws AppError request.not-found for all but administrators */
export async function listPlans(deps: AdminDeps, session: Session): Promise<OfferedPlan[]> {
  await requireAdmin(deps.db, session.accountId);
  return listAllPlans(deps.db);
}

/**
 * Orders that exist and plans that renew keep the price that was agreed.
 * @throws AppError request.not-found, admin.step-up-needed, admin.changed-meanwhile, admin.plan-too-cheap
 */
export async function changePlan(deps: AdminDeps, session: Session, change: Change<PlanValue>): Promise<OfferedPlan> {
  await requireStepUp(deps, session);
  const { id, before, after, reason } = change;
  const plan = (await listAllPlans(deps.db)).find((row) => row.id === id);
  if (!plan) throw new AppError('request.not-found');
  if (after.priceCents < plan.months * MIN_CENTS_PER_MONTH) throw new AppError('admin.plan-too-cheap');
  await deps.db.transaction(async (tx) => {
    if (!(await changePlanRow(tx, { id, before, after }))) throw new AppError('admin.changed-meanwhile');
    const deed = { actorId: session.accountId, action: 'plan.changed', subject: `plan:${id}`, reason };
    await appendAudit(deps, tx, { ...deed, data: { before, after } });
  });
  return { ...plan, ...after };
}
