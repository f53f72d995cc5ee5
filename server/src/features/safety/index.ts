/**
 * The guard on what people publish, reports, takedowns and their review. Design: safety.md "Policy classes".
 * Earlier features it uses: auth (who is an administrator).
 */
export { type CaseSubject, closeCasesOf, openCase } from './cases.ts';
export { checkDefinition } from './definition.ts';
export { mountSafetyRoutes } from './routes.ts';
export { assertDefinition, type DefinitionText, type DefinitionVerdict } from './verdict.ts';
