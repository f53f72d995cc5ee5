import type { Order, PaymentMethod } from '@cafune/contract/payments';
import { VIP_MONTHLY_COINS, type Vip, type VipCancellation } from '@cafune/contract/vip';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { takeBackLot } from '../coins/index.ts';
import {
  cancelCharges,
  type OrderFacts,
  openOrder,
  readOrderFacts,
  refundOrder,
  stopCharges,
} from '../payments/index.ts';
import type { VipDeps } from './deps.ts';
import { describeMembership } from './describe.ts';
import { coinLotId, dropDeadCard, endRenewal, factsOf, lockMember, lookAtMember, takeFailure } from './look.ts';
import { membershipAt } from './membership.ts';
import { findPlan, findSoldPlan, productOf } from './plans.ts';
import * as store from './store.ts';
import { requireTrial, takeTrial } from './trial.ts';
import { requireSale } from './withdrawals.ts';

export type VipOrderInput = {
  planId: string;
  method: PaymentMethod;
  /** The card is kept and charged when the time is over. */
  renews: boolean;
  /** Nothing is charged before the seven days are over. */
  isTrial: boolean;
  clientId: string;
};

/** @throws AppError request.not-found, vip.withdrawn-often, vip.trial-used, vip.already-member, vip.renews-already, and what `openOrder` throws */
export async function orderVip(
  deps: VipDeps,
  session: Session,
  input: VipOrderInput,
): Promise<{ order: Order; isNew: boolean }> {
  const { planId, method, renews, isTrial, clientId } = input;
  const findProduct = async () => {
    const plan = await findPlan(deps.db, planId);
    await requireSale(deps, session.accountId);
    if (isTrial) await requireTrial(deps, session.accountId);
    else if (renews) await requireNoRenewal(deps, session.accountId);
    return {
      ...productOf(plan),
      ...(isTrial && {
        title: `Teste de VIP, depois ${plan.label.toLocaleLowerCase('pt-BR')}`,
        priceCents: 0,
        renewalCents: plan.price_cents,
      }),
    };
  };
  return openOrder(deps, session, { productId: planId, method, clientId, keepsCard: renews, findProduct });
}

/** A second card would be charged beside the first; one that no provider of ours keeps is charged by nobody. */
async function requireNoRenewal(deps: VipDeps, accountId: string): Promise<void> {
  const member = await deps.db.find(store.selectMember, [accountId]);
  if (!member || member.card_ref === null || member.provider !== deps.payments.id) return;
  const facts = factsOf(member, await deps.db.all(store.selectPurchases, [accountId]));
  if (membershipAt(facts, deps.clock.now()).state !== 'ended') throw new AppError('vip.renews-already');
}

/** Ends the renewal; what was given or paid stays until its end. @throws AppError vip.nothing-to-cancel */
export async function cancelRenewal(deps: VipDeps, session: Session): Promise<Vip & { cancellation: VipCancellation }> {
  const { accountId } = session;
  const cancellation = await deps.db.transaction(async (tx) => {
    const member = await lockMember(deps, tx, accountId);
    const facts = factsOf(member, await tx.all(store.selectPurchases, [accountId]));
    const { endsAt } = membershipAt(facts, deps.clock.now());
    if (member.card_ref === null && member.canceled_at !== null) return receiptOf(member.canceled_at, endsAt);
    if (member.card_ref === null) throw new AppError('vip.nothing-to-cancel');
    const ended = await endRenewal(deps, tx, member);
    const receipt = receiptOf(ended.canceled_at ?? deps.clock.now(), endsAt);
    await lookAtMember(deps, tx, ended);
    await deps.outbox.add(tx, 'vip.changed', { accountId });
    await deps.queue.add(tx, 'vip-mail-canceled', { accountId, cancellation: receipt });
    return receipt;
  });
  deps.outbox.kick();
  return { ...(await describeMembership(deps, accountId)), cancellation };
}

function receiptOf(at: Date, endsAt: Date | null): VipCancellation {
  const holdsUntil = endsAt !== null && at < endsAt ? endsAt.toISOString() : null;
  return { at: at.toISOString(), holdsUntil, chargeCents: 0 };
}

/**
 * Makes somebody's VIP say what one of their orders says now. Told as often as anybody likes: what counts is how the order stands.
 */
export async function takeOrder(deps: VipDeps, accountId: string, orderId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const locked = await tx.get(store.lockMember, [accountId]);
    const order = await readOrderFacts(tx, orderId);
    // The answer to a charge that was asked in time counts also when it comes late.
    const member = orderId === locked.charge_order_id ? locked : await dropDeadCard(deps, tx, locked);
    await lookAtMember(deps, tx, await reduce(deps, tx, { member, order }));
    await deps.outbox.add(tx, 'vip.changed', { accountId });
  });
  deps.outbox.kick();
}

type Change = { member: store.MemberRow; order: OrderFacts };

async function reduce(deps: VipDeps, tx: Transaction, change: Change): Promise<store.MemberRow> {
  const { member, order } = change;
  switch (order.status) {
    case 'paid':
      return takePaid(deps, tx, change);
    case 'failed':
      return order.id === member.charge_order_id ? takeRefused(deps, tx, change) : member;
    case 'disputed':
      return takeBack(deps, tx, change);
    case 'withdrawing':
    case 'refunded':
      return order.isWhole ? takeBack(deps, tx, change) : takePaid(deps, tx, change);
    case 'waiting':
    case 'expired':
    case 'canceled':
      return member;
  }
}

/** The first time an order is seen paid begins what it is for; a dispute that was won puts it in force again. */
async function takePaid(deps: VipDeps, tx: Transaction, change: Change): Promise<store.MemberRow> {
  const { member, order } = change;
  const isNew = (await tx.run(store.insertDone, [order.accountId, `order:${order.id}`, deps.clock.now()])) === 1;
  if (!isNew) {
    await putInForce(tx, order);
    return member;
  }
  if (order.chargedCard !== null && order.id !== member.charge_order_id) return sendBack(deps, tx, change);
  const plan = await findSoldPlan(tx, order.productId);
  // Of two trials that were begun at once one is; nothing is charged to the other's card.
  if (!(await addPurchase(deps, tx, { order, plan }))) return forget(deps, tx, change);
  return order.cardRef === null ? keepRenewal(tx, change) : renewWith(deps, tx, { ...change, plan });
}

/** @returns whether it counts: a trial may have been had before */
async function addPurchase(
  deps: VipDeps,
  tx: Transaction,
  { order, plan }: { order: OrderFacts; plan: store.PlanRow },
): Promise<boolean> {
  const { id, accountId, paidAt, priceCents, chargedCard } = order;
  if (paidAt === null) throw new Error(`order ${id} is paid and has no time`);
  if (priceCents === 0) return takeTrial(deps, tx, accountId);
  await tx.run(store.insertPurchase, [id, accountId, 'paid', plan.months, paidAt, chargedCard !== null]);
  return true;
}

/** Whoever pays otherwise while their card is being tried pays once; what the card renews afterwards stays as agreed. */
async function keepRenewal(tx: Transaction, { member, order }: Change): Promise<store.MemberRow> {
  const { accountId, productId, chargedCard } = order;
  if (chargedCard === null && member.card_ref !== null)
    await cancelCharges(tx, { accountId, cardRef: member.card_ref });
  return tx.get(store.storePlan, [accountId, productId]);
}

async function renewWith(
  deps: VipDeps,
  tx: Transaction,
  { member, order, plan }: Change & { plan: store.PlanRow },
): Promise<store.MemberRow> {
  const { accountId, cardRef, provider, priceCents } = order;
  if (member.card_ref !== null && member.card_ref !== cardRef) await endRenewal(deps, tx, member);
  const cents = order.renewalCents ?? (priceCents === 0 ? plan.price_cents : priceCents);
  return tx.get(store.storeRenewal, [accountId, plan.id, cardRef, provider, cents, plan.months]);
}

/** Asked before somebody canceled or paid otherwise, and answered after: its money goes back, whole. */
async function sendBack(deps: VipDeps, tx: Transaction, { member, order }: Change): Promise<store.MemberRow> {
  const { id: orderId, priceCents: amountCents } = order;
  const reason = 'Cobrança que chegou depois de cancelar ou de pagar de outro jeito';
  if (order.status === 'paid')
    await refundOrder(deps, tx, { orderId, amountCents, accountId: null, key: `charge:${orderId}`, reason });
  return member;
}

async function takeRefused(deps: VipDeps, tx: Transaction, { member, order }: Change): Promise<store.MemberRow> {
  const facts = factsOf(member, await tx.all(store.selectPurchases, [order.accountId]));
  return takeFailure(deps, tx, { member, facts, key: order.id });
}

async function forget(deps: VipDeps, tx: Transaction, { member, order }: Change): Promise<store.MemberRow> {
  const { accountId, provider, cardRef } = order;
  if (cardRef !== null && cardRef !== member.card_ref) await stopCharges(deps, tx, { accountId, provider, cardRef });
  return member;
}

/**
 * Given back or contested: it covers nothing from now on, its coins go, those that were spent are owed (else they were free for
 * whoever buys and gives back again and again), and the renewal ends with it where it came with that purchase or nothing else is left.
 */
async function takeBack(deps: VipDeps, tx: Transaction, { member, order }: Change): Promise<store.MemberRow> {
  const { accountId, id } = order;
  if ((await tx.run(store.storeTakenBack, [id, accountId, deps.clock.now()])) === 0) return member;
  for (const lotId of await listCoinLots(tx, order)) {
    const lot = { accountId, id: lotId };
    await takeBackLot(tx, { ...lot, targetCoins: VIP_MONTHLY_COINS, reason: 'Moedas do mês VIP devolvido' });
  }
  return member.card_ref !== null && !(await renewalGoesOn(deps, tx, { member, order }))
    ? endRenewal(deps, tx, member)
    : member;
}

/**
 * A renewal outlives only a purchase that kept no card, was not contested, and leaves time of its own: else a card would be charged
 * the next morning, and nobody told its owner before.
 */
async function renewalGoesOn({ clock }: VipDeps, tx: Transaction, { member, order }: Change): Promise<boolean> {
  if (order.cardRef !== null || order.chargedCard !== null || order.status === 'disputed') return false;
  const { state } = membershipAt(factsOf(member, await tx.all(store.selectPurchases, [order.accountId])), clock.now());
  return state === 'active' || state === 'trialing';
}

async function putInForce(tx: Transaction, order: OrderFacts): Promise<void> {
  const { accountId, id } = order;
  if ((await tx.run(store.storeTakenBack, [id, accountId, null])) === 0) return;
  for (const lotId of await listCoinLots(tx, order))
    await takeBackLot(tx, { accountId, id: lotId, targetCoins: 0, reason: 'Moedas do mês VIP' });
}

/** Lots of the coins that came with a paid order. */
async function listCoinLots(tx: Transaction, { accountId, id }: OrderFacts): Promise<string[]> {
  const done = await tx.all(store.selectDone, [accountId]);
  return done.filter(({ key }) => key.startsWith(`coins:${id}:`)).map(({ key }) => coinLotId(key));
}
