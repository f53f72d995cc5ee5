/**
 * The guard on what people publish, reports, takedowns and their review. Design: safety.md "Policy classes".
 * Earlier features it uses: auth (who is an administrator).
 */
export { checkDefinition, type DefinitionText, type DefinitionVerdict } from '@cafune/guard';
export { beginAgeReview, readAge } from './age/reviews.ts';
export { mountAgeRoutes } from './age/routes.ts';
export { type CaseSubject, closeCasesOf, openCase } from './cases.ts';
export { openEvidence, sealEvidence } from './evidence.ts';
export { assertDefinition } from './refusals.ts';
export { mountSafetyRoutes } from './routes.ts';
