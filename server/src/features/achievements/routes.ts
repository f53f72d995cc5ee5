import { achievementRoutes } from '@cafune/contract/achievements';
import { answer, type Mount } from '../../platform/http/route.ts';
import { claimAchievement, listAchievements } from './achievements.ts';
import type { AchievementDeps } from './unlock.ts';

export function mountAchievementRoutes(mount: Mount, deps: AchievementDeps): void {
  mount(achievementRoutes.list, async ({ session }) =>
    answer(200, { items: await listAchievements(deps.db, session.accountId) }),
  );
  mount(achievementRoutes.claim, async ({ session, params }) => {
    const { isNew, claimed } = await claimAchievement(deps, session.accountId, params.id);
    return answer(isNew ? 201 : 200, claimed);
  });
}
