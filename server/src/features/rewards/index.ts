/** Welcome coins and the daily reward. Design: money.md "Rewards and achievements". Earlier features it uses: safety, coins. */
export { defineRewardJobs } from './jobs.ts';
export { rewardTables } from './personal-data/store.ts';
export { mountRewardRoutes } from './routes.ts';
