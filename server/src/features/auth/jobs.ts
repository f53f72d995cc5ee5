import type { AppDeps } from '../../deps.ts';
import { sendAuthMail } from './reset-password.ts';

export function defineAuthJobs(deps: Pick<AppDeps, 'db' | 'clock' | 'mailer' | 'env' | 'queue' | 'sessions'>): void {
  deps.queue.define('auth-send-mail', (mail) => sendAuthMail(deps, mail));
  deps.queue.repeat('auth-delete-old-sessions', '17 4 * * *', () => deps.sessions.deleteOld());
}
