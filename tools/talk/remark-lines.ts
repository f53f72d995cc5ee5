import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawKinds } from '../../dialogue/src/remarks/lists.ts';
import { type RemarkKind, readCase } from '../../dialogue/src/remarks/schema.ts';

/** What people say, of one kind; `phrase` is a few words that point to it. Lines of one `group` tell of the same situation. */
export type RemarkLine = { kind: string; is: 'remark' | 'phrase'; text: string; group: number };

const FILE = join(import.meta.dirname, '../../dialogue/training/remarks.tsv');

function readFile(): Omit<RemarkLine, 'group'>[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind = '', is, text = ''] = line.split('\t');
      if (is !== 'remark' && is !== 'phrase') throw new Error(`remarks.tsv: "${line}"`);
      return { kind, is, text };
    });
}

/** The remarks that stand with her answers, and those of dialogue/training/remarks.tsv. */
export function readRemarkLines(): RemarkLine[] {
  const cases = (rawKinds as readonly RemarkKind[]).flatMap(({ kind, cases: written }) =>
    written.map((one) => readCase(one).told.map((text) => ({ kind, is: 'remark' as const, text }))),
  );
  return [...cases, ...readFile().map((line) => [line])].flatMap((lines, group) =>
    lines.map((line) => ({ ...line, group })),
  );
}
