/** Checks the rules of text. `--json` prints the violations for other programs; an argument is another root. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openProject, type Rule, type Violation } from './project.ts';
import { RULES } from './rules.ts';

const { values, positionals } = parseArgs({ options: { json: { type: 'boolean' } }, allowPositionals: true });
const project = openProject(positionals[0] ?? join(import.meta.dirname, '../..'));
const checked = await Promise.all(RULES.map(runRule));
const violations = checked.flat();
if (values.json) console.log(JSON.stringify(violations));
else
  for (const { rule, path, line, message } of violations)
    console.log(`${path}${line ? `:${line}` : ''} ${rule}: ${message}`);
process.exitCode = violations.length === 0 ? 0 : 1;

async function runRule({ name, check }: Rule): Promise<(Violation & { rule: string })[]> {
  try {
    return (await check(project)).map((violation) => ({ rule: name, ...violation }));
  } catch (error) {
    return [{ rule: name, path: '.', message: `the rule could not be checked: ${error}` }];
  }
}
