/** JavaScript a person downloads, gzip: for the first page, and for what each further route adds to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '../web/dist');
/** Routes the first page is made of. */
const FIRST = ['src/app/routes/_shell.tsx?', 'src/app/routes/_shell/index.tsx?'];

type Chunk = { file: string; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean };
type Manifest = Record<string, Chunk>;

export type BundleSize = { name: string; gzipBytes: number; limitBytes: number };

/** Reads what Vite built (`web/dist/.vite/manifest.json`): the first page, then each route, the largest first. */
export function measureBundle(): BundleSize[] {
  const manifest = readJson<Manifest>(join(DIST, '.vite/manifest.json'));
  const budgets = readJson<{ firstLoadKb: number; routeKb: number }>(join(import.meta.dirname, 'budgets.json'));
  const keys = Object.keys(manifest);
  const isFirst = (key: string): boolean =>
    manifest[key]?.isEntry === true || FIRST.some((name) => key.startsWith(name));
  const first = filesOf(manifest, keys.filter(isFirst));
  const routes = keys
    .filter((key) => key.startsWith('src/app/routes/') && !isFirst(key))
    .map((key) => {
      const added = [...filesOf(manifest, [key])].filter((file) => !first.has(file));
      return { name: nameOf(key), gzipBytes: gzipBytesOf(added), limitBytes: budgets.routeKb * 1_024 };
    })
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
  return [{ name: '/', gzipBytes: gzipBytesOf([...first]), limitBytes: budgets.firstLoadKb * 1_024 }, ...routes];
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8')) as Value;
}

/** The scripts of some chunks and of all they import at once. */
function filesOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(chunk.file)) continue;
    if (chunk.file.endsWith('.js')) seen.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

function gzipBytesOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length, 0);
}

/** "src/app/routes/_shell/chat.$conversationId.tsx?tsr-split=component" → "chat.$conversationId" */
function nameOf(key: string): string {
  return key.replace(/^src\/app\/routes\/(?:_shell\/)?/u, '').replace(/\.tsx\?.*$/u, '');
}
