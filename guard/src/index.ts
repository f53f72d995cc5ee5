/** The guard on texts: pure, local, the same on the server and in a browser. Design: safety.md "The guard". */
export { checkDefinition } from './definition.ts';
export { type DefinitionRule, type DefinitionText, type DefinitionVerdict, gravest } from './verdict.ts';
