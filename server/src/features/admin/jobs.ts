import { checkAudit } from './audit-check.ts';
import type { AdminDeps } from './deps.ts';
import { forgetStepUps } from './step-up.ts';

/**
 * Every night the log's chain is walked (an alarm hangs on `admin_audit_faults`). Where it ends is logged as well: whoever writes
 * the whole chain anew in the database cannot write what the log of that night says.
 */
export function defineAdminJobs(deps: AdminDeps): void {
  deps.queue.repeat('admin-check-audit', '57 4 * * *', async () => {
    const { entries, head, faultCount, faults } = await checkAudit(deps.db);
    deps.metrics.adminAuditFaults.set(faultCount);
    deps.log.info({ entries, head }, 'the log of administration ends here');
    if (faultCount > 0) deps.log.error({ faultCount, faults }, 'the log of administration was changed');
  });
  deps.queue.repeat('admin-forget-step-ups', '7 * * * *', () => forgetStepUps(deps));
}
