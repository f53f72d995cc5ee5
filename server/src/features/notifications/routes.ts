import { notificationRoutes } from '@cafune/contract/notifications';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import type { FinishedReplyDeps } from '../chat/index.ts';
import type { NotificationDeps } from './deps.ts';
import { streamAccountEvents } from './live-events.ts';
import { subscribePush, unsubscribePush } from './push.ts';
import { createNotificationReader, listMessages, readNotification } from './service.ts';
import { readSettings, updateSettings } from './settings.ts';

export function mountNotificationRoutes(mount: Mount, deps: NotificationDeps, chat: FinishedReplyDeps): void {
  const reader = createNotificationReader(deps);
  mount(notificationRoutes.list, async ({ session, query }) =>
    answer(200, await reader.list(session.accountId, { before: query.before, limit: query.limit })),
  );
  mount(notificationRoutes.system, async ({ session }) => answer(200, await reader.listSystem(session.accountId)));
  mount(notificationRoutes.messages, async ({ session, query }) =>
    answer(200, await listMessages(chat, session.accountId, new Date(query.since))),
  );
  mount(notificationRoutes.read, async ({ session, params }) => {
    await readNotification(deps, session.accountId, params.id);
    return answer(204, undefined);
  });
  mount(notificationRoutes.getSettings, async ({ session }) =>
    answer(200, await readSettings(deps.db, session.accountId)),
  );
  mount(notificationRoutes.updateSettings, async ({ session, body }) =>
    answer(200, await updateSettings(deps.db, session.accountId, body)),
  );
  mount(notificationRoutes.events, async ({ session, reply }) => {
    streamAccountEvents(deps, session.accountId, openEventStream(reply, deps.clock));
    return undefined;
  });
  mountPushRoutes(mount, deps);
}

function mountPushRoutes(mount: Mount, deps: NotificationDeps): void {
  mount(notificationRoutes.getPushKey, async () => answer(200, { publicKey: (await deps.readPushKeys()).publicKey }));
  mount(notificationRoutes.subscribe, async ({ session, body }) => {
    await subscribePush(deps, session, body);
    return answer(204, undefined);
  });
  mount(notificationRoutes.unsubscribe, async ({ session, body }) => {
    await unsubscribePush(deps, session.accountId, body.endpoint);
    return answer(204, undefined);
  });
}
