import type { AppDeps } from '../../deps.ts';
import { removeRefused } from './comments.ts';
import { postSome } from './posting.ts';

export function defineFeedJobs(deps: Pick<AppDeps, 'db' | 'clock' | 'queue' | 'outbox'>): void {
  deps.outbox.on('safety.case-decided', async ({ subjectKind, subjectId, decision }) => {
    if (decision !== 'refuse') return;
    if (subjectKind !== 'feed-post' && subjectKind !== 'feed-comment') return;
    await removeRefused(deps.db, { kind: subjectKind, id: subjectId });
  });
  deps.queue.repeat('feed-post', '7,37 * * * *', async () => {
    await postSome(deps);
  });
}
