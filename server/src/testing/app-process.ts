import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../../..');

/** The application as people run it: a process of its own with its own data folder, killed and started at will. */
export type AppProcess = {
  url: string;
  dataDir: string;
  start(): Promise<void>;
  /** kill -9, and the database with it, as when a machine loses the process. */
  kill(): Promise<void>;
  /** kill -9 of the database alone; resolves when the application has it back. */
  killDatabase(): Promise<void>;
  /** SIGTERM, waiting for the end. */
  stop(): Promise<void>;
  /** CPU seconds used so far by the process, and by its database. */
  cpuSeconds(): { app: number; database: number };
  /** Resident memory of the process in KiB. */
  memoryKib(): number;
  remove(): Promise<void>;
};

/** What is built, or else the source. */
export function entryFile(): string {
  const built = join(ROOT, 'server/dist/main.js');
  return existsSync(built) ? built : join(ROOT, 'server/src/main.ts');
}

export async function createAppProcess(env: Record<string, string> = {}): Promise<AppProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cafune-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const ended = () =>
    new Promise<void>((resolve) => (child?.exitCode === null ? child.once('exit', () => resolve()) : resolve()));
  return {
    url,
    dataDir,
    start: async () => {
      child = spawn(process.execPath, [entryFile()], {
        cwd: ROOT,
        env: {
          // biome-ignore lint/style/noProcessEnv: passed on, not read
          ...process.env,
          NODE_ENV: 'production',
          LOG_LEVEL: 'fatal',
          RATE_LIMIT_FACTOR: '100000',
          ...env,
          PORT: String(port),
          PUBLIC_URL: url,
          DATA_DIR: dataDir,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await waitUntilReady(url, child);
    },
    kill: async () => {
      child?.kill('SIGKILL');
      await ended();
    },
    killDatabase: async () => {
      const before = postmasterOf(dataDir);
      if (before === null || child === undefined) throw new Error('no database is running');
      process.kill(before, 'SIGKILL');
      while (postmasterOf(dataDir) === before && child.exitCode === null) await sleep(20);
      await waitUntilReady(url, child);
    },
    stop: async () => {
      child?.kill('SIGTERM');
      await ended();
    },
    cpuSeconds: () => ({ app: cpuSecondsOf(child?.pid ?? 0), database: cpuSecondsOfDatabase(dataDir) }),
    memoryKib: () => Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${child?.pid}/status`, 'utf8'))?.[1]),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the application ended with ${child.exitCode}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(20);
  }
  throw new Error('the application did not become ready');
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const TICKS_PER_SECOND = 100;

/** CPU seconds a process has used so far; 0 where the system does not tell. */
export function cpuSecondsOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

function postmasterOf(dataDir: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  } catch {
    return null;
  }
}

/** The postmaster and its living children; those that ended count through the postmaster's own sum of children. */
function cpuSecondsOfDatabase(dataDir: string): number {
  try {
    const postmaster = postmasterOf(dataDir);
    if (postmaster === null) return 0;
    const children = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && parentOf(name) === postmaster);
    return [postmaster, ...children.map(Number)].reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  } catch {
    return 0;
  }
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
