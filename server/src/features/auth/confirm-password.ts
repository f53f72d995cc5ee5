import type { AppDeps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import { PER_DEVICE, PER_IP } from './log-in.ts';
import type { PasswordHasher } from './password.ts';
import { selectPasswordHash } from './store.ts';

export type ConfirmDeps = Pick<AppDeps, 'db' | 'limits'> & { hasher: PasswordHasher };

/**
 * The password once more, of somebody who is signed in; it counts against the same limits as signing in on a device that is known.
 * @throws AppError auth.invalid-credentials, request.rate-limited, auth.busy
 */
export async function confirmPassword(
  deps: ConfirmDeps,
  person: { accountId: string; ip: string },
  password: string,
): Promise<void> {
  await deps.limits.consume(PER_IP, person.ip);
  await deps.limits.consume(PER_DEVICE, person.accountId);
  const known = await deps.db.find(selectPasswordHash, [person.accountId]);
  if (!(await deps.hasher.verify(password, known?.password_hash))) throw new AppError('auth.invalid-credentials');
  await deps.limits.reset(PER_DEVICE, person.accountId);
}
