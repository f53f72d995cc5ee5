import { chatRoutes } from '@cafune/contract/chat';
import type { FastifyRequest } from 'fastify';
import { openEventStream } from '../../platform/http/event-stream.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { mountBranchRoutes } from './branches/routes.ts';
import * as conversations from './conversations.ts';
import type { ChatActionDeps } from './deps.ts';
import { mountDictationRoutes } from './media/dictation-routes.ts';
import { mountMediaRoutes } from './media/routes.ts';
import { mountMemoryRoutes } from './memory/routes.ts';
import { mountOfflineRoutes } from './offline/routes.ts';
import { mountReadingRoutes } from './reading/routes.ts';
import { retryReply } from './replies/retry-reply.ts';
import { stopReply } from './replies/stop-reply.ts';
import { sendMessage } from './send-message.ts';
import { streamEvents } from './stream.ts';
import { streamOrJson } from './stream-or-json.ts';
import { mountUsageRoutes } from './usage/routes.ts';

export function mountChatRoutes(mount: Mount, deps: ChatActionDeps): void {
  mountConversationRoutes(mount, deps);
  mountBranchRoutes(mount, deps);
  mountDictationRoutes(mount, deps);
  mountMediaRoutes(mount, deps);
  mountMemoryRoutes(mount, deps);
  mountOfflineRoutes(mount, deps);
  mountReadingRoutes(mount, deps);
  mountUsageRoutes(mount, deps);
  mount(chatRoutes.sendMessage, async ({ session, params, body, request, reply }) => {
    const result = await sendMessage(deps, session, { ...body, conversationId: params.id });
    const { message, replyId } = result.sent;
    const status = result.isNew ? 201 : 200;
    const stream = { conversationId: params.id, afterSeq: message.seq - 1, untilMessageId: replyId };
    return streamOrJson(deps, { request, reply, stream, status, body: result.sent });
  });
  mount(chatRoutes.retryReply, async ({ session, params, request, reply }) => {
    const { asked, afterSeq } = await retryReply(deps, session, {
      conversationId: params.id,
      messageId: params.messageId,
    });
    const stream = { conversationId: params.id, afterSeq, untilMessageId: asked.replyId };
    return streamOrJson(deps, { request, reply, stream, status: 200, body: asked });
  });
  mount(chatRoutes.stopReply, async ({ session, params, body }) =>
    answer(200, { stopped: await stopReply(deps, session, { conversationId: params.id, seenSeq: body.seenSeq }) }),
  );
  mount(chatRoutes.streamConversation, async ({ session, params, query, request, reply }) => {
    const conversation = await conversations.requireConversation(deps, session, params.id);
    const afterSeq = lastEventId(request) ?? query.after ?? conversation.last_seq;
    await streamEvents(deps, { conversationId: conversation.id, afterSeq }, openEventStream(reply, deps.clock));
    return undefined;
  });
}

function mountConversationRoutes(mount: Mount, deps: ChatActionDeps): void {
  mount(chatRoutes.createConversation, async ({ session, body }) => {
    const { isNew, conversation } = await conversations.createConversation(deps, session, body);
    return answer(isNew ? 201 : 200, conversation);
  });
  mount(chatRoutes.listConversations, async ({ session }) =>
    answer(200, { items: await conversations.listConversations(deps, session) }),
  );
  mount(chatRoutes.getConversation, async ({ session, params }) =>
    answer(200, await conversations.getConversation(deps, session, params.id)),
  );
  mount(chatRoutes.chooseVersion, async ({ session, params, body }) => {
    const request = { conversationId: params.id, choice: body.choice };
    return answer(200, await conversations.chooseVersion(deps, session, request));
  });
  mount(chatRoutes.deleteConversation, async ({ session, params }) => {
    await conversations.deleteConversation(deps, session, params.id);
    return answer(204, undefined);
  });
  mount(chatRoutes.listMessages, async ({ session, params, query }) => {
    const page = { after: query.after, before: query.before, limit: query.limit };
    return answer(200, await conversations.listMessages(deps, session, { conversationId: params.id, page }));
  });
}

function lastEventId(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/u.test(header) ? Number(header) : undefined;
}
