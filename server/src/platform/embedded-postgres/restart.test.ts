import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './index.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cafune-restart-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function postmaster(): number | null {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  } catch {
    return null;
  }
}

it('a server that is stopped while it comes back leaves nobody behind', async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const before = postmaster();
  if (before === null) throw new Error('no server runs');
  process.kill(before, 'SIGKILL');
  // Long enough for its end to be heard, and too short for the next to be ready.
  await sleep(20);
  await server.stop();
  expect(postmaster()).toBeNull();
  await sleep(1_500);
  expect(postmaster()).toBeNull();
});
