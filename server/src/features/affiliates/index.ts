/** Affiliates: their request, activation and session, apart from accounts. Earlier features it uses: auth (passwords). */
export { defineAffiliateJobs } from './jobs.ts';
export { mountAffiliateRoutes } from './routes.ts';
