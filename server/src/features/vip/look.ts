import { VIP_MONTHLY_COINS } from '@cafune/contract/vip';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { derivedId } from '../../platform/ids.ts';
import type { OutboxEvents } from '../../platform/outbox/outbox.ts';
import { grantCoins } from '../coins/index.ts';
import { openCharge, readOrderFacts, stopCharges } from '../payments/index.ts';
import { agendaOf, type Due, nextMorning } from './agenda.ts';
import type { VipDeps, VipReminder } from './deps.ts';
import { type Facts, membershipAt } from './membership.ts';
import { findSoldPlan, priceInWords, productOf } from './plans.ts';
import * as store from './store.ts';

const AT_ONCE = 200;
/** Leaves most of the pool's connections to whoever is here. */
const SIDE_BY_SIDE = 4;

/** Does what is due for everybody. One whose turn fails does not keep the others waiting. */
export async function lookAtMembers(deps: VipDeps): Promise<void> {
  for (;;) {
    const due = [...(await deps.db.all(store.selectDueMembers, [deps.clock.now(), AT_ONCE]))];
    const count = due.length;
    let failed = 0;
    const look = ({ account_id: accountId }: { account_id: string }) =>
      deps.db
        .transaction(async (tx) => lookAtMember(deps, tx, await lockMember(deps, tx, accountId)))
        .catch((error: unknown) => {
          failed += 1;
          deps.log.error({ err: error, accountId }, 'VIP could not be looked at');
        });
    while (due.length > 0) await Promise.all(due.splice(0, SIDE_BY_SIDE).map(look));
    deps.outbox.kick();
    // What failed is still due: it waits for the next round.
    if (count < AT_ONCE || failed === count) return;
  }
}

export function factsOf(member: store.MemberRow, purchases: readonly store.PurchaseRow[]) {
  return {
    renews: member.card_ref !== null,
    isCanceled: member.canceled_at !== null,
    purchases: purchases.map((row) => ({
      id: row.id,
      kind: row.kind,
      months: row.months,
      at: row.at,
      isRenewal: row.is_renewal,
      takenBackAt: row.taken_back_at,
    })),
  };
}

/**
 * Locks somebody's row. A card whose grace is over is gone before anything else happens: what is bought or begun afterwards must
 * not wake it.
 */
export async function lockMember(deps: VipDeps, tx: Transaction, accountId: string): Promise<store.MemberRow> {
  return dropDeadCard(deps, tx, await tx.get(store.lockMember, [accountId]));
}

/**
 * Does what is due for somebody whose row is locked, each thing once, and writes down what follows from the facts: until when the
 * perks hold, and when there is something to do again.
 */
export async function lookAtMember(deps: VipDeps, tx: Transaction, member: store.MemberRow): Promise<void> {
  const accountId = member.account_id;
  const now = deps.clock.now();
  const purchases = await tx.all(store.selectPurchases, [accountId]);
  const facts = factsOf(member, purchases);
  const done = new Set((await tx.all(store.selectDone, [accountId])).map(({ key }) => key));
  const waiting = agendaOf(facts).filter(({ key }) => !done.has(key));
  const due = waiting.filter(({ at }) => at <= now);
  for (const one of due) await doOnce(deps, tx, { due: one, isLast: isLast(due, one), member, facts, now });
  const next = waiting.map(({ at }) => at.getTime()).filter((at) => at > now.getTime());
  const { accessUntil } = membershipAt(facts, now);
  await tx.run(store.storeOutlook, [accountId, accessUntil, next.length > 0 ? new Date(Math.min(...next)) : null]);
}

/**
 * After hours without a look several charges or reminders may be due at once: the card is charged for the last of them alone, and
 * only the last says how much time is left.
 */
function isLast(due: readonly Due[], { kind, key }: Due): boolean {
  return due.findLast((other) => other.kind === kind)?.key === key;
}

/** `isLast`: nothing later of its kind is due. */
type Work = { due: Due; isLast: boolean; member: store.MemberRow; facts: Facts; now: Date };

/** When the last try has failed and the grace is over, nothing is charged any more. */
export async function dropDeadCard(deps: VipDeps, tx: Transaction, member: store.MemberRow): Promise<store.MemberRow> {
  if (member.card_ref === null) return member;
  const facts = factsOf(member, await tx.all(store.selectPurchases, [member.account_id]));
  const { state } = membershipAt(facts, deps.clock.now());
  return state === 'ended' ? endRenewal(deps, tx, member) : member;
}

/** Nothing is charged after this. */
export async function endRenewal(deps: VipDeps, tx: Transaction, member: store.MemberRow): Promise<store.MemberRow> {
  const { account_id: accountId, card_ref: cardRef, provider } = member;
  if (cardRef !== null && provider !== null) await stopCharges(deps, tx, { accountId, provider, cardRef });
  return tx.get(store.endRenewal, [accountId, deps.clock.now()]);
}

/** Ends the renewal of somebody who leaves for good; without one nothing is done. */
export async function leaveVip(deps: VipDeps, tx: Transaction, accountId: string): Promise<void> {
  const member = await tx.find(store.selectMember, [accountId]);
  if (member && member.card_ref !== null) await endRenewal(deps, tx, await tx.get(store.lockMember, [accountId]));
}

/** Whether a card renews somebody's VIP. */
export async function renewsVip(db: Queryable, accountId: string): Promise<boolean> {
  return ((await db.find(store.selectMember, [accountId]))?.card_ref ?? null) !== null;
}

/** Until when somebody has VIP, by what they paid or were given; undefined where they have none now. */
export async function vipUntil(db: Queryable, accountId: string, now: Date): Promise<Date | undefined> {
  const until = (await db.find(store.selectAccess, [accountId]))?.access_until ?? undefined;
  return until !== undefined && until > now ? until : undefined;
}

async function doOnce(deps: VipDeps, tx: Transaction, work: Work): Promise<void> {
  const { due, member, facts, now } = work;
  const accountId = member.account_id;
  if ((await tx.run(store.insertDone, [accountId, due.key, now])) === 0) return;
  switch (due.kind) {
    case 'coins':
      return giveCoins(tx, accountId, due.key);
    case 'charge':
      return work.isLast ? charge(deps, tx, work) : undefined;
    case 'reminder':
      // What comes too late says nothing any more.
      if (work.isLast && now < due.endsAt)
        await remind(deps, tx, { accountId, key: due.key, reminder: reminderOf(deps, member, due) });
      return;
    case 'expiry':
      if (membershipAt(facts, now).state === 'ended') {
        await deps.outbox.add(tx, 'vip.ended', { accountId, key: due.key });
        await deps.outbox.add(tx, 'vip.changed', { accountId });
      }
  }
}

/** The lot of one month's coins. */
export function coinLotId(key: string): string {
  return derivedId('vip', key);
}

/** Of a card that nobody can charge any more nothing is announced: the time ends. */
function reminderOf(
  deps: VipDeps,
  member: store.MemberRow,
  { reason, endsAt }: Extract<Due, { kind: 'reminder' }>,
): VipReminder {
  const price = member.provider === deps.payments.id ? priceOf(member) : null;
  return {
    reason: reason === 'charge' && price === null ? 'ends' : reason,
    endsAt: endsAt.toISOString(),
    chargeAt: price === null ? null : nextMorning(endsAt).toISOString(),
    price,
  };
}

/** Tells somebody something of their VIP; what is or was to be charged goes by mail too. */
async function remind(deps: VipDeps, tx: Transaction, told: OutboxEvents['vip.reminded']): Promise<void> {
  const { accountId, reminder } = told;
  await deps.outbox.add(tx, 'vip.reminded', told);
  if (reminder.reason === 'charge-failed' || reminder.price !== null)
    await deps.queue.add(tx, 'vip-mail-reminder', { accountId, reminder });
}

/** A charge did not pass: written down, and told once by its key while VIP still holds. */
export async function takeFailure(
  deps: VipDeps,
  tx: Transaction,
  failure: { member: store.MemberRow; facts: Facts; key: string },
): Promise<store.MemberRow> {
  const { account_id: accountId } = failure.member;
  const now = deps.clock.now();
  const key = `failed:${failure.key}`;
  const { accessUntil } = membershipAt(failure.facts, now);
  const isOn = accessUntil !== null && now < accessUntil;
  if (isOn && (await tx.run(store.insertDone, [accountId, key, now])) === 1) {
    const reminder = {
      reason: 'charge-failed',
      endsAt: accessUntil.toISOString(),
      chargeAt: null,
      price: null,
    } as const;
    await remind(deps, tx, { accountId, key, reminder });
  }
  return tx.get(store.storeFailure, [accountId, now]);
}

function priceOf({ renewal_cents: cents, renewal_months: months }: store.MemberRow): string | null {
  return cents === null || months === null ? null : priceInWords(cents, months);
}

async function giveCoins(tx: Transaction, accountId: string, key: string): Promise<void> {
  const businessKey = `vip:${key}`;
  await grantCoins(tx, {
    accountId,
    key: businessKey,
    amountCoins: VIP_MONTHLY_COINS,
    source: 'vip',
    isPaid: false,
    reason: 'Moedas do mês VIP',
    businessKey,
    lotId: coinLotId(key),
  });
}

/** One charge at a time: while the provider has not said how the last one ended, there is no other. */
async function charge(deps: VipDeps, tx: Transaction, { member, facts, now }: Work): Promise<void> {
  const { account_id: accountId, card_ref: cardRef, renewal_cents: priceCents, plan_id: planId } = member;
  if (cardRef === null || priceCents === null || planId === null) return;
  const { state, endsAt } = membershipAt(facts, now);
  if (state !== 'past_due') return;
  // Kept by a provider that is not ours any more: nobody can charge it, and there is the same time to pay otherwise.
  if (member.provider !== deps.payments.id)
    return void (await takeFailure(deps, tx, { member, facts, key: `${member.provider}:${endsAt?.toISOString()}` }));
  if (member.charge_order_id !== null && (await readOrderFacts(tx, member.charge_order_id)).status === 'waiting')
    return;
  const plan = await findSoldPlan(tx, planId);
  const product = { ...productOf(plan), priceCents };
  const orderId = await openCharge(deps, tx, { accountId, product, cardRef });
  await tx.get(store.storeCharge, [accountId, orderId]);
}
