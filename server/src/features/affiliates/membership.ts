import { randomBytes } from 'node:crypto';
import type { Affiliate, RegisterAffiliateInput } from '@cafune/contract/affiliates';
import type { AppDeps } from '../../deps.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken, newId, newToken } from '../../platform/ids.ts';
import { isCommonPassword, type PasswordHasher } from '../auth/index.ts';
import { activationMail, alreadyActiveMail } from './mails.ts';
import * as store from './store.ts';

/** money.md "Affiliates": 48 hours. */
const LINK_LIFETIME_MS = 48 * 60 * 60_000;
const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60_000;
const PER_EMAIL = { name: 'affiliate-email', points: 5, seconds: 3_600 };
const LOGIN_PER_EMAIL = { name: 'affiliate-login-email', points: 10, seconds: 60 };
const LOGIN_PER_IP = { name: 'affiliate-login-ip', points: 60, seconds: 60 };

export type AffiliateDeps = Pick<AppDeps, 'db' | 'clock' | 'limits' | 'queue'> & { hasher: PasswordHasher };
export type AffiliateSession = { token: string; expiresAt: Date };

/** What stands at the end of the affiliate's link; ten signs, to be said aloud. */
function newCode(): string {
  return randomBytes(5).toString('hex');
}

/** Asks to take part. Known address or not, the same work is done now; the mail job finds out (abuse suite A10). */
export async function requestMembership(deps: AffiliateDeps, input: RegisterAffiliateInput): Promise<void> {
  const { name, email, channel } = input;
  await deps.limits.consume(PER_EMAIL, email);
  await deps.db.transaction(async (tx) => {
    await tx.run(store.insertAffiliate, [newId(), name, email, channel, deps.clock.now(), newCode()]);
    await deps.queue.add(tx, 'affiliates-send-mail', { email });
  });
}

/** The job behind the mail: an activation link, or word that the account exists. */
export async function sendMembershipMail(
  deps: Pick<AppDeps, 'db' | 'clock' | 'mailer' | 'env'>,
  email: string,
): Promise<void> {
  const affiliate = await deps.db.find(store.selectByEmail, [email]);
  if (!affiliate) return;
  const site = deps.env.PUBLIC_URL;
  if (affiliate.password_hash !== null)
    return deps.mailer.send(alreadyActiveMail(email, affiliate.name, `${site}/affiliate/login`));
  const token = newToken();
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_LIFETIME_MS);
  await deps.db.run(store.insertActivation, [hashToken(token), affiliate.id, expiresAt]);
  await deps.mailer.send(activationMail(email, affiliate.name, `${site}/affiliate/activate?token=${token}`));
}

/**
 * Sets the password; a link works once, for seven days, and the others die with it.
 * @throws AppError auth.common-password, affiliates.activation-spent, auth.busy
 */
export async function activate(deps: AffiliateDeps, input: { token: string; password: string }): Promise<void> {
  if (isCommonPassword(input.password)) throw new AppError('auth.common-password');
  const passwordHash = await deps.hasher.hash(input.password);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const link = await tx.find(store.spendActivation, [hashToken(input.token), now]);
    const touched = link ? await tx.run(store.activateAffiliate, [link.affiliate_id, passwordHash, now]) : 0;
    if (touched === 0) throw new AppError('affiliates.activation-spent');
  });
}

/**
 * Same code, words and time for an unknown address, a pending one and a wrong password (abuse suite A10).
 * @throws AppError affiliates.invalid-credentials, request.rate-limited, auth.busy
 */
export async function logIn(
  deps: AffiliateDeps,
  visitor: { ip: string },
  input: { email: string; password: string },
): Promise<AffiliateSession> {
  await deps.limits.consume(LOGIN_PER_IP, visitor.ip);
  await deps.limits.consume(LOGIN_PER_EMAIL, input.email);
  const affiliate = await deps.db.find(store.selectByEmail, [input.email]);
  const matches = await deps.hasher.verify(input.password, affiliate?.password_hash ?? undefined);
  if (!affiliate || !matches) throw new AppError('affiliates.invalid-credentials');
  await deps.limits.reset(LOGIN_PER_EMAIL, input.email);
  const token = newToken();
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  await deps.db.run(store.insertSession, [hashToken(token), affiliate.id, now, expiresAt]);
  return { token, expiresAt };
}

/** The affiliate of a session's token, or undefined. */
export async function findBySession(
  deps: { db: Queryable } & Pick<AppDeps, 'clock'>,
  token: string | undefined,
): Promise<Affiliate | undefined> {
  if (token === undefined) return undefined;
  const row = await deps.db.find(store.selectBySession, [hashToken(token), deps.clock.now()]);
  return row && { id: row.id, name: row.name, email: row.email };
}

export async function logOut(deps: Pick<AppDeps, 'db' | 'clock'>, token: string): Promise<void> {
  await deps.db.run(store.endSession, [hashToken(token), deps.clock.now()]);
}
