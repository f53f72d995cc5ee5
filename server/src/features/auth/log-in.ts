import type { LoginInput } from '@cafune/contract/auth';
import type { Queryable } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { sign } from '../../platform/ids.ts';
import type { LimitBucket } from '../../platform/limits/limits.ts';
import type { Device, Session } from '../../platform/session/session.ts';
import { type SignIn, type SignInDeps, signIn } from './register.ts';
import * as store from './store.ts';

const PER_EMAIL: LimitBucket = { name: 'login-email', points: 10, seconds: 60 };
export const PER_DEVICE: LimitBucket = { name: 'login-device', points: 10, seconds: 60 };
export const PER_IP: LimitBucket = { name: 'login-ip', points: 60, seconds: 60 };
/** An address has at most an owner and one claim; both are always compared, so that the time says nothing. */
const COMPARED = 2;

export type LoginDeps = SignInDeps & {
  /** Whether nobody enters this account any more; comes from a later feature, wired in app.ts. */
  isClosed(accountId: string, db: Queryable): Promise<boolean>;
};
export type LoginVisitor = { session: Session | undefined; device: Device; deviceCookie: string | undefined };

/**
 * Same code, words and time for an unknown address and a wrong password (abuse suite A10). After ten tries in a minute the
 * address waits, except on a device where its owner signed in before (A08).
 * @throws AppError auth.invalid-credentials, auth.account-closed (only to who knows the password), request.rate-limited, auth.busy
 */
export async function logIn(deps: LoginDeps, visitor: LoginVisitor, input: LoginInput): Promise<SignIn> {
  const candidates = await deps.db.all(store.selectCredentials, [input.email]);
  const known = candidates.find((candidate) => isKnownDevice(deps.secret, candidate.id, visitor.deviceCookie));
  const limit: readonly [LimitBucket, string] = known ? [PER_DEVICE, known.id] : [PER_EMAIL, input.email];
  await deps.limits.consume(PER_IP, visitor.device.ip);
  await deps.limits.consume(...limit);
  const slots = Array.from({ length: COMPARED }, (_, index) => candidates[index]);
  const matches = await Promise.all(
    slots.map((candidate) => deps.hasher.verify(input.password, candidate?.password_hash)),
  );
  const account = slots.find((_, index) => matches[index]);
  if (!account) throw new AppError('auth.invalid-credentials');
  const user = { id: account.id, firstName: account.first_name, email: account.email };
  const signedIn = await deps.db.transaction(async (tx) => {
    // Whatever ends all sessions waits for this, or this for it: then the password is another, or the account closed.
    const isCurrent = await tx.find(store.holdPassword, [account.id, account.password_hash]);
    if (!isCurrent) throw new AppError('auth.invalid-credentials');
    if (await deps.isClosed(account.id, tx)) throw new AppError('auth.account-closed');
    return signIn(deps, tx, { user, previous: visitor.session, device: visitor.device });
  });
  await deps.limits.reset(...limit);
  return signedIn;
}

/** The value of the cookie that marks a device where an account signed in. */
export function deviceCookie(secret: string, accountId: string): string {
  return `${accountId}.${sign(secret, `device:${accountId}`)}`;
}

function isKnownDevice(secret: string, accountId: string, cookie: string | undefined): boolean {
  return cookie !== undefined && cookie === deviceCookie(secret, accountId);
}
