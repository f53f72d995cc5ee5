import { giftRoutes } from '@cafune/contract/chat/gifts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { type ChatActionDeps, streamOrJson } from '../chat/index.ts';
import { listGifts } from './list-gifts.ts';
import { listSentGifts } from './list-sent-gifts.ts';
import { sendGift } from './send-gift.ts';

export function mountGiftRoutes(mount: Mount, deps: ChatActionDeps): void {
  mount(giftRoutes.list, async () => {
    return answer(200, { items: await listGifts(deps.db) });
  });
  mount(giftRoutes.listSent, async ({ session, query }) =>
    answer(200, await listSentGifts(deps, session, { cursor: query.cursor, limit: query.limit })),
  );
  mount(giftRoutes.send, async ({ session, params, body, request, reply }) => {
    const { isNew, sent } = await sendGift(deps, session, { conversationId: params.id, ...body });
    const { message, replyId } = sent;
    const stream = { conversationId: params.id, afterSeq: message.seq - 1, untilMessageId: replyId };
    return streamOrJson(deps, { request, reply, stream, status: isNew ? 201 : 200, body: { message, replyId } });
  });
}
