/** The second factor of administrators (safety.md "Security"; abuse suite A14). */
import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES, SECOND_FACTOR_HOURS, type SecondFactor } from '@cafune/contract/auth/second-factor';
import type { AppDeps } from '../../../deps.ts';
import { audit } from '../../../platform/audit.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken } from '../../../platform/ids.ts';
import { seal, unseal } from '../../../platform/sealing.ts';
import type { Session } from '../../../platform/session/session.ts';
import { type ConfirmDeps, confirmPassword } from '../confirm-password.ts';
import { findMailAddress } from '../people.ts';
import { addressOf, findStep, toBase32 } from './one-time-code.ts';
import * as store from './store.ts';

const PURPOSE = 'cafune second factor';
const SECRET_BYTES = 20;
/** 80 bits: nobody guesses one, so they are kept as plain digests. */
const CODE_BYTES = 10;
const GUESSES = { name: 'second-factor', points: 5, seconds: 300 };
/** Of six digits somebody who waits and goes on would find one within months. Recovery codes are not counted: they still open then. */
const GUESSES_A_DAY = { name: 'second-factor-day', points: 30, seconds: 86_400 };

type Deps = Pick<AppDeps, 'db' | 'clock' | 'limits' | 'secret'>;

/** How far somebody is. */
export async function readSecondFactor(deps: Pick<AppDeps, 'db' | 'clock'>, session: Session): Promise<SecondFactor> {
  const factor = await deps.db.find(store.selectFactor, [session.accountId]);
  return {
    isEnrolled: factor?.confirmed_at != null,
    isProven: await isProven(deps.db, session, deps.clock.now()),
    recoveryCodesLeft: (await deps.db.get(store.countCodes, [session.accountId])).count,
  };
}

/** Whether this session has shown the factor lately. */
export async function isProven(db: Queryable, session: Pick<Session, 'id' | 'accountId'>, now: Date): Promise<boolean> {
  return (await db.find(store.selectProof, [session.id, session.accountId, now])) !== undefined;
}

/**
 * A secret for an app, after the password; it counts once a code of it was given. Asked again before that, it is another one.
 * @throws AppError auth.invalid-credentials, auth.second-factor-kept where one counts already
 */
export async function beginSecondFactor(
  deps: Deps & ConfirmDeps,
  visitor: { session: Session; ip: string },
  password: string,
): Promise<{ secret: string; address: string }> {
  const { accountId } = visitor.session;
  await confirmPassword(deps, { accountId, ip: visitor.ip }, password);
  const secret = randomBytes(SECRET_BYTES);
  const sealed = seal({ secret: deps.secret, purpose: PURPOSE }, secret.toString('base64'));
  const begun = await deps.db.find(store.beginFactor, [accountId, sealed, deps.clock.now()]);
  if (!begun) throw new AppError('auth.second-factor-kept');
  const person = await findMailAddress(deps.db, accountId);
  return { secret: toBase32(secret), address: addressOf(secret, person?.email ?? accountId) };
}

/**
 * The first code: from now on the factor counts, and this session has shown it.
 * @returns the recovery codes, never to be read again
 * @throws AppError auth.invalid-code, auth.second-factor-kept, request.rate-limited
 */
export async function confirmSecondFactor(deps: Deps, session: Session, code: string): Promise<string[]> {
  const { accountId } = session;
  const now = deps.clock.now();
  await useAppCode(deps, accountId, asTyped(code));
  const codes = Array.from({ length: RECOVERY_CODES }, () => toBase32(randomBytes(CODE_BYTES)));
  await deps.db.transaction(async (tx) => {
    if ((await tx.run(store.confirmFactor, [accountId, now])) === 0) throw new AppError('auth.second-factor-kept');
    await tx.run(store.insertCodes, [accountId, codes.map(hashToken)]);
    await keepProof(tx, session, now);
    await audit(tx, 'second-factor-set-up', { accountId });
  });
  return codes.map((whole) => whole.replace(/.{4}(?=.)/gu, '$&-'));
}

/** A code of the app, or a recovery code: this session has shown it for some hours. @throws AppError auth.invalid-code, request.rate-limited */
export async function proveSecondFactor(deps: Deps, session: Session, code: string): Promise<void> {
  const factor = await deps.db.find(store.selectFactor, [session.accountId]);
  if (factor?.confirmed_at == null) throw new AppError('auth.invalid-code');
  const now = deps.clock.now();
  const plain = asTyped(code);
  if (/^\d+$/u.test(plain)) await useAppCode(deps, session.accountId, plain);
  else await useRecoveryCode(deps, session.accountId, plain);
  await keepProof(deps.db, session, now);
}

/** Apps show their codes in two groups, and recovery codes are written in four. */
function asTyped(code: string): string {
  return code.replace(/[\s-]/gu, '').toUpperCase();
}

async function useAppCode(deps: Deps, accountId: string, code: string): Promise<void> {
  await deps.limits.consume(GUESSES, accountId);
  await deps.limits.consume(GUESSES_A_DAY, accountId);
  const factor = await deps.db.find(store.selectFactor, [accountId]);
  if (!factor) throw new AppError('auth.invalid-code');
  const secret = Buffer.from(unseal({ secret: deps.secret, purpose: PURPOSE }, factor.sealed_secret), 'base64');
  const step = findStep(secret, code, deps.clock.now());
  if (step === undefined || (await deps.db.run(store.useStep, [accountId, step])) === 0) return refuse(deps, accountId);
  for (const bucket of [GUESSES, GUESSES_A_DAY]) await deps.limits.reset(bucket, accountId);
}

async function useRecoveryCode(deps: Deps, accountId: string, code: string): Promise<void> {
  await deps.limits.consume(GUESSES, accountId);
  const used = await deps.db.run(store.useCode, [accountId, hashToken(code), deps.clock.now()]);
  if (used === 0) return refuse(deps, accountId);
  await audit(deps.db, 'second-factor-recovered', { accountId });
}

/** Who knows the password and not the code is written down. */
async function refuse({ db }: Deps, accountId: string): Promise<never> {
  await audit(db, 'second-factor-refused', { accountId });
  throw new AppError('auth.invalid-code');
}

async function keepProof(db: Queryable, { id, accountId }: Session, now: Date): Promise<void> {
  const until = new Date(now.getTime() + SECOND_FACTOR_HOURS * 60 * 60_000);
  await db.run(store.upsertProof, [id, accountId, now, until]);
}

/** Forgets the factor of the owner of an address, who lost it with all codes. @returns false where there is none */
export async function forgetSecondFactor(db: Queryable, email: string): Promise<boolean> {
  return (await db.run(store.deleteFactorOf, [email.trim().toLowerCase()])) > 0;
}

/** Forgets proofs that count no longer. */
export async function forgetProofs({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  await db.run(store.deleteOldProofs, [clock.now()]);
}
