import { POLICY_CLASSES, type PolicyClass } from '@cafune/contract/safety';

/** One text a person wrote for others to read or for a prompt. `field` names it: 'name' and 'tags' are read more strictly. */
export type DefinitionText = { field: string; text: string };

export type Verdict = 'accept' | 'review' | 'refuse';
export type DefinitionRule =
  | 'age'
  | 'birth-year'
  | 'school-year'
  | 'minor-term'
  | 'real-person'
  | 'personal-data'
  | 'not-allowed'
  | 'prompt-attack'
  | 'too-long';

/** Where and by which rule; never what was written. */
export type DefinitionFinding = {
  field: string;
  rule: DefinitionRule;
  class: PolicyClass;
  verdict: Exclude<Verdict, 'accept'>;
};
export type DefinitionVerdict = {
  verdict: Verdict;
  /** The gravest class among the findings of the verdict; null when there are none. */
  class: PolicyClass | null;
  findings: DefinitionFinding[];
};

function gravity(finding: DefinitionFinding): number {
  return POLICY_CLASSES.indexOf(finding.class);
}

/** Sums findings up: one refusal refuses, else one doubt asks for review; the class is the gravest of those that decide. */
export function summarize(findings: readonly DefinitionFinding[]): DefinitionVerdict {
  const refusals = findings.filter((finding) => finding.verdict === 'refuse');
  const deciding = refusals.length > 0 ? refusals : findings;
  const verdict = refusals.length > 0 ? 'refuse' : findings.length > 0 ? 'review' : 'accept';
  return { verdict, class: gravest(deciding)?.class ?? null, findings: [...findings] };
}

/** The finding that decides what a person is told; undefined when nothing was found. */
export function gravest(findings: readonly DefinitionFinding[]): DefinitionFinding | undefined {
  return findings.toSorted((one, other) => gravity(one) - gravity(other))[0];
}
