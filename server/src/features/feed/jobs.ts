import type { AppDeps } from '../../deps.ts';
import { postSome } from './posting.ts';

export function defineFeedJobs(deps: Pick<AppDeps, 'db' | 'clock' | 'queue'>): void {
  deps.queue.repeat('feed-post', '7,37 * * * *', async () => {
    await postSome(deps);
  });
}
