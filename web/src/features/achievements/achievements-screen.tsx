import '../../ui/side-page.css';
import './achievements.css';
import type { ReactNode } from 'react';
import { AchievementWall } from './components/achievement-wall.tsx';
import { NearCard } from './components/near-card.tsx';
import { SummaryCard } from './components/summary-card.tsx';
import { UnlockCard } from './components/unlock-card.tsx';

/** All achievements, with what was just won first. `under`: the way to what else brings coins. */
export function AchievementsScreen({ under }: { under: ReactNode }) {
  return (
    <div className="side-page achievements">
      <title>Conquistas · Cafuné</title>
      <div className="side-page-side">
        <SummaryCard />
        <UnlockCard />
        <NearCard />
        {under}
      </div>
      <AchievementWall title="As vinte e quatro" />
    </div>
  );
}
