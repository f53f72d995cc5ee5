import type { AppDeps } from '../../deps.ts';
import { sendMembershipMail } from './membership.ts';
import { deleteDead } from './store.ts';

export function defineAffiliateJobs(deps: Pick<AppDeps, 'db' | 'clock' | 'mailer' | 'env' | 'queue'>): void {
  deps.queue.define('affiliates-send-mail', ({ email }) => sendMembershipMail(deps, email));
  deps.queue.repeat('affiliates-delete-dead', '27 4 * * *', async () => {
    await deps.db.run(deleteDead, [deps.clock.now()]);
  });
}
