import { chatOfflineRoutes } from '@cafune/contract/chat/offline';
import { answer, type Mount } from '../../../platform/http/route.ts';
import type { ChatActionDeps } from '../deps.ts';
import { readOfflineContext } from './context.ts';

export function mountOfflineRoutes(mount: Mount, deps: ChatActionDeps): void {
  mount(chatOfflineRoutes.readOfflineContext, async ({ session, params }) =>
    answer(200, await readOfflineContext(deps, session, params.id)),
  );
}
