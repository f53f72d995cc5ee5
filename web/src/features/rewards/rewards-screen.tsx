import '../../ui/side-page.css';
import './rewards.css';
import type { ReactNode } from 'react';
import { DailyCard } from './components/daily-card.tsx';

type RewardsScreenProps = {
  /** What stands under the reward: what was won, and what is near. */
  under: ReactNode;
  children: ReactNode;
};

/** Today's reward, and beside it whatever else brings coins. */
export function RewardsScreen({ under, children }: RewardsScreenProps) {
  return (
    <div className="side-page rewards">
      <title>Recompensas · Cafuné</title>
      <div className="side-page-side">
        <DailyCard />
        {under}
      </div>
      {children}
    </div>
  );
}
