import { chatReadingRoutes } from '@cafune/contract/chat/reading';
import { answer, type Mount } from '../../../platform/http/route.ts';
import type { ChatActionDeps } from '../deps.ts';
import { exportConversation } from './export.ts';
import * as reading from './place.ts';
import { searchMessages } from './search.ts';

export function mountReadingRoutes(mount: Mount, deps: ChatActionDeps): void {
  mount(chatReadingRoutes.searchMessages, async ({ session, params, query }) =>
    answer(200, await searchMessages(deps, session, { conversationId: params.id, ...query })),
  );
  mount(chatReadingRoutes.findDay, async ({ session, params, query }) =>
    answer(200, { seq: await reading.findDay(deps, session, { conversationId: params.id, from: query.from }) }),
  );
  mount(chatReadingRoutes.markRead, async ({ session, params, body }) => {
    await reading.markRead(deps, session, { conversationId: params.id, seq: body.seq });
    return answer(204, undefined);
  });
  mount(chatReadingRoutes.exportConversation, async ({ session, params, query }) =>
    exportConversation(deps, session.accountId, { conversationId: params.id, format: query.format }),
  );
}
