import { purgeDeleted } from './branches/delete-message.ts';
import type { ChatDeps } from './deps.ts';
import { rememberFacts } from './memory.ts';
import { followPause } from './pauses.ts';
import * as store from './store.ts';

export function defineChatJobs(deps: ChatDeps): void {
  deps.outbox.on('chat.reply-finished', async (reply) => {
    if (reply.status === 'complete') await rememberFacts(deps, reply);
  });
  deps.outbox.on('avatars.paused', ({ avatarId }) => followPause(deps, avatarId));
  deps.outbox.on('avatars.resumed', ({ avatarId }) => followPause(deps, avatarId));
  deps.queue.repeat('chat-prune-events', '*/10 * * * *', async () => {
    // Until nothing is left: a busy hour makes more than one batch every ten minutes.
    while ((await deps.db.run(store.pruneEvents, [deps.clock.now()])) === store.PRUNE_BATCH);
  });
  deps.queue.repeat('chat-purge-deleted', '20 4 * * *', () => purgeDeleted(deps));
}
