import { GUEST_FREE_REPLIES, type ReplyPrice } from '@cafune/contract/chat';
import type { AppDeps } from '../../deps.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { captureHold, getBalance, releaseHold, reserveCoins } from '../coins/index.ts';
import { quotePrices } from '../vip/index.ts';
import * as store from './store.ts';

/** How a reply is paid: coins set aside, or one of a guest's free ones. This file alone asks who is a guest. */
export type Funding = { funding: 'hold' | 'guest' | 'free'; holdId: string | null; priceCoins: number };

/**
 * A reply reserves its price before the first word (money.md) and settles when it ends, after a crash too; this only catches
 * what no code foresaw, and is longer than any queue of replies.
 */
const HOLD_LIFETIME_MS = 24 * 60 * 60_000;
const HOUSE_ACCOUNT = 'house:chat';

export async function readReplyPrice(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  session: Session,
): Promise<ReplyPrice> {
  if (session.kind === 'guest') {
    const freeRepliesLeft = await countFreeReplies(db, session.accountId);
    return { coins: 0, againCoins: 0, freeRepliesLeft };
  }
  const priceOf = await quotePrices(db, { accountId: session.accountId, now: clock.now() });
  return { coins: priceOf('chat-reply'), againCoins: priceOf('chat-regenerate'), freeRepliesLeft: null };
}

/** Free replies a guest has left. */
export async function countFreeReplies(db: Queryable, accountId: string): Promise<number> {
  const row = await db.find(store.selectFreeReplies, [accountId]);
  return Math.max(0, GUEST_FREE_REPLIES - (row?.used ?? 0));
}

export type FundInput = { session: Session; coins: number; reason: string; now: Date };

/** Sets the price of one reply aside. @throws AppError coins.insufficient, chat.guest-limit */
export async function fundReply(tx: Transaction, input: FundInput): Promise<Funding> {
  const { session, coins, reason, now } = input;
  if (session.kind === 'guest') {
    const taken = await tx.find(store.takeFreeReply, [session.accountId, GUEST_FREE_REPLIES]);
    if (!taken) throw new AppError('chat.guest-limit');
    return { funding: 'guest', holdId: null, priceCoins: 0 };
  }
  if (coins === 0) return { funding: 'free', holdId: null, priceCoins: 0 };
  const expiresAt = new Date(now.getTime() + HOLD_LIFETIME_MS);
  const { holdId } = await reserveCoins(tx, {
    accountId: session.accountId,
    amountCoins: coins,
    reason,
    expiresAt,
  });
  return { funding: 'hold', holdId, priceCoins: coins };
}

export type SettleInput = {
  accountId: string;
  funding: Funding['funding'];
  holdId: string | null;
  priceCoins: number;
  isCharged: boolean;
};

/** Charges or gives back, once, in the transaction that ends the reply. @returns the spendable balance */
export async function settleReply(tx: Transaction, input: SettleInput): Promise<number> {
  if (input.funding === 'guest' && !input.isCharged) await tx.run(store.returnFreeReply, [input.accountId]);
  if (input.funding !== 'hold' || input.holdId === null) return getBalance(tx, input.accountId);
  const settled = input.isCharged
    ? await captureHold(tx, { id: input.holdId, amountCoins: input.priceCoins, counterpart: HOUSE_ACCOUNT })
    : await releaseHold(tx, input.holdId);
  return settled.balanceCoins;
}
