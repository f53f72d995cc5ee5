import type { AppDeps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import { hashToken, newToken } from '../../platform/ids.ts';
import { isCommonPassword } from './common-passwords.ts';
import { addressInUseMail, resetMail, welcomeMail } from './mails.ts';
import type { PasswordHasher } from './password.ts';
import * as store from './store.ts';

const LINK_LIFETIME_MS = 60 * 60_000;
const PER_EMAIL = { name: 'reset-email', points: 5, seconds: 3_600 };

/** Asks for a link. Known or not, the same work is done now; the mail job finds out (abuse suite A10). */
export async function requestPasswordReset(
  deps: Pick<AppDeps, 'db' | 'queue' | 'limits'>,
  email: string,
): Promise<void> {
  await deps.limits.consume(PER_EMAIL, email);
  await deps.db.transaction((tx) => deps.queue.add(tx, 'auth-send-mail', { kind: 'reset', email }));
}

/**
 * Sets the password and ends every session of the account. A link works once, for one hour.
 * @throws AppError auth.common-password, auth.reset-link-spent, auth.busy
 */
export async function resetPassword(
  deps: Pick<AppDeps, 'db' | 'clock' | 'sessions'> & { hasher: PasswordHasher },
  input: { token: string; password: string },
): Promise<void> {
  if (isCommonPassword(input.password)) throw new AppError('auth.common-password');
  const passwordHash = await deps.hasher.hash(input.password);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const reset = await tx.find(store.spendReset, [hashToken(input.token), now]);
    if (!reset) throw new AppError('auth.reset-link-spent');
    await deps.sessions.endAll(tx, reset.account_id);
    await tx.run(store.spendOtherResets, [reset.account_id, now]);
    await tx.run(store.updatePassword, [reset.account_id, passwordHash]);
  });
}

export type AuthMail = { kind: 'reset' | 'welcome' | 'address-in-use'; email: string };

/** The job behind every mail of this feature: only the owner of an address is written to. */
export async function sendAuthMail(
  deps: Pick<AppDeps, 'db' | 'clock' | 'mailer' | 'env'>,
  mail: AuthMail,
): Promise<void> {
  const owner = await deps.db.find(store.selectOwner, [mail.email]);
  if (!owner) return;
  const site = deps.env.PUBLIC_URL;
  switch (mail.kind) {
    case 'welcome':
      return deps.mailer.send(welcomeMail(mail.email, owner.first_name, `${site}/`));
    case 'address-in-use':
      return deps.mailer.send(addressInUseMail(mail.email, owner.first_name, `${site}/forgot-password`));
    case 'reset': {
      const token = newToken();
      const now = deps.clock.now();
      await deps.db.run(store.insertReset, [
        hashToken(token),
        owner.id,
        now,
        new Date(now.getTime() + LINK_LIFETIME_MS),
      ]);
      return deps.mailer.send(resetMail(mail.email, owner.first_name, `${site}/reset-password?token=${token}`));
    }
  }
}

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'auth-send-mail': AuthMail;
  }
}
