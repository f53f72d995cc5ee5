/** Supervisor of the embedded PostgreSQL: one server in DATA_DIR, reached by a unix socket, that dies with this process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { postgresEnvironment } from '../env.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { isCode, StartError } from './data-lock.ts';
import { type Launch, planLaunch } from './launch.ts';

export { lockDataDir, StartError } from './data-lock.ts';

const MAJOR_VERSION = '18';
const PORT = 5432;
/** Longest path of a unix socket that every system takes, less the name PostgreSQL appends. */
const SOCKET_FOLDER_MAX_LENGTH = 85;
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
/** A server that ended by itself is started again: backends of the old one may hold its memory for a moment. */
const RESTART_PAUSE_MS = 150;
const RESTART_TRIES = 20;
/** One that ends this soon after it was started again is not worth another try. */
const SHORT_LIFE_MS = 2_000;
const MOST_SHORT_LIVES = 5;

export type EmbeddedPostgres = {
  /** Connects to database `name` (default `cafune`). */
  connection(name?: string): pg.PoolConfig;
  /** Called with a Portuguese sentence if the server ended by itself and does not come back. */
  onExit(listener: (reason: string) => void): void;
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** False only for tests: faster, loses data on a power cut. */
  durable?: boolean;
  maxConnections?: number;
};

/**
 * Makes the cluster on first use and starts it. The caller holds the lock of `dataDir`.
 * @throws StartError, one plain sentence, for every known way this can fail
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = join(options.dataDir, 'postgres');
  const logFile = join(options.dataDir, 'postgres.log');
  const binaries = findBinaries();
  const launch = planLaunch({ data: options.dataDir, binaries: binaries.root });
  if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(cluster, binaries, launch);
  checkVersion(cluster);
  // A copy (a backup that was put back) has lost it, and PostgreSQL opens nothing that others may read.
  chmodSync(cluster, 0o700);
  const connection = (database = 'cafune') => connectionOf(socketFolderOf(options.dataDir), database);
  const boot = async (): Promise<ChildProcess> => {
    await clearOldServer(cluster);
    const socketFolder = makeSocketFolder(options.dataDir, launch);
    const child = launchServer({ binaries, launch, cluster, socketFolder, logFile, options });
    await waitUntilReady(child, connection('postgres'), logFile);
    return child;
  };
  const child = await boot();
  await ensureDatabase(connection);
  const server: Server = { child, isStopping: false, onLost: () => undefined };
  watch(server, boot);
  return {
    connection,
    onExit: (listener) => {
      server.onLost = () => listener(`O PostgreSQL embutido parou sozinho. Veja ${logFile}.`);
    },
    stop: () => stopServer(server),
  };
}

type Server = {
  child: ChildProcess;
  isStopping: boolean;
  onLost: () => void;
  /** Ends when the server is back, or was given up. */
  restarting?: Promise<void>;
};

/** Starts the server again when it ends by itself: what was committed is on disk, and connections are made anew. */
function watch(server: Server, boot: () => Promise<ChildProcess>, shortLives = 0): void {
  const startedAt = Date.now();
  server.child.once('exit', () => {
    if (server.isStopping) return;
    const lives = Date.now() - startedAt < SHORT_LIFE_MS ? shortLives + 1 : 0;
    if (lives > MOST_SHORT_LIVES) return server.onLost();
    server.restarting = restart(server, boot).then(() => watch(server, boot, lives), server.onLost);
  });
}

async function restart(server: Server, boot: () => Promise<ChildProcess>): Promise<void> {
  for (let tries = 1; !server.isStopping; tries += 1) {
    try {
      server.child = await boot();
      return;
    } catch (error) {
      if (tries === RESTART_TRIES) throw error;
      await sleep(RESTART_PAUSE_MS);
    }
  }
}

function createCluster(cluster: string, binaries: Binaries, launch: Launch): void {
  const fresh = `${cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const args = [
    '--username=cafune',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const [program = '', ...rest] = [...launch.prefix, binaries.initdb, '-D', fresh, ...args];
  const made = spawnSync(program, rest, { ...owner(launch), encoding: 'utf8', env: postgresEnvironment() });
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new StartError(
      `Não foi possível criar o banco em ${cluster}: ${explain(`${made.stderr ?? ''}${made.error?.message ?? ''}`)}`,
    );
  }
  renameSync(fresh, cluster);
}

function checkVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === MAJOR_VERSION) return;
  throw new StartError(
    `O banco em ${cluster} é do PostgreSQL ${version} e esta versão usa o ${MAJOR_VERSION}. Restaure um backup em outra pasta (DATA_DIR).`,
  );
}

/** After a crash: waits for (or ends) a server that is still closing, and forgets the pid of one that is gone. */
async function clearOldServer(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  for (let asked = false; Date.now() < deadline; ) {
    const pid = readPid(pidFile);
    if (pid === undefined) return;
    if (!servesCluster(pid, cluster)) {
      rmSync(pidFile, { force: true });
      return;
    }
    if (!asked) process.kill(pid, 'SIGINT');
    asked = true;
    await sleep(50);
  }
  throw new StartError(`Um PostgreSQL antigo ainda usa ${cluster} e não fecha. Encerre-o e tente de novo.`);
}

function readPid(pidFile: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile, 'utf8'), 10) || undefined;
  } catch {
    return undefined;
  }
}

function servesCluster(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // No /proc (macOS): trust the pid file.
    return process.platform !== 'linux';
  }
}

function socketFolderOf(dataDir: string): string {
  const inside = join(dataDir, 'run');
  const short = join(tmpdir(), `cafune-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  return inside.length <= SOCKET_FOLDER_MAX_LENGTH ? inside : short;
}

function makeSocketFolder(dataDir: string, launch: Launch): string {
  const folder = socketFolderOf(dataDir);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (launch.uid !== undefined && launch.gid !== undefined) chownSync(folder, launch.uid, launch.gid);
  return folder;
}

function connectionOf(socketFolder: string, database: string): pg.PoolConfig {
  return { host: socketFolder, port: PORT, user: 'cafune', database };
}

/** How to reach the server that a running application keeps in `dataDir`, or undefined. */
export async function findRunningPostgres(dataDir: string): Promise<pg.PoolConfig | undefined> {
  const connection = connectionOf(socketFolderOf(dataDir), 'cafune');
  return (await answers(connection)) ? connection : undefined;
}

type ServerPlan = {
  binaries: Binaries;
  launch: Launch;
  cluster: string;
  socketFolder: string;
  logFile: string;
  options: EmbeddedPostgresOptions;
};

function launchServer(plan: ServerPlan): ChildProcess {
  const { options } = plan;
  const settings: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: plan.socketFolder,
    port: PORT,
    max_connections: options.maxConnections ?? 60,
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    io_method: 'sync',
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    max_wal_senders: 0,
    wal_level: 'minimal',
    timezone: 'UTC',
    // Details and statements of an error can hold what people wrote (safety.md "Privacy").
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    ...(options.durable === false ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program = '', ...args] = [...plan.launch.prefix, plan.binaries.postgres, '-D', plan.cluster, ...flags];
  const log = openSync(plan.logFile, 'a');
  // A group of its own: Ctrl+C in the terminal reaches us first, and we drain before the database goes.
  const child = spawn(program, args, {
    ...owner(plan.launch),
    stdio: ['ignore', log, log],
    detached: true,
    env: postgresEnvironment(),
  });
  closeSync(log);
  child.on('error', () => undefined);
  return child;
}

async function waitUntilReady(child: ChildProcess, connection: pg.PoolConfig, logFile: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      throw new StartError(
        `O PostgreSQL embutido não iniciou: ${explain(lastLines(logFile))} (detalhes em ${logFile})`,
      );
    }
    if (await answers(connection)) return;
    await sleep(20);
  }
  child.kill('SIGINT');
  throw new StartError(`O PostgreSQL embutido demorou demais para iniciar. Veja ${logFile}.`);
}

async function answers(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function ensureDatabase(connection: (name: string) => pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection('postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'cafune'");
    if (rowCount === 0) await client.query('CREATE DATABASE cafune');
  } finally {
    await client.end();
  }
}

async function stopServer(server: Server): Promise<void> {
  server.isStopping = true;
  // One that is just coming back would outlive us.
  await server.restarting;
  const { child } = server;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
}

function owner(launch: Launch): { uid?: number; gid?: number } {
  return launch.uid === undefined || launch.gid === undefined ? {} : { uid: launch.uid, gid: launch.gid };
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').slice(-4).join(' ');
  } catch {
    return '';
  }
}

const KNOWN_CAUSES: readonly (readonly [RegExp, string])[] = [
  [/No space left/iu, 'o disco está cheio.'],
  [/Permission denied|Operation not permitted/iu, 'falta permissão na pasta de dados.'],
  [/could not load library|shared librar/iu, 'faltam bibliotecas do sistema; rode npm ci de novo ou use DATABASE_URL.'],
  [/could not (create|map) .*shared memory|shared memory segment/iu, 'falta memória compartilhada no sistema.'],
  [/cannot be run as root/iu, 'ele não roda como root; use um usuário comum ou DATABASE_URL.'],
  [/ENOENT/u, 'o programa não foi encontrado; rode npm ci de novo.'],
];

function explain(output: string): string {
  const known = KNOWN_CAUSES.find(([pattern]) => pattern.test(output));
  return known?.[1] ?? output.trim().split('\n').at(-1) ?? 'motivo desconhecido.';
}
