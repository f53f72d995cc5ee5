/**
 * Affiliates: their request, activation and session, apart from accounts; whom they bring, what they get for it, how it is paid.
 * Design: money.md "Affiliates". Earlier features it uses: auth, safety (who stands behind an account), payments.
 */
export { listAllPayouts, settlePayout } from './earnings/desk.ts';
export { defineAffiliateJobs } from './jobs.ts';
export { affiliateTables } from './personal-data/store.ts';
export { mountAffiliateLinks } from './referrals/links.ts';
export { mountAffiliateRoutes } from './routes.ts';
