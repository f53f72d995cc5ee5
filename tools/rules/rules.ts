import { codeRules } from './code.ts';
import { manifestRules } from './manifests.ts';
import { nameRules } from './names.ts';
import { priceRules } from './prices.ts';
import type { Rule } from './project.ts';
import { sqlRules } from './sql.ts';

/** Every rule of text; tools/check-rules breaks each one and sees it caught. */
export const RULES: readonly Rule[] = [...nameRules, ...sqlRules, ...codeRules, ...priceRules, ...manifestRules];
