import { createFileRoute } from '@tanstack/react-router';
import { AchievementWall, NearCard, UnlockCard } from '../../../features/achievements/index.ts';
import { RewardsScreen } from '../../../features/rewards/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { AccountGate } from '../../account-gate.tsx';

export const Route = createFileRoute('/_shell/rewards')({
  staticData: { title: 'Recompensas' },
  component: RewardsRoute,
});

function RewardsRoute() {
  return (
    <AccountGate title="Recompensas" what="suas recompensas">
      <Ambient light=".72 .14 78" strength={20} />
      <RewardsScreen
        under={
          <>
            <UnlockCard />
            <NearCard />
          </>
        }
      >
        <AchievementWall />
      </RewardsScreen>
    </AccountGate>
  );
}
