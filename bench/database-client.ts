import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the application's embedded PostgreSQL listens. */
export function socketFolder(dataDir: string): string {
  return join(dataDir, 'run');
}

/** pgbench of the system, or undefined. */
export function findPgbench(): string | undefined {
  const inPath = spawnSync('which', ['pgbench'], { encoding: 'utf8' }).stdout.trim();
  if (inPath) return inPath;
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').sort().reverse() : [];
  return versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`).find((path) => existsSync(path));
}

/** Runs pgbench against the embedded server. @returns transactions per second */
export function pgbench(program: string, dataDir: string, args: readonly string[]): number {
  const run = spawnSync(program, ['-h', socketFolder(dataDir), '-U', 'cafune', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (run.status !== 0) throw new Error(`pgbench: ${run.stderr}`);
  return Number(/tps = ([\d.]+)/u.exec(run.stdout)?.[1] ?? Number.NaN);
}
