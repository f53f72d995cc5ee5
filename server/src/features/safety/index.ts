/**
 * The guard on what people publish, reports, takedowns and their review. Design: safety.md "Policy classes".
 * Earlier features it uses: auth (who is an administrator).
 */
export { checkDefinition, type DefinitionText, type DefinitionVerdict, summarize } from '@cafune/guard';
export { isClosed } from './age/closing.ts';
export { isWithin, type LevelDeps, lowestLevel, readViewerLevel, requireLevel } from './age/levels.ts';
export { findVerifiedPerson } from './age/person.ts';
export { beginAgeReview, readAge } from './age/reviews.ts';
export { mountAgeRoutes } from './age/routes.ts';
export { type CaseSubject, closeCasesOf, openCase } from './cases.ts';
export { openEvidence, sealEvidence } from './evidence.ts';
export { defineSafetyJobs } from './jobs.ts';
export { safetyTables } from './personal-data/store.ts';
export { assertDefinition } from './refusals.ts';
export { mountSafetyRoutes } from './routes.ts';
export { holdDailyLimit, readDailyLimit, setDailyLimit } from './usage/limits.ts';
