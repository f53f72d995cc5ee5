import type { RewardDeps } from './daily.ts';
import { giveWelcome, keyWelcome } from './welcome.ts';

export function defineRewardJobs(deps: RewardDeps): void {
  deps.outbox.on('auth.registered', ({ accountId }) => giveWelcome(deps, accountId));
  deps.outbox.on('safety.age-verified', ({ accountId }) => keyWelcome(deps, accountId));
}
