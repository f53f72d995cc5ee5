/** A violation put into a copy of the tree on purpose, and where it has to be caught. */
export type Plant = {
  /** Name of the rule as its tool reports it. */
  rule: string;
  by: 'imports' | 'lint' | 'text' | 'types' | 'dead code';
  /** File that the report has to name. */
  at: string;
  /** New files by path. */
  files?: Record<string, string>;
  /** Changes to files that are there. */
  edits?: Record<string, (text: string) => string>;
};

/** Makes plants of one new file each, which is where they are caught. */
export const planting =
  (by: Plant['by']) =>
  (rule: string, at: string, text: string): Plant => ({ by, rule, at, files: { [at]: text } });

export function repeat(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n');
}
