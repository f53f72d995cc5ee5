/** A copy of everything of somebody with 10,000 messages, and deleting them: against reading the same rows plainly. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createAppProcess } from '../server/src/testing/app-process.ts';
import { socketFolder } from './database-client.ts';
import { fillConversation } from './long-chat.ts';
import { type BenchPerson, call, createPerson, waitForPictures } from './person.ts';
import type { Row } from './table.ts';

/** safety.md "Privacy (LGPD)". */
const GOAL_MS = 60_000;
const ROUNDS = 3;
const LOOK_EVERY_MS = 20;

type Copy = { id: string; state: string; sizeBytes: number | null };

export async function benchPrivacy(): Promise<Row[]> {
  const app = await createAppProcess();
  try {
    await app.start();
    await waitForPictures(app.url);
    const person = await createPerson(app.url, 0);
    await fillConversation(app.dataDir, person.conversationId);
    const copies: number[] = [];
    const reads: number[] = [];
    let sizeBytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      reads.push(await time(() => readPlainly(app.dataDir, person.conversationId)));
      copies.push(
        await time(async () => {
          sizeBytes = await copy(app.url, person);
        }),
      );
    }
    const deletionMs = await time(() => leave(app.url, person));
    const [copyMs, readMs] = [Math.min(...copies), Math.min(...reads)];
    const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
    return [
      { name: 'the rows of the conversation, read and written as JSON', value: seconds(readMs), goal: '' },
      {
        name: `a copy, from asking until it is there (${(sizeBytes / 1_048_576).toFixed(1)} MiB)`,
        value: `${seconds(copyMs)} = ${(copyMs / readMs).toFixed(1)} ×`,
        goal: `< ${GOAL_MS / 1_000} s, ≤ 20 ×`,
      },
      {
        name: 'deleting the account',
        value: `${seconds(deletionMs)} = ${(deletionMs / readMs).toFixed(1)} ×`,
        goal: '≤ 20 ×',
      },
    ];
  } finally {
    await app.stop();
    await app.remove();
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function readPlainly(dataDir: string, conversationId: string): Promise<number> {
  const client = new pg.Client({ host: socketFolder(dataDir), user: 'cafune', database: 'cafune' });
  await client.connect();
  try {
    const { rows } = await client.query(
      'SELECT t.*, v.* FROM turns t JOIN variants v ON v.turn_id = t.id WHERE t.conversation_id = $1 ORDER BY t.seq, v.ordinal',
      [conversationId],
    );
    return JSON.stringify(rows).length;
  } finally {
    await client.end();
  }
}

/** @returns how large it is */
async function copy(url: string, { cookie }: BenchPerson): Promise<number> {
  const asked = await call(url, '/api/privacy/exports', { method: 'POST', cookie });
  if (asked.status !== 202) throw new Error(`asking for a copy answered ${asked.status}`);
  for (;;) {
    const answer = await call(url, '/api/privacy/exports/latest', { cookie });
    const { export: last } = (await answer.json()) as { export: Copy };
    if (last.state === 'ready') return last.sizeBytes ?? 0;
    if (last.state === 'failed') throw new Error('the copy failed');
    await sleep(LOOK_EVERY_MS);
  }
}

async function leave(url: string, { cookie }: BenchPerson): Promise<void> {
  const body = { password: 'moqueca com dendê', word: 'apagar' };
  const answer = await call(url, '/api/privacy/deletion', { cookie, body });
  if (answer.status !== 200) throw new Error(`deleting answered ${answer.status}`);
}
