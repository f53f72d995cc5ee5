/**
 * Achievements: what people did, counted, with coins for it. Design: money.md "Rewards and achievements".
 * Earlier features it uses: auth, coins; it hears of what happened in the others through the outbox.
 */
export { defineAchievementJobs } from './jobs.ts';
export { achievementTables } from './personal-data/store.ts';
export { mountAchievementRoutes } from './routes.ts';
