/**
 * Adds to package-lock.json the packages of other systems that npm left out: it only writes those it could look up where it
 * ran, and then `npm ci` fails everywhere. Run after `npm install` when `npm run check` says so.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describePlatform, type LockFile, listMissingPackages } from './lock-file.ts';

const file = join(import.meta.dirname, '../../package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8')) as LockFile;
const missing = listMissingPackages(lock);
for (const { path, name, version, parent } of missing) {
  const platform = describePlatform(name);
  if (!platform) throw new Error(`${name} does not say for which system it is; add it by hand`);
  lock.packages[path] = { version, ...(parent.dev ? { dev: true } : {}), optional: true, ...platform };
}
const inOrder = Object.entries(lock.packages).sort(([left], [right]) => left.localeCompare(right, 'en'));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(inOrder) }, null, 2)}\n`);
console.log(missing.length === 0 ? 'Nothing is missing.' : `Added: ${missing.map((item) => item.name).join(', ')}`);
