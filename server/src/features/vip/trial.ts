import type { TrialDates } from '@cafune/contract/vip';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { derivedId } from '../../platform/ids.ts';
import type { Session } from '../../platform/session/session.ts';
import { findVerifiedPerson } from '../safety/index.ts';
import { agendaOf, type Due, trialDates } from './agenda.ts';
import type { VipDeps } from './deps.ts';
import { endRenewal, factsOf, lockMember, lookAtMember } from './look.ts';
import { layOut, membershipAt } from './membership.ts';
import * as store from './store.ts';

/** What happens when to somebody who begins the seven days now. */
export function describeTrial({ clock }: Pick<VipDeps, 'clock'>): TrialDates {
  const startsAt = clock.now();
  const { remindersAt, endsAt, chargeAt } = trialDates(startsAt);
  return {
    startsAt: startsAt.toISOString(),
    remindersAt: remindersAt.map((at) => at.toISOString()),
    endsAt: endsAt.toISOString(),
    chargeAt: chargeAt.toISOString(),
  };
}

/**
 * Begins the seven days without a card: they end by themselves.
 * @returns whether it began now; false where it is under way
 * @throws AppError vip.trial-used, vip.already-member
 */
export async function startTrial(deps: VipDeps, session: Session): Promise<boolean> {
  const { accountId } = session;
  const isNew = await deps.db.transaction(async (tx) => {
    const member = await lockMember(deps, tx, accountId);
    const state = await readState(deps, tx, member);
    if (state === 'trialing') return false;
    requireFresh(state);
    if (!(await takeTrial(deps, tx, accountId))) throw new AppError('vip.trial-used');
    await lookAtMember(deps, tx, await tx.get(store.storeTrial, [accountId]));
    await deps.outbox.add(tx, 'vip.changed', { accountId });
    return true;
  });
  deps.outbox.kick();
  return isNew;
}

/** @throws AppError vip.trial-used, vip.already-member */
export async function requireTrial(deps: VipDeps, accountId: string): Promise<void> {
  const member = await deps.db.find(store.selectMember, [accountId]);
  if (member) requireFresh(await readState(deps, deps.db, member));
  if (await findTrial(deps.db, accountId)) throw new AppError('vip.trial-used');
}

async function readState(deps: VipDeps, db: Queryable, member: store.MemberRow) {
  const purchases = await db.all(store.selectPurchases, [member.account_id]);
  return membershipAt(factsOf(member, purchases), deps.clock.now()).state;
}

function requireFresh(state: string): void {
  if (state === 'active' || state === 'past_due' || state === 'trialing') throw new AppError('vip.already-member');
}

/** The trial of the person behind an account, also one that another account of theirs had. */
export async function findTrial(db: Queryable, accountId: string): Promise<{ started_at: Date } | undefined> {
  const { subject, accountIds } = await findSubject(db, accountId);
  return db.find(store.selectTrial, [subject, accountIds]);
}

/** Inserts first: of two at once, one has it. @returns whether this was the one */
export async function takeTrial(deps: VipDeps, tx: Transaction, accountId: string): Promise<boolean> {
  const { subject, accountIds } = await findSubject(tx, accountId);
  const now = deps.clock.now();
  if ((await tx.run(store.insertTrial, [subject, accountId, now])) === 0) return false;
  // Another account of the same person may have begun one before they were verified.
  const first = await tx.get(store.selectTrial, [subject, accountIds]);
  if (first.account_id !== accountId) return false;
  await tx.run(store.insertPurchase, [trialId(accountId), accountId, 'trial', 0, now, false]);
  await deps.outbox.add(tx, 'vip.trial-began', { accountId, at: now.toISOString() });
  return true;
}

/**
 * It became known who stands behind an account: the first of their trials is theirs from now on, whatever becomes of the account it
 * was had with, and any other ends (docs/decisions/0032).
 */
export async function keyTrials(deps: VipDeps, accountId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { subject, accountIds } = await findSubject(tx, accountId);
    const members = new Map<string, store.MemberRow>();
    // A trial that begins at this moment, with whichever account, has begun afterwards.
    for (const id of accountIds.toSorted()) members.set(id, await tx.get(store.lockMember, [id]));
    const [first, ...others] = await tx.all(store.selectTrials, [subject, accountIds]);
    if (!first) return;
    await tx.run(store.keyTrial, [first.account_id, subject]);
    // What was paid beside a trial begins now and brings coins: whoever moves coins of several accounts locks them in this order.
    for (const id of others.map((trial) => trial.account_id).toSorted()) {
      const member = members.get(id);
      if (member) await endTrial(deps, tx, member);
    }
  });
  deps.outbox.kick();
}

/** What is left of a trial is over, and where nothing else is left its card is charged nothing. */
async function endTrial(deps: VipDeps, tx: Transaction, member: store.MemberRow): Promise<void> {
  const { account_id: accountId } = member;
  const now = deps.clock.now();
  const id = trialId(accountId);
  const readFacts = async (row: store.MemberRow) => factsOf(row, await tx.all(store.selectPurchases, [accountId]));
  const period = layOut((await readFacts(member)).purchases).find((one) => one.id === id);
  if (!period || period.endsAt <= now) return;
  await tx.run(store.storeTakenBack, [id, accountId, now]);
  const goesOn = membershipAt(await readFacts(member), now).state === 'active';
  const after = goesOn || member.card_ref === null ? member : await endRenewal(deps, tx, member);
  if (!goesOn) await tellTrialHad(deps, tx, { accountId, agenda: agendaOf(await readFacts(after)), now });
  await lookAtMember(deps, tx, after);
  await deps.outbox.add(tx, 'vip.changed', { accountId });
}

/** At once and with the reason, instead of at ten. */
async function tellTrialHad(
  deps: VipDeps,
  tx: Transaction,
  { accountId, agenda, now }: { accountId: string; agenda: readonly Due[]; now: Date },
): Promise<void> {
  const key = agenda.find(({ kind }) => kind === 'expiry')?.key;
  if (key === undefined || (await tx.run(store.insertDone, [accountId, key, now])) === 0) return;
  await deps.outbox.add(tx, 'vip.ended', { accountId, key, because: 'trial-had' });
}

function trialId(accountId: string): string {
  return derivedId('vip-trial', accountId);
}

async function findSubject(db: Queryable, accountId: string): Promise<{ subject: string; accountIds: string[] }> {
  const person = await findVerifiedPerson(db, accountId);
  if (!person) return { subject: `account:${accountId}`, accountIds: [accountId] };
  return { subject: `person:${person.subject}`, accountIds: person.accountIds };
}
