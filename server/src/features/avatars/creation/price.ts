import type { CreationPrice } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { spendCoins } from '../../coins/index.ts';
import { quotePrices, takePrice } from '../../vip/index.ts';
import * as store from './store.ts';

/** What the next avatar costs, in coins: nothing for an account's first, archived ones counted (product.md "Money"). */
export async function readCreationPrice(
  { db, clock, speechModel, imageModel }: Pick<AppDeps, 'db' | 'clock' | 'speechModel' | 'imageModel'>,
  accountId: string | undefined,
): Promise<CreationPrice> {
  const [priceOf, isFirst] = await Promise.all([
    quotePrices(db, { accountId, now: clock.now() }),
    accountId === undefined || isFirstAvatar(db, accountId),
  ]);
  const canSpeak = speechModel !== undefined;
  const canPaint = imageModel !== undefined;
  const coins = isFirst ? 0 : priceOf('avatar-create');
  return { coins, isFirst, helpCoins: priceOf('avatar-help'), canSpeak, canPaint };
}

/** Whether an account never made one. */
export async function isFirstAvatar(db: Queryable, accountId: string): Promise<boolean> {
  return !(await db.get(store.hasCreated, [accountId])).exists;
}

/** Charges an avatar that is not the first, once for its id. @throws AppError coins.insufficient */
export async function chargeCreation(
  tx: Transaction,
  avatar: { accountId: string; avatarId: string; now: Date },
): Promise<void> {
  const { accountId, now } = avatar;
  const { coins: amountCoins } = await takePrice(tx, { accountId, priceId: 'avatar-create', now });
  if (amountCoins === 0) return;
  await spendCoins(tx, {
    accountId,
    key: `avatar:${avatar.avatarId}`,
    amountCoins,
    counterpart: 'house:avatars',
    reason: 'Criar companhia',
  });
}
