import { VIP_MONTHLY_COINS, type Vip } from '@cafune/contract/vip';
import { agendaOf, nextMorning } from './agenda.ts';
import type { VipDeps } from './deps.ts';
import { factsOf } from './look.ts';
import { membershipAt } from './membership.ts';
import * as store from './store.ts';
import { findTrial } from './trial.ts';
import { findNextSale } from './withdrawals.ts';

const NOBODY: Omit<store.MemberRow, 'account_id'> = {
  plan_id: null,
  card_ref: null,
  provider: null,
  renewal_cents: null,
  renewal_months: null,
  failed_at: null,
  charge_order_id: null,
  canceled_at: null,
};

/** How somebody's VIP stands now. */
export async function describeMembership(
  deps: Pick<VipDeps, 'db' | 'clock' | 'payments'>,
  accountId: string,
): Promise<Vip> {
  const { db } = deps;
  const now = deps.clock.now();
  const [found, purchases, trial, nextSale] = await Promise.all([
    db.find(store.selectMember, [accountId]),
    db.all(store.selectPurchases, [accountId]),
    findTrial(db, accountId),
    findNextSale(deps, accountId),
  ]);
  const member = found ?? { account_id: accountId, ...NOBODY };
  const facts = factsOf(member, purchases);
  const { state, endsAt, accessUntil } = membershipAt(facts, now);
  const isMember = accessUntil !== null && now < accessUntil;
  const agenda = agendaOf(facts).filter(({ at }) => at > now);
  const coins = agenda.find(({ kind }) => kind === 'coins');
  const nextTry = agenda.find(({ kind }) => kind === 'charge')?.at;
  return {
    state,
    isMember,
    planId: member.plan_id,
    endsAt: endsAt?.toISOString() ?? null,
    renewal: isMember && endsAt !== null ? renewalOf(deps, member, { endsAt, nextTry }) : null,
    graceUntil: state === 'past_due' ? (accessUntil?.toISOString() ?? null) : null,
    isCanceled: isMember && member.canceled_at !== null,
    sellsAgainAt: nextSale?.toISOString() ?? null,
    trial: { isOpen: !trial && !isMember, usedAt: trial?.started_at.toISOString() ?? null },
    nextCoins: coins ? { coins: VIP_MONTHLY_COINS, at: coins.at.toISOString() } : null,
  };
}

/** A card that a provider before ours keeps is charged by nobody (docs/decisions/0026): nothing renews. */
function renewalOf(
  { payments }: Pick<VipDeps, 'payments'>,
  member: store.MemberRow,
  { endsAt, nextTry }: { endsAt: Date; nextTry: Date | undefined },
): Vip['renewal'] {
  if (member.provider !== payments.id) return null;
  if (member.card_ref === null || member.renewal_cents === null || member.plan_id === null) return null;
  return {
    at: nextMorning(endsAt).toISOString(),
    planId: member.plan_id,
    priceCents: member.renewal_cents,
    hasFailed: member.failed_at !== null,
    triesAgainAt: member.failed_at === null ? null : (nextTry?.toISOString() ?? null),
  };
}
