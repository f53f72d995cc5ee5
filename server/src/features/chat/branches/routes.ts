import { chatBranchRoutes } from '@cafune/contract/chat/branches';
import { answer, type Mount } from '../../../platform/http/route.ts';
import type { ChatActionDeps } from '../deps.ts';
import { streamOrJson } from '../stream-or-json.ts';
import { choosePath } from './choose-path.ts';
import { deleteMessage, restoreMessage } from './delete-message.ts';
import { editMessage } from './edit-message.ts';
import { listForks } from './forks.ts';
import { reactToMessage } from './react.ts';
import { type Asked, continueReply, regenerateReply } from './regenerate.ts';

export function mountBranchRoutes(mount: Mount, deps: ChatActionDeps): void {
  mountAskingRoutes(mount, deps);
  mount(chatBranchRoutes.choosePath, async ({ session, params, body }) =>
    answer(200, await choosePath(deps, session, { ...target(params), variant: body.variant })),
  );
  mount(chatBranchRoutes.listForks, async ({ session, params }) =>
    answer(200, { items: await listForks(deps, session, params.id) }),
  );
  mount(chatBranchRoutes.deleteMessage, async ({ session, params }) => {
    await deleteMessage(deps, session, target(params));
    return answer(204, undefined);
  });
  mount(chatBranchRoutes.restoreMessage, async ({ session, params }) =>
    answer(200, await restoreMessage(deps, session, target(params))),
  );
  mount(chatBranchRoutes.reactToMessage, async ({ session, params, body }) => {
    await reactToMessage(deps, session, { ...target(params), reaction: body.reaction });
    return answer(204, undefined);
  });
}

function mountAskingRoutes(mount: Mount, deps: ChatActionDeps): void {
  mount(chatBranchRoutes.regenerateReply, async ({ session, params, body, request, reply }) => {
    const asked = await regenerateReply(deps, session, { ...target(params), clientId: body.clientId });
    return streamOrJson(deps, { request, reply, ...outcome(params.id, asked) });
  });
  mount(chatBranchRoutes.continueReply, async ({ session, params, body, request, reply }) => {
    const asked = await continueReply(deps, session, { conversationId: params.id, clientId: body.clientId });
    return streamOrJson(deps, { request, reply, ...outcome(params.id, asked) });
  });
  mount(chatBranchRoutes.editMessage, async ({ session, params, body, request, reply }) => {
    const edited = await editMessage(deps, session, { ...target(params), ...body });
    const { message, reply: asked, afterSeq } = edited;
    const status = edited.isNew ? 201 : 200;
    if (!asked) return answer(status, { message, reply: null });
    const stream = { conversationId: params.id, afterSeq, untilMessageId: asked.replyId };
    return streamOrJson(deps, { request, reply, stream, status, body: { message, reply: asked } });
  });
}

function target(params: { id: string; messageId: string }) {
  return { conversationId: params.id, messageId: params.messageId };
}

function outcome(conversationId: string, asked: Asked) {
  const stream = { conversationId, afterSeq: asked.afterSeq, untilMessageId: asked.reply.replyId };
  return { stream, status: asked.isNew ? 201 : 200, body: asked.reply } as const;
}
