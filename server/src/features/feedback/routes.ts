import { feedbackRoutes } from '@cafune/contract/feedback';
import type { AppDeps } from '../../deps.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { sendFeedback } from './send-feedback.ts';

export function mountFeedbackRoutes(mount: Mount, deps: Pick<AppDeps, 'db' | 'clock'>): void {
  mount(feedbackRoutes.send, async ({ session, body }) => {
    await sendFeedback(deps, session?.accountId, body);
    return answer(201, { message: 'Obrigado pelo seu feedback! Iremos analisá-lo em breve.' });
  });
}
