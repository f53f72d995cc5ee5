/** The daily reward: seven beads on a strand. */
export { TodayCard } from './components/today-card.tsx';
export { RewardsScreen } from './rewards-screen.tsx';
