import { purgeDeleted } from './branches/delete-message.ts';
import type { ChatActionDeps } from './deps.ts';
import { sealReported } from './guard/reported.ts';
import { mayRemember } from './memory/consent.ts';
import { digest, isDigestDue } from './memory/digest.ts';
import { rememberFacts } from './memory/remember.ts';
import { followPause } from './pauses.ts';
import { reachOut } from './proactive/reach-out.ts';
import { followReply } from './relationship/relationship.ts';
import * as store from './store.ts';

export function defineChatJobs(deps: ChatActionDeps): void {
  deps.outbox.on('chat.reply-finished', async (reply) => {
    if (reply.status !== 'complete') return;
    const isKept = await mayRemember(deps.db, reply.accountId);
    const { factCount } = isKept ? await rememberFacts(deps, reply) : { factCount: 0 };
    await followReply(deps, { ...reply, factCount });
    if (isKept && (await isDigestDue(deps, reply.conversationId)))
      await deps.db.transaction((tx) => deps.queue.add(tx, 'chat-digest', { conversationId: reply.conversationId }));
  });
  deps.outbox.on('safety.reported', (report) => sealReported(deps, report));
  deps.outbox.on('avatars.paused', ({ avatarId }) => followPause(deps, avatarId));
  deps.outbox.on('avatars.resumed', ({ avatarId }) => followPause(deps, avatarId));
  deps.queue.define('chat-digest', ({ conversationId }) => digest(deps, conversationId));
  deps.queue.repeat('chat-prune-events', '*/10 * * * *', async () => {
    // Until nothing is left: a busy hour makes more than one batch every ten minutes.
    while ((await deps.db.run(store.pruneEvents, [deps.clock.now()])) === store.PRUNE_BATCH);
  });
  deps.queue.repeat('chat-purge-deleted', '20 4 * * *', () => purgeDeleted(deps));
  deps.queue.repeat('chat-reach-out', '*/10 * * * *', async () => {
    await reachOut(deps);
  });
}
