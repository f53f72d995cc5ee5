import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres } from './index.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cafune-restart-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The server that `postmaster.pid` names; the file of one that was killed stays behind. */
function postmaster(): number | null {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  } catch {
    return null;
  }
}

function livingPostmaster(): number | null {
  const pid = postmaster();
  try {
    if (pid !== null) process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

it('a server that is stopped while it comes back leaves nobody behind', async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const before = postmaster();
  if (before === null) throw new Error('no server runs');
  process.kill(before, 'SIGKILL');
  // Its end was heard and the next is on its way, long before it is ready.
  await vi.waitUntil(() => postmaster() !== before, { timeout: 10_000, interval: 2 });
  await server.stop();
  expect(livingPostmaster()).toBeNull();
  await sleep(1_500);
  expect(livingPostmaster()).toBeNull();
});

it('a server that is stopped before its own end was heard is not started again', async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const before = postmaster();
  if (before === null) throw new Error('no server runs');
  process.kill(before, 'SIGKILL');
  await server.stop();
  expect(livingPostmaster()).toBeNull();
  await sleep(1_500);
  expect(livingPostmaster()).toBeNull();
});
