import type { AppDeps } from '../../deps.ts';
import { sendAuthMail } from './reset-password.ts';
import { forgetProofs } from './second-factor/second-factor.ts';

export function defineAuthJobs(deps: Pick<AppDeps, 'db' | 'clock' | 'mailer' | 'env' | 'queue' | 'sessions'>): void {
  deps.queue.define('auth-send-mail', (mail) => sendAuthMail(deps, mail));
  deps.queue.repeat('auth-delete-old-sessions', '17 4 * * *', async () => {
    await deps.sessions.deleteOld();
    await forgetProofs(deps);
  });
}
