import { rewardRoutes } from '@cafune/contract/rewards';
import { answer, type Mount } from '../../platform/http/route.ts';
import { claimDaily, getDaily, type RewardDeps } from './daily.ts';

export function mountRewardRoutes(mount: Mount, deps: RewardDeps): void {
  mount(rewardRoutes.get, async ({ session }) => answer(200, await getDaily(deps, session.accountId)));
  mount(rewardRoutes.claim, async ({ session }) => {
    const { isNew, claimed } = await claimDaily(deps, session.accountId);
    return answer(isNew ? 201 : 200, claimed);
  });
}
