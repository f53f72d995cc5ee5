import { STEP_UP_MINUTES } from '@cafune/contract/admin';
import type { AppDeps } from '../../deps.ts';
import { audit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { Session } from '../../platform/session/session.ts';
import { confirmPassword, requireAdmin } from '../auth/index.ts';
import { appendAudit } from './audit.ts';
import type { StepUpDeps } from './deps.ts';
import * as store from './store.ts';

/**
 * Takes the administrator's password again. It counts for ten minutes and this session alone.
 * @throws AppError request.not-found for all but administrators, auth.second-factor-needed, auth.invalid-credentials, request.rate-limited, auth.busy
 */
export async function stepUp(
  deps: StepUpDeps,
  session: Session,
  proof: { password: string; ip: string },
): Promise<{ until: string }> {
  const { id: sessionId, accountId } = session;
  await requireAdmin(deps, session);
  await confirmPassword(deps, { accountId, ip: proof.ip }, proof.password).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'auth.invalid-credentials')
      await audit(deps.db, 'admin-step-up-refused', { accountId, data: { sessionId } });
    throw error;
  });
  const now = deps.clock.now();
  const until = new Date(now.getTime() + STEP_UP_MINUTES * 60_000);
  await deps.db.transaction(async (tx) => {
    await tx.run(store.upsertStepUp, [sessionId, accountId, now, until]);
    const deed = { actorId: accountId, action: 'step-up.confirmed', subject: `session:${sessionId}`, reason: null };
    await appendAudit(deps, tx, { ...deed, data: { until: until.toISOString() } });
  });
  return { until: until.toISOString() };
}

/**
 * Lets administrators pass who gave their password a moment ago.
 * @throws AppError request.not-found for all but administrators, auth.second-factor-needed, admin.step-up-needed
 */
export async function requireStepUp(deps: Pick<AppDeps, 'db' | 'clock'>, session: Session): Promise<void> {
  await requireAdmin(deps, session);
  const proof = await deps.db.find(store.findStepUp, [session.id, session.accountId, deps.clock.now()]);
  if (!proof) throw new AppError('admin.step-up-needed');
}

/** Forgets proofs that count no longer. */
export async function forgetStepUps(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  await deps.db.run(store.deleteStepUps, [deps.clock.now()]);
}
