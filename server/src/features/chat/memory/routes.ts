import { chatMemoryRoutes } from '@cafune/contract/chat/memory';
import { answer, type Mount } from '../../../platform/http/route.ts';
import type { ChatActionDeps } from '../deps.ts';
import { readRelationship } from '../relationship/relationship.ts';
import { setMemoryConsent, setProviderConsent } from './consent.ts';
import { correctMemory, forgetMemory, listMemories, pinMemory } from './panel.ts';
import { readReceipt } from './receipts.ts';

export function mountMemoryRoutes(mount: Mount, deps: ChatActionDeps): void {
  mount(chatMemoryRoutes.listMemories, async ({ session, params }) =>
    answer(200, await listMemories(deps, session, params.avatarId)),
  );
  mount(chatMemoryRoutes.pinMemory, async ({ session, params, body }) => {
    const { isNew, memory } = await pinMemory(deps, session, { avatarId: params.avatarId, ...body });
    return answer(isNew ? 201 : 200, memory);
  });
  mount(chatMemoryRoutes.correctMemory, async ({ session, params, body }) =>
    answer(200, await correctMemory(deps, session, { ...params, ...body })),
  );
  mount(chatMemoryRoutes.forgetMemory, async ({ session, params }) => {
    await forgetMemory(deps, session, params);
    return answer(204, undefined);
  });
  mount(chatMemoryRoutes.setMemoryConsent, async ({ session, body }) => {
    await setMemoryConsent(deps, session, body.isGranted);
    return answer(204, undefined);
  });
  mount(chatMemoryRoutes.setModelConsent, async ({ session, body }) => {
    await setProviderConsent(deps, session, { leaving: 'model', ...body });
    return answer(204, undefined);
  });
  mount(chatMemoryRoutes.readReceipt, async ({ session, params }) =>
    answer(200, await readReceipt(deps, session, { conversationId: params.id, messageId: params.messageId })),
  );
  mount(chatMemoryRoutes.readRelationship, async ({ session, params }) =>
    answer(200, await readRelationship(deps, session, params.avatarId)),
  );
}
