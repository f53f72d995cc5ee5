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
import type { Transaction } from '../../platform/db/database.ts';
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

/** Changes a row and says so in the audit log, or does neither; the log holds what else `write` answers as well. */
async function writeChange(
  deps: AdminDeps,
  session: Session,
  {
    id,
    before,
    after,
    reason,
    kind,
    write,
  }: Change<object> & { kind: string; write: (tx: Transaction) => Promise<{ isChanged: boolean }> },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { isChanged, ...more } = await write(tx);
    if (!isChanged) throw new AppError('admin.changed-meanwhile');
    const deed = { actorId: session.accountId, action: `${kind}.changed`, subject: `${kind}:${id}`, reason };
    await appendAudit(deps, tx, { ...deed, data: { before, after, ...more } });
  });
}

/** @throws AppError request.not-found for all but administrators, auth.second-factor-needed */
export async function listPrices(deps: AdminDeps, session: Session): Promise<EditablePrice[]> {
  await requireAdmin(deps, session);
  return listPriceRows(deps.db);
}

/** @throws AppError request.not-found, admin.step-up-needed, admin.changed-meanwhile */
export async function changePrice(
  deps: AdminDeps,
  session: Session,
  change: Change<PriceValue>,
): Promise<EditablePrice> {
  await requireStepUp(deps, session);
  const { id, before, after } = change;
  const price = (await listPriceRows(deps.db)).find((row) => row.id === id);
  if (!price) throw new AppError('request.not-found');
  await writeChange(deps, session, {
    ...change,
    kind: 'price',
    write: async (tx) => ({ isChanged: await changePriceRow(tx, { id, before, after }) }),
  });
  return { ...after, id: price.id };
}

/** @throws AppError request.not-found for all but administrators, auth.second-factor-needed */
export async function listGifts(deps: AdminDeps, session: Session): Promise<Gift[]> {
  await requireAdmin(deps, session);
  return listGiftRows(deps.db);
}

/**
 * What was sent keeps what it cost.
 * @throws AppError request.not-found, admin.step-up-needed, admin.changed-meanwhile
 */
export async function changeGift(deps: AdminDeps, session: Session, change: Change<GiftValue>): Promise<Gift> {
  await requireStepUp(deps, session);
  const { id, before, after } = change;
  const gift = (await listGiftRows(deps.db)).find((row) => row.id === id);
  if (!gift) throw new AppError('request.not-found');
  await writeChange(deps, session, {
    ...change,
    kind: 'gift',
    write: async (tx) => ({ isChanged: await changeGiftRow(tx, { id, before, after }) }),
  });
  return { ...gift, ...after };
}

/** @throws AppError request.not-found for all but administrators, auth.second-factor-needed */
export async function listPacks(deps: AdminDeps, session: Session): Promise<OfferedPack[]> {
  await requireAdmin(deps, session);
  return listAllPacks(deps.db);
}

/**
 * Orders that exist keep the price they were opened at.
 * @throws AppError request.not-found, admin.step-up-needed, admin.changed-meanwhile
 */
export async function changePack(deps: AdminDeps, session: Session, change: Change<PackValue>): Promise<OfferedPack> {
  await requireStepUp(deps, session);
  const { id, before, after } = change;
  if (!(await listAllPacks(deps.db)).some((pack) => pack.id === id)) throw new AppError('request.not-found');
  await writeChange(deps, session, {
    ...change,
    kind: 'pack',
    write: (tx) => changePackRow(tx, { id, before, after }),
  });
  return { id, ...after };
}

/** @throws AppError request.not-found for all but administrators, auth.second-factor-needed */
export async function listPlans(deps: AdminDeps, session: Session): Promise<OfferedPlan[]> {
  await requireAdmin(deps, session);
  return listAllPlans(deps.db);
}

/**
 * Orders that exist and plans that renew keep the price that was agreed.
 * @throws AppError request.not-found, admin.step-up-needed, admin.changed-meanwhile, admin.plan-too-cheap
 */
export async function changePlan(deps: AdminDeps, session: Session, change: Change<PlanValue>): Promise<OfferedPlan> {
  await requireStepUp(deps, session);
  const { id, before, after } = change;
  const plan = (await listAllPlans(deps.db)).find((row) => row.id === id);
  if (!plan) throw new AppError('request.not-found');
  if (after.priceCents < plan.months * MIN_CENTS_PER_MONTH) throw new AppError('admin.plan-too-cheap');
  await writeChange(deps, session, {
    ...change,
    kind: 'plan',
    write: async (tx) => ({ isChanged: await changePlanRow(tx, { id, before, after }) }),
  });
  return { ...plan, ...after };
}
