import type { ErrorCode } from '@cafune/contract';
import { type DefinitionRule, type DefinitionVerdict, gravest } from '@cafune/guard';
import { AppError } from '../../platform/errors.ts';

const RULE_CODES: Record<DefinitionRule, ErrorCode> = {
  age: 'safety.minimum-age',
  'birth-year': 'safety.minimum-age',
  'school-year': 'safety.minimum-age',
  'minor-term': 'safety.minimum-age',
  'real-person': 'safety.real-person',
  'personal-data': 'safety.personal-data',
  'not-allowed': 'safety.not-allowed',
  'prompt-attack': 'safety.invalid-definition',
  'too-long': 'safety.invalid-definition',
};

/**
 * Stops at a refused definition with the sentence of its gravest finding. Doubts pass: open a case for them.
 * @throws AppError safety.minimum-age, safety.real-person, safety.personal-data, safety.not-allowed, safety.invalid-definition
 */
export function assertDefinition(verdict: DefinitionVerdict): void {
  const worst = gravest(verdict.findings.filter((finding) => finding.verdict === 'refuse'));
  if (worst) throw new AppError(RULE_CODES[worst.rule]);
}
