import { chatMediaRoutes } from '@cafune/contract/chat/media';
import { answer, type Mount } from '../../../platform/http/route.ts';
import type { ChatActionDeps } from '../deps.ts';
import { readSpoken, speakSentence } from './speak-message.ts';
import { listPhotos, takePhoto } from './take-photo.ts';

export function mountMediaRoutes(mount: Mount, deps: ChatActionDeps): void {
  mount(chatMediaRoutes.takePhoto, async ({ session, params, body }) => {
    const { clientId, ...wish } = body;
    const { isNew, message } = await takePhoto(deps, session, { conversationId: params.id, clientId, wish });
    return answer(isNew ? 201 : 200, message);
  });
  mount(chatMediaRoutes.listPhotos, async ({ session, params }) =>
    answer(200, { items: await listPhotos(deps, session, params.avatarId) }),
  );
  mount(chatMediaRoutes.readSpoken, async ({ session, params }) =>
    answer(200, await readSpoken(deps, session, { conversationId: params.id, messageId: params.messageId })),
  );
  mount(chatMediaRoutes.speakSentence, async ({ session, params, body }) =>
    speakSentence(deps, session, { conversationId: params.id, messageId: params.messageId, sentence: body.sentence }),
  );
}
