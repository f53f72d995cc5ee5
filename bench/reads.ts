import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createAppProcess, freePort } from '../server/src/testing/app-process.ts';
import { socketFolder } from './database-client.ts';
import { call, createPerson, waitForPictures } from './person.ts';
import type { Row } from './table.ts';

const ROUNDS = 3;
const SECONDS = 6;
const CONNECTIONS = 50;

/** Small authenticated reads against bare node:http with one prepared SELECT on the same database, in alternating rounds. */
export async function benchReads(): Promise<Row[]> {
  const app = await createAppProcess();
  await app.start();
  await waitForPictures(app.url);
  const person = await createPerson(app.url, 0);
  const status = (await (await call(app.url, '/api/auth/status', { cookie: person.cookie })).json()) as {
    user: { id: string };
  };
  const port = await freePort();
  const bare = spawn(
    process.execPath,
    [join(import.meta.dirname, 'bare-server.ts'), socketFolder(app.dataDir), String(port), status.user.id],
    { stdio: 'inherit' },
  );
  await sleep(800);
  const rates = { bare: [] as number[], tokens: [] as number[], status: [] as number[] };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await rate(`http://127.0.0.1:${port}/`));
      rates.tokens.push(await rate(`${app.url}/api/user/tokens`, person.cookie));
      rates.status.push(await rate(`${app.url}/api/auth/status`, person.cookie));
    }
  } finally {
    bare.kill();
    await app.stop();
    await app.remove();
  }
  const best = { bare: Math.max(...rates.bare), tokens: Math.max(...rates.tokens), status: Math.max(...rates.status) };
  return [
    { name: 'bare node:http + one SELECT', value: `${Math.round(best.bare)}/s`, goal: '' },
    {
      name: 'GET /api/user/tokens',
      value: `${Math.round(best.tokens)}/s = ${(best.tokens / best.bare).toFixed(2)} ×`,
      goal: '≥ 0.8',
    },
    {
      name: 'GET /api/auth/status',
      value: `${Math.round(best.status)}/s = ${(best.status / best.bare).toFixed(2)} ×`,
      goal: '≥ 0.8',
    },
  ];
}

async function rate(url: string, cookie?: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    ...(cookie ? { headers: { cookie } } : {}),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}
