import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A reason why the application cannot start, in one plain Portuguese sentence for the person at the terminal. */
export class StartError extends Error {}

type Holder = { pid: number; startedAt: string };

/**
 * Takes DATA_DIR for this process; two processes on one data folder would each think they are alone.
 * @throws StartError when another living process holds it
 * @returns releases the lock
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, 'cafune.lock');
  makeFolder(dataDir);
  const mine: Holder = { pid: process.pid, startedAt: processStart(process.pid) ?? '' };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw folderError(dataDir, error);
    }
    const holder = readHolder(file);
    if (holder && isAlive(holder)) {
      throw new StartError(
        `Já existe um Cafuné rodando com a pasta ${dataDir} (processo ${holder.pid}). Feche-o primeiro, ou escolha outra pasta com DATA_DIR.`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new StartError(`Outro processo está disputando a pasta ${dataDir}. Espere um instante e tente de novo.`);
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw folderError(dataDir, error);
  }
}

function folderError(dataDir: string, error: unknown): StartError {
  const reason = isCode(error, 'ENOSPC') ? 'o disco está cheio' : 'não há permissão para escrever nela';
  return new StartError(`Não foi possível usar a pasta ${dataDir}: ${reason}.`, { cause: error });
}

function readHolder(file: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number')
      return undefined;
    return { pid: value.pid, startedAt: 'startedAt' in value ? String(value.startedAt) : '' };
  } catch {
    return undefined;
  }
}

/** Alive, and the same process: pids come round again, above all in containers. */
function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!isCode(error, 'EPERM')) return false;
  }
  const start = processStart(holder.pid);
  return start === undefined || holder.startedAt === '' || start === holder.startedAt;
}

/** Start time of a process in clock ticks since boot (field 22 of /proc/PID/stat), where the system tells. */
function processStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
