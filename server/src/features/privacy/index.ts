/**
 * What the house keeps of a person, as a whole: a copy of it, and its end. Design: safety.md "Privacy (LGPD)". It uses every feature that
 * has tables: each states its own part (`personal-data/store.ts`), and the parts are put together here.
 */
export type { PrivacyDeps } from './deps.ts';
export { definePrivacyJobs } from './jobs.ts';
export { mountPrivacyRoutes } from './routes.ts';
