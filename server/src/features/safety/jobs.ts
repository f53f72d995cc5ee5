import type { AppDeps } from '../../deps.ts';
import { sendTakedownMail } from './takedowns.ts';

export function defineSafetyJobs(deps: Pick<AppDeps, 'db' | 'mailer' | 'env' | 'queue'>): void {
  deps.queue.define('safety-send-takedown-mail', (mail) => sendTakedownMail(deps, mail));
}
