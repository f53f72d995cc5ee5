import type { CreationPrice } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { getPrice, spendCoins } from '../../coins/index.ts';
import * as store from './store.ts';

/** What the next avatar costs, in coins: nothing for an account's first, archived ones counted (product.md "Money"). */
export async function readCreationPrice(
  { db, speechModel, imageModel }: Pick<AppDeps, 'db' | 'speechModel' | 'imageModel'>,
  accountId: string | undefined,
): Promise<CreationPrice> {
  const [price, helpCoins, isFirst] = await Promise.all([
    getPrice(db, 'avatar-create'),
    getPrice(db, 'avatar-help'),
    accountId === undefined || isFirstAvatar(db, accountId),
  ]);
  const canSpeak = speechModel !== undefined;
  const canPaint = imageModel !== undefined;
  return { coins: isFirst ? 0 : price, isFirst, helpCoins, canSpeak, canPaint };
}

/** Whether an account never made one. */
export async function isFirstAvatar(db: Queryable, accountId: string): Promise<boolean> {
  return !(await db.get(store.hasCreated, [accountId])).exists;
}

/** Charges an avatar that is not the first, once for its id. @throws AppError coins.insufficient */
export async function chargeCreation(tx: Transaction, avatar: { accountId: string; avatarId: string }): Promise<void> {
  const amountCoins = await getPrice(tx, 'avatar-create');
  if (amountCoins === 0) return;
  await spendCoins(tx, {
    accountId: avatar.accountId,
    key: `avatar:${avatar.avatarId}`,
    amountCoins,
    counterpart: 'house:avatars',
    reason: 'Criar companhia',
  });
}
