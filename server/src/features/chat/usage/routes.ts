import { usageRoutes } from '@cafune/contract/chat/usage';
import { answer, type Mount } from '../../../platform/http/route.ts';
import type { ChatDeps } from '../deps.ts';
import { describeUsage, setUsage } from './usage.ts';

export function mountUsageRoutes(mount: Mount, deps: Pick<ChatDeps, 'db' | 'clock'>): void {
  mount(usageRoutes.read, async ({ session }) => answer(200, await describeUsage(deps, session.accountId)));
  mount(usageRoutes.set, async ({ session, body }) =>
    answer(200, await setUsage(deps, session.accountId, body.messagesADay)),
  );
}
