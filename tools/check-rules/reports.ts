/** Runs each tool once on a tree and gives what it found in one form. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Plant } from './plant.ts';

export type Finding = { rule: string; path: string };

const CRUISED = [
  'contract/src',
  'dialogue/src',
  'guard/src',
  'portrait/src',
  'server/src',
  'web/src',
  'e2e',
  'bench',
  'tools',
];
const PROGRAMS = ['contract', 'dialogue', 'guard', 'portrait', 'server', 'web', '.'];

export async function runTools(root: string): Promise<Record<Plant['by'], Finding[]>> {
  const imports = readImports(root);
  const [text, lint, types] = [await readText(root), await readLint(root), await readTypes(root)];
  return { text, lint, types, 'dead code': await readDeadCode(root), imports: await imports };
}

function runNode(root: string, args: readonly string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(process.execPath, [...args], options, (_error, output) => resolve(output));
  });
}

const inPackages = (root: string, file: string) => join(root, 'node_modules', file);

async function readImports(root: string): Promise<Finding[]> {
  const cruiser = inPackages(root, 'dependency-cruiser/bin/dependency-cruiser.mjs');
  const output = await runNode(root, [
    cruiser,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
    ...CRUISED,
  ]);
  const report = JSON.parse(output) as {
    summary: { violations: { rule: { name: string }; from: string; cycle?: { name: string }[] }[] };
  };
  return report.summary.violations.flatMap(({ rule, from, cycle = [] }) =>
    [from, ...cycle.map(({ name }) => name)].map((path) => ({ rule: rule.name, path })),
  );
}

async function readText(root: string): Promise<Finding[]> {
  return JSON.parse(await runNode(root, [join(root, 'tools/rules/main.ts'), '--json'])) as Finding[];
}

async function readLint(root: string): Promise<Finding[]> {
  const biome = inPackages(root, '@biomejs/biome/bin/biome');
  const output = await runNode(root, [biome, 'check', '--reporter=json', '--max-diagnostics=none']);
  const report = JSON.parse(output.slice(output.indexOf('{'))) as {
    diagnostics: { category: string; location: { path: string | { file: string } } }[];
  };
  return report.diagnostics.map(({ category, location }) => ({
    rule: category.split('/').at(-1) ?? '',
    path: typeof location.path === 'string' ? location.path : location.path.file,
  }));
}

async function readTypes(root: string): Promise<Finding[]> {
  const tsc = inPackages(root, '@typescript/native/bin/tsc');
  const outputs: string[] = [];
  for (const program of PROGRAMS) outputs.push(await runNode(root, [tsc, '-p', program, '--pretty', 'false']));
  return [...outputs.join('\n').matchAll(/^([^\s(]+)\(\d+,\d+\): error (TS\d+)/gmu)].map((match) => ({
    path: match[1] ?? '',
    rule: match[2] ?? '',
  }));
}

async function readDeadCode(root: string): Promise<Finding[]> {
  const output = await runNode(root, [inPackages(root, 'knip/bin/knip.js'), '--no-progress', '--reporter', 'json']);
  const report = JSON.parse(output) as { issues: ({ file: string } & Record<string, unknown>)[] };
  return report.issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds)
      .filter(([, found]) => Array.isArray(found) && found.length > 0)
      .map(([rule]) => ({ rule, path: file })),
  );
}
