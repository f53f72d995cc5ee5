import type { RegisterInput, SignedIn } from '@cafune/contract/auth';
import type { AppDeps } from '../../deps.ts';
import { isUniqueViolation, type Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Device, NewSession, Session } from '../../platform/session/session.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { PasswordHasher } from './password.ts';
import { guestAccountId, requireAdult } from './policy.ts';
import * as store from './store.ts';

export type SignInDeps = Pick<AppDeps, 'db' | 'clock' | 'limits' | 'sessions' | 'outbox' | 'queue' | 'secret'> & {
  hasher: PasswordHasher;
};
export type SignIn = { answer: SignedIn; session: NewSession };

const PER_EMAIL = { name: 'register-email', points: 5, seconds: 86_400 };
const PER_IP = { name: 'register-ip', points: 60, seconds: 3_600 };

/**
 * Creates the account, or turns the guest's into it. Whether the address already had an owner cannot be told from the
 * answer (abuse suite A10; docs/decisions/0006).
 * @throws AppError auth.terms-required, auth.invalid-birth-date, auth.underage, auth.common-password, auth.busy
 */
export async function register(deps: SignInDeps, visitor: Visitor, input: RegisterInput): Promise<SignIn> {
  if (!input.acceptTerms) throw new AppError('auth.terms-required');
  requireAdult(input.birthDate, deps.clock.now());
  if (isCommonPassword(input.password)) throw new AppError('auth.common-password');
  await deps.limits.consume(PER_IP, visitor.device.ip);
  await deps.limits.consume(PER_EMAIL, input.email);
  const passwordHash = await deps.hasher.hash(input.password);
  const work = (tx: Transaction) => createAccount(deps, tx, { input, passwordHash, visitor });
  const signIn = await deps.db.transaction(work).catch((error: unknown) => {
    // Two people took a free address at the same moment; on the second try it has an owner.
    if (isUniqueViolation(error, 'accounts_email_owner')) return deps.db.transaction(work);
    throw error;
  });
  // Whoever reacts to a new account (welcome coins) is done before the person is told it exists.
  await deps.outbox.drain();
  return signIn;
}

type Visitor = { session: Session | undefined; device: Device; visitorId?: string | undefined };
type NewAccount = { input: RegisterInput; passwordHash: string; visitor: Visitor };

async function createAccount(deps: SignInDeps, tx: Transaction, account: NewAccount): Promise<SignIn> {
  const { input, visitor } = account;
  const { session, visitorId } = visitor;
  const now = deps.clock.now();
  const cameBy = visitorId === undefined ? undefined : { visitorId, at: now.toISOString() };
  const { firstName, email } = input;
  const id = guestAccountId(session) ?? newId();
  const { taken } = await tx.get(store.hasEmailOwner, [email]);
  const standing = taken ? 'claimed' : 'owner';
  const touched = await tx.run(store.upsertUser, [
    id,
    firstName,
    email,
    standing,
    account.passwordHash,
    input.birthDate,
    now,
  ]);
  if (touched === 0) throw new AppError('auth.session-ended');
  await deps.outbox.add(tx, 'auth.registered', { accountId: id, cameBy });
  await deps.queue.add(tx, 'auth-send-mail', { kind: taken ? 'address-in-use' : 'welcome', email });
  return signIn(deps, tx, { user: { id, firstName, email }, previous: session, device: visitor.device });
}

/** Ends the session before and starts a new one: a planted cookie is worth nothing (abuse suite A06). */
export async function signIn(
  deps: Pick<SignInDeps, 'sessions'>,
  tx: Transaction,
  person: { user: SignedIn['user']; previous: Session | undefined; device: Device },
): Promise<SignIn> {
  if (person.previous) await deps.sessions.end(tx, person.previous.id);
  const session = await deps.sessions.start(tx, { id: person.user.id, kind: 'user' }, person.device);
  const sync = await deps.sessions.startSync(tx, session);
  return {
    session,
    answer: { user: person.user, syncToken: { token: sync.token, expiresAt: sync.expiresAt.toISOString() } },
  };
}

declare module '../../platform/outbox/outbox.ts' {
  interface OutboxEvents {
    /** A person registered, new or from a guest; in `cameBy` their browser's name, where it came by an affiliate's link, and when. */
    'auth.registered': { accountId: string; cameBy?: { visitorId: string; at: string } | undefined };
  }
}
