import type { Queue } from '../../platform/queue/queue.ts';
import { keyDaily, type RewardDeps, remindOfDaily } from './daily.ts';
import { giveWelcome, keyWelcome } from './welcome.ts';

export function defineRewardJobs(deps: RewardDeps & { queue: Queue }): void {
  deps.outbox.on('auth.registered', ({ accountId }) => giveWelcome(deps, accountId));
  deps.outbox.on('safety.age-verified', async ({ accountId }) => {
    await keyWelcome(deps, accountId);
    await keyDaily(deps, accountId);
  });
  // 18:00 in São Paulo: six hours before the day turns, and before anybody's quiet hours begin.
  deps.queue.repeat('rewards-remind', '0 21 * * *', () => remindOfDaily(deps));
}
