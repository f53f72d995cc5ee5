/** Says whether inputs changed since something was built from them, without reading files whose dates did not move. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const FILE = join(ROOT, '.build-stamp.json');
/** Written by the build itself, or not part of it. */
const NOT_INPUT = /(?:\.gen\.ts|\.test\.tsx?)$/u;

/** @typedef {{ dates: string, contents: string }} Stamp */

/** @param {readonly string[]} paths files and folders, from the root @returns {string[]} */
function listFiles(paths) {
  return paths.flatMap((path) => {
    const full = join(ROOT, path);
    if (!existsSync(full)) return [];
    if (!statSync(full).isDirectory()) return [full];
    const entries = readdirSync(full, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !NOT_INPUT.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
  });
}

/** @param {readonly string[]} files @param {(file: string) => string | Buffer} read */
function digest(files, read) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(read(file)).update('\0');
  return hash.digest('base64url');
}

/** @returns {Record<string, Stamp>} */
function readStamps() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string} name @param {Stamp} stamp */
function writeStamp(name, stamp) {
  writeFileSync(FILE, `${JSON.stringify({ ...readStamps(), [name]: stamp }, null, 2)}\n`);
}

/**
 * Builds `name` when one of its inputs has other contents than last time, or its output is gone.
 * @param {string} name
 * @param {{ inputs: readonly string[], output: string, build: () => Promise<void> }} part
 */
export async function buildWhenStale(name, part) {
  const files = listFiles(part.inputs).sort();
  const dates = digest(files, (file) => {
    const { mtimeMs, size } = statSync(file);
    return `${mtimeMs} ${size}`;
  });
  const last = readStamps()[name];
  const hasOutput = existsSync(join(ROOT, part.output));
  if (hasOutput && last?.dates === dates) return;
  const contents = digest(files, (file) => readFileSync(file));
  if (!hasOutput || last?.contents !== contents) await part.build();
  writeStamp(name, { dates, contents });
}
