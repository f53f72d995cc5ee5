/** Rules about package.json, the lock file, the environment's documents and what documents name. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type LockFile, listMissingPackages } from '../complete-lock/lock-file.ts';
import { findAll, type Project, type Rule, type Violation } from './project.ts';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const EXACT = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/u;

function checkExactVersions(project: Project): Violation[] {
  const manifests = project.files.filter((path) => /(?:^|\/)package\.json$/u.test(path));
  return manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(project.read(path)) as Manifest;
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([name, version]) => (name.startsWith('@cafune/') ? version !== '*' : !EXACT.test(version)))
      .map(([name, version]) => ({ path, message: `${name} is "${version}": versions are exact, workspaces are "*"` }));
  });
}

function checkLockFile(project: Project): Violation[] {
  const path = 'package-lock.json';
  const lock = JSON.parse(project.read(path)) as LockFile;
  const remedy = 'node tools/complete-lock/main.ts adds it';
  return listMissingPackages(lock).map(({ name }) => ({
    path,
    message: `${name} is not locked, and npm ci will fail: ${remedy}`,
  }));
}

async function readEnvironmentNames(project: Project): Promise<string[]> {
  const file = pathToFileURL(join(project.root, 'server/src/platform/env.ts')).href;
  const { EnvSchema } = (await import(file)) as typeof import('../../server/src/platform/env.ts');
  return Object.keys(EnvSchema.shape);
}

function compareNames(path: string, found: readonly string[], wanted: readonly string[]): Violation[] {
  const missing = wanted
    .filter((name) => !found.includes(name))
    .map((name) => ({ path, message: `${name} is missing` }));
  const unknown = found
    .filter((name) => !wanted.includes(name))
    .map((name) => ({ path, message: `${name} is not in EnvSchema` }));
  return [...missing, ...unknown];
}

async function checkEnvExample(project: Project): Promise<Violation[]> {
  const found = findAll(project.read('.env.example'), /^([A-Z][A-Z0-9_]*)=/gmu).map(({ match }) => match[1] ?? '');
  return compareNames('.env.example', found, await readEnvironmentNames(project));
}

async function checkReadme(project: Project): Promise<Violation[]> {
  const rows = findAll(project.read('README.md'), /^\| (`[^|]*`) *\|/gmu).flatMap(
    ({ match }) => match[1]?.match(/[A-Z][A-Z0-9_]+/gu) ?? [],
  );
  return compareNames('README.md', rows, await readEnvironmentNames(project));
}

/** What a build makes is not there in a fresh clone. */
const BUILT = /^(?:server|web)\/dist(?:\/|$)/u;

/** A document that names a file names one that is there. */
function checkDocuments(project: Project): Violation[] {
  const documents = project.files.filter((path) => path.endsWith('.md'));
  return documents.flatMap((path) =>
    findAll(
      project.read(path),
      /`((?:contract|dialogue|guard|portrait|server|web|e2e|bench|tools|docs|\.ci)\/[\w./$-]*)`/gu,
    )
      .filter(({ match }) => !BUILT.test(match[1] ?? '') && !existsSync(join(project.root, match[1] ?? '')))
      .map(({ line, match }) => ({ path, line, message: `${match[1]} does not exist` })),
  );
}

export const manifestRules: Rule[] = [
  { name: 'exact-versions', check: checkExactVersions },
  { name: 'lock-file-complete', check: checkLockFile },
  { name: 'env-example', check: checkEnvExample },
  { name: 'readme-configuration', check: checkReadme },
  { name: 'documents-name-files', check: checkDocuments },
];
