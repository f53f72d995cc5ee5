import { type SwipeKind, VISITOR_LIKES_BEFORE_SIGN_UP } from '@cafune/contract/avatars/discovery';
import type { AppDeps } from '../../../deps.ts';
import type { Queryable, Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Session } from '../../../platform/session/session.ts';
import { refundTransfer, spendCoins } from '../../coins/index.ts';
import { type LevelDeps, requireLevel } from '../../safety/index.ts';
import { returnFree, takePrice } from '../../vip/index.ts';
import { canSuperLike, isVisitor } from '../policy.ts';
import { findLevel } from '../service.ts';
import * as store from './store.ts';

export type SwipeInput = { avatarId: string; kind: SwipeKind };
type Swiped = { isMatch: boolean; priceCoins: number; asksToSignUp: boolean };

/**
 * Keeps what a person thinks of a character; the same again changes nothing and costs nothing.
 * @throws AppError request.not-found, coins.insufficient, avatars.sign-up-first, safety.age-not-verified and its kin
 */
export async function swipeAvatar(
  deps: LevelDeps & Pick<AppDeps, 'outbox'>,
  session: Session,
  input: SwipeInput,
): Promise<Swiped> {
  const { avatarId, kind } = input;
  if (kind === 'super-like' && !canSuperLike(session)) throw new AppError('avatars.sign-up-first');
  const swiped = await deps.db.transaction(async (tx) => {
    await tx.all(store.lockSwipes, [session.accountId]);
    const level = await findLevel(tx, avatarId);
    if (level === undefined) throw new AppError('request.not-found');
    await requireLevel(deps, { accountId: session.accountId, level }, tx);
    const known = await tx.find(store.selectSwipe, [session.accountId, avatarId]);
    const isMatch = kind !== 'pass';
    // A super like stays one when the same card is liked again.
    if (known?.kind === kind || (known?.kind === 'super-like' && kind === 'like'))
      return { isMatch, priceCoins: 0, asksToSignUp: false };
    if (known) await takeBack(tx, session.accountId, { avatarId, ...known });
    const now = deps.clock.now();
    const { transferId, priceCoins, freeDay } = await chargeFor(tx, { accountId: session.accountId, kind, now });
    await tx.run(store.upsertSwipe, [session.accountId, avatarId, kind, transferId, now, freeDay]);
    if (isMatch) {
      await tx.run(store.countLike, [avatarId, 1]);
      await deps.outbox.add(tx, 'avatars.liked', { accountId: session.accountId, avatarId });
    }
    return { isMatch, priceCoins, asksToSignUp: isMatch && (await asksToSignUp(tx, session)) };
  });
  deps.outbox.kick();
  return swiped;
}

async function chargeFor(
  tx: Transaction,
  { accountId, kind, now }: { accountId: string; kind: SwipeKind; now: Date },
): Promise<{ transferId: string | null; priceCoins: number; freeDay: string | null }> {
  if (kind !== 'super-like') return { transferId: null, priceCoins: 0, freeDay: null };
  const { coins: priceCoins, freeDay } = await takePrice(tx, { accountId, priceId: 'super-like', now });
  if (priceCoins === 0) return { transferId: null, priceCoins, freeDay };
  const key = `super-like:${newId()}`;
  await spendCoins(tx, {
    accountId,
    key,
    amountCoins: priceCoins,
    counterpart: 'house:discovery',
    reason: 'Super curtida',
  });
  return { transferId: key, priceCoins, freeDay };
}

async function asksToSignUp(tx: Transaction, session: Session): Promise<boolean> {
  if (!isVisitor(session)) return false;
  return (await tx.get(store.countLikes, [session.accountId])).likes === VISITOR_LIKES_BEFORE_SIGN_UP;
}

/** Undoes a swipe; what a super like cost comes back, a free one as well. Nothing to undo is no error. */
export async function undoSwipe(
  deps: Pick<AppDeps, 'db' | 'outbox'>,
  accountId: string,
  avatarId: string,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.all(store.lockSwipes, [accountId]);
    const known = await tx.find(store.selectSwipe, [accountId, avatarId]);
    if (!known) return;
    await takeBack(tx, accountId, { avatarId, ...known });
    await tx.run(store.deleteSwipe, [accountId, avatarId]);
  });
  deps.outbox.kick();
}

async function takeBack(
  tx: Transaction,
  accountId: string,
  swipe: { avatarId: string } & store.SwipeRow,
): Promise<void> {
  if (swipe.kind === 'pass') return;
  await tx.run(store.countLike, [swipe.avatarId, -1]);
  if (swipe.transfer_id !== null)
    await refundTransfer(tx, { accountId, id: swipe.transfer_id, reason: 'Super curtida desfeita' });
  if (swipe.free_day !== null) await returnFree(tx, { accountId, priceId: 'super-like', freeDay: swipe.free_day });
}

/** Brings back everybody who was passed. */
export async function restartDeck(db: Queryable, accountId: string): Promise<void> {
  await db.run(store.deletePasses, [accountId]);
}

declare module '../../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** Somebody liked a character, simply or very much; an undone like that comes back is told again. */
    'avatars.liked': { accountId: string; avatarId: string };
  }
}
