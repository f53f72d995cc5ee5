/** Achievements: twenty-four medals, what is near, and what was just won. */
export { AchievementsScreen } from './achievements-screen.tsx';
export { AchievementWall } from './components/achievement-wall.tsx';
export { NearCard } from './components/near-card.tsx';
export { UnlockCard } from './components/unlock-card.tsx';
