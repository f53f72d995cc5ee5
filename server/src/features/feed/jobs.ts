import type { AppDeps } from '../../deps.ts';
import { removeCommentsOf, removeRefused } from './comments.ts';
import { postSome } from './posting.ts';

export function defineFeedJobs(deps: Pick<AppDeps, 'db' | 'clock' | 'queue' | 'outbox'>): void {
  deps.outbox.on('safety.case-decided', async ({ subjectKind, subjectId, decision }) => {
    if (decision !== 'refuse') return;
    if (subjectKind !== 'feed-post' && subjectKind !== 'feed-comment') return;
    await removeRefused(deps.db, { kind: subjectKind, id: subjectId });
  });
  deps.outbox.on('safety.account-closed', ({ accountId }) => removeCommentsOf(deps.db, accountId));
  deps.queue.repeat('feed-post', '7,37 * * * *', async () => {
    await postSome(deps);
  });
}
