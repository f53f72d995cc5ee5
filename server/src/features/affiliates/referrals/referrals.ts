import { CLICK_DAYS, type ReferralStanding } from '@cafune/contract/affiliates/earnings';
import type { Transaction } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Session } from '../../../platform/session/session.ts';
import { hasPaid } from '../../payments/index.ts';
import type { EarningDeps } from '../deps.ts';
import { isOwn } from './own.ts';
import * as store from './store.ts';

const DAY_MS = 24 * 60 * 60_000;

type ReferralDeps = Pick<EarningDeps, 'db' | 'clock'>;

export type SignUp = { accountId: string; visitorId: string; at: Date };

/**
 * Somebody registered in a browser that came by links: whoever's link was the last one, and is not their own, brought them. Once:
 * told again, or late, nothing changes.
 */
export async function bindBySignUp(deps: ReferralDeps, { accountId, visitorId, at: now }: SignUp): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (await tx.find(store.selectReferral, [accountId])) return;
    const clicks = await tx.all(store.selectLastClicks, [
      visitorId,
      new Date(now.getTime() - CLICK_DAYS * DAY_MS),
      now,
    ]);
    for (const click of clicks) {
      const decision = await decideClick(tx, click, { accountId, now });
      await tx.run(store.insertTouch, [click.id, 'sign-up', click.label, visitorId, accountId, decision, now]);
      if (decision !== 'own') return;
    }
  });
}

type Newcomer = { accountId: string; now: Date };

async function decideClick(
  tx: Transaction,
  click: store.Click,
  { accountId, now }: Newcomer,
): Promise<'own' | 'bound' | 'already-referred'> {
  if (await isOwn(tx, click, accountId)) return 'own';
  const isNew = await tx.run(store.insertReferral, [accountId, click.id, 'link', click.label, now]);
  return isNew === 1 ? 'bound' : 'already-referred';
}

const REFUSALS = {
  own: 'affiliates.own-code',
  'already-referred': 'affiliates.already-referred',
  'too-late': 'affiliates.too-late',
} as const;

/** `affiliateId`: who is signed in as an affiliate in the same browser. */
export type EnteredCode = { code: string; affiliateId: string | undefined };

/**
 * Somebody says who brought them. Of two codes at once one counts.
 * @throws AppError affiliates.unknown-code, affiliates.own-code, affiliates.already-referred, affiliates.too-late
 */
export async function enterCode(
  deps: ReferralDeps,
  session: Session,
  { code, affiliateId }: EnteredCode,
): Promise<ReferralStanding> {
  const { accountId } = session;
  const affiliate = await deps.db.find(store.selectByCode, [code]);
  if (!affiliate) throw new AppError('affiliates.unknown-code');
  const now = deps.clock.now();
  const decision = await deps.db.transaction(async (tx) => {
    const made = affiliate.id === affiliateId ? 'own' : await decide(tx, affiliate, { accountId, now });
    await tx.run(store.insertTouch, [affiliate.id, 'code', null, null, accountId, made, now]);
    return made;
  });
  if (decision !== 'bound') throw new AppError(REFUSALS[decision]);
  return { standing: 'referred' };
}

async function decide(
  tx: Transaction,
  affiliate: store.AffiliateIdentity,
  { accountId, now }: Newcomer,
): Promise<'bound' | keyof typeof REFUSALS> {
  if (await isOwn(tx, affiliate, accountId)) return 'own';
  if (await tx.find(store.selectReferral, [accountId])) return 'already-referred';
  if (await hasPaid(tx, accountId)) return 'too-late';
  const isNew = await tx.run(store.insertReferral, [accountId, affiliate.id, 'code', null, now]);
  return isNew === 1 ? 'bound' : 'already-referred';
}

/** Whether somebody can still say who brought them. */
export async function readStanding({ db }: ReferralDeps, session: Session): Promise<ReferralStanding> {
  if (await db.find(store.selectReferral, [session.accountId])) return { standing: 'referred' };
  return { standing: (await hasPaid(db, session.accountId)) ? 'too-late' : 'open' };
}
