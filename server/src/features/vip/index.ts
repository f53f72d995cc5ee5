/** VIP: the trial, plans, renewals, and what a member pays. Design: money.md "VIP". Earlier features it uses: auth, safety, coins, payments. */
export type { VipReminder } from './deps.ts';
export { changePlan, listAllPlans } from './desk.ts';
export { defineVipJobs } from './jobs.ts';
export { leaveVip, renewsVip, vipUntil } from './look.ts';
export { quotePrice, quotePrices, returnFree, takePrice } from './perks.ts';
export { vipTables } from './personal-data/store.ts';
export { mountVipRoutes } from './routes.ts';
