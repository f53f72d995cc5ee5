/**
 * What administrators do with money: prices, orders, refunds, coins, and the chained log of it. Design: safety.md "Security",
 * product.md "Money". Earlier features it uses: auth, coins, payments.
 */
export { checkAudit } from './audit-check.ts';
export { defineAdminJobs } from './jobs.ts';
export { adminTables } from './personal-data/store.ts';
export { mountAdminRoutes } from './routes.ts';
