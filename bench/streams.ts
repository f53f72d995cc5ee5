import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeModelServer } from '../server/src/providers/text/fake-model-server/fake-model-server.ts';
import { type AppProcess, cpuSecondsOf, createAppProcess, freePort } from '../server/src/testing/app-process.ts';
import { type BenchPerson, call, createPerson, waitForPictures } from './person.ts';
import { percentile, type Row } from './table.ts';

const TOKENS_PER_SECOND = 20;
/** Messages do not all arrive in the same second: what is measured are replies that run together, not a burst of messages. */
const ARRIVALS_PER_SECOND = 100;
const SHORTEST_RAMP_MS = 2_000;
/** All replies run between these moments after the last was asked for; starts and ends lie outside. */
const STEADY = { fromMs: 3_000, toMs: 10_000 };
/** `STREAM_LEVELS=100,500` for a shorter run. */
const LEVELS = (process.env.STREAM_LEVELS ?? '100,500,2000').split(',').map(Number);
/** The fake model and all readers live in this process; people are made a few at a time. */
const REGISTER_AT_ONCE = 20;

/** Whoever got no answer, or lost it, asks again under the same id, as the product does (R8). */
const ASK_AGAIN = { afterMs: 1_000, times: 30 } as const;

type Sample = { firstTokenAddedMs: number; lagsMs: number[]; isComplete: boolean; faults: string[] };

/** Concurrent replies: what they cost the application, and how late words arrive compared with when the model said them. */
export async function benchStreams(): Promise<Row[]> {
  const model = await startFakeModelServer();
  const app = await createAppProcess({
    TEXT_MODEL_URL: model.baseUrl,
    TEXT_MODEL_NAME: 'fake',
    TEXT_MODEL_LAST_RESORT: 'none',
    TEXT_MODEL_KEY: 'bench',
    DATABASE_POOL_SIZE: '20',
  });
  await app.start();
  await waitForPictures(app.url);
  try {
    const people = await createPeople(app.url, Math.max(...LEVELS));
    const measureLevel = (level: number) => {
      const seconds = (rampMsOf(level) + STEADY.toMs) / 1_000;
      model.script({
        kind: 'drip',
        tokensPerSecond: TOKENS_PER_SECOND,
        tokens: Math.ceil(TOKENS_PER_SECOND * seconds),
      });
      return measure(app, people.slice(0, level));
    };
    await measureLevel(20);
    const rows: Row[] = [await measureRelay(model.baseUrl, Math.min(...LEVELS))];
    for (const level of LEVELS) rows.push(...(await measureLevel(level)));
    return rows;
  } finally {
    await app.stop();
    await app.remove();
    await model.close();
  }
}

/** The floor: the same streams through a process that only passes bytes on. */
async function measureRelay(modelUrl: string, count: number): Promise<Row> {
  const port = await freePort();
  const relay = spawn(process.execPath, [join(import.meta.dirname, 'bare-relay.ts'), modelUrl, String(port)], {
    stdio: 'inherit',
  });
  await sleep(1_000);
  const before = { cpu: cpuSecondsOf(relay.pid ?? 0), at: performance.now() };
  const readers = Array.from({ length: count }, async (_, index) => {
    await sleep((index / count) * 2_000);
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
  });
  await Promise.all(readers);
  const used = cpuSecondsOf(relay.pid ?? 0) - before.cpu;
  const seconds = (performance.now() - before.at) / 1_000;
  relay.kill();
  return {
    name: `${count} streams: cores per 100 (bare relay, stores nothing)`,
    value: ((used / seconds / count) * 100).toFixed(3),
    goal: '',
  };
}

async function createPeople(url: string, count: number): Promise<BenchPerson[]> {
  const people: BenchPerson[] = [];
  while (people.length < count) {
    const batch = Array.from({ length: REGISTER_AT_ONCE }, (_, index) => createPerson(url, people.length + index));
    people.push(...(await Promise.all(batch)));
  }
  return people;
}

function rampMsOf(count: number): number {
  return Math.max(SHORTEST_RAMP_MS, (count / ARRIVALS_PER_SECOND) * 1_000);
}

async function measure(app: AppProcess, people: readonly BenchPerson[]): Promise<Row[]> {
  await sleep(1_500);
  const before = { cpu: app.cpuSeconds(), memoryKib: app.memoryKib() };
  const rampMs = rampMsOf(people.length);
  const reading = people.map(async (person, index) => {
    await sleep((index / people.length) * rampMs);
    return readOne(app.url, person);
  });
  await sleep(rampMs + STEADY.fromMs);
  const first = app.cpuSeconds();
  await sleep(STEADY.toMs - STEADY.fromMs);
  const last = app.cpuSeconds();
  const memoryKib = app.memoryKib();
  const samples = await Promise.all(reading);
  await sleep(500);
  const after = app.cpuSeconds();
  const seconds = (STEADY.toMs - STEADY.fromMs) / 1_000;
  const perHundred = (used: number) => ((used / seconds / people.length) * 100).toFixed(3);
  const edges = after.app - before.cpu.app - ((last.app - first.app) * (STEADY.toMs + rampMs / 2)) / 1_000 / seconds;
  const firsts = samples.map((sample) => sample.firstTokenAddedMs);
  const lags = samples.flatMap((sample) => sample.lagsMs);
  const pair = (values: readonly number[]) =>
    `${percentile(values, 0.5).toFixed(0)} / ${percentile(values, 0.99).toFixed(0)} ms`;
  const name = `${people.length} streams`;
  return [
    { name: `${name}: cores per 100 (application)`, value: perHundred(last.app - first.app), goal: '≤ 0.10' },
    { name: `${name}: cores per 100 (PostgreSQL)`, value: perHundred(last.database - first.database), goal: '' },
    {
      name: `${name}: CPU of a message besides its stream`,
      value: `${((edges / people.length) * 1_000).toFixed(1)} ms`,
      goal: '',
    },
    {
      name: `${name}: first sentence added, p50 / p99`,
      value: pair(firsts),
      goal: people.length === 100 ? '≤ 15 / ≤ 100 ms' : '',
    },
    { name: `${name}: lag of a sentence, p50 / p99`, value: pair(lags), goal: '' },
    {
      name: `${name}: KiB per stream`,
      value: ((memoryKib - before.memoryKib) / people.length).toFixed(0),
      goal: '≤ 20 idle',
    },
    { name: `${name}: not ended, or cut`, value: String(samples.filter(isSpoilt).length), goal: '0' },
    { name: `${name}: asked again`, value: countFaults(samples), goal: '' },
  ];
}

function isSpoilt({ isComplete, faults }: Sample): boolean {
  return !isComplete || faults.some((fault) => fault.startsWith('reply '));
}

/** How often for which reason. */
function countFaults(samples: readonly Sample[]): string {
  const counts = new Map<string, number>();
  for (const fault of samples.flatMap(({ faults }) => faults)) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  return [...counts].map(([fault, count]) => `${fault}: ${count}`).join(', ') || '0';
}

async function readOne(url: string, person: BenchPerson): Promise<Sample> {
  const body = { content: 'Me conta uma história longa?', timestamp: new Date().toISOString(), clientId: randomUUID() };
  const sample: Sample = { firstTokenAddedMs: Number.NaN, lagsMs: [], isComplete: false, faults: [] };
  while (!sample.isComplete && sample.faults.length < ASK_AGAIN.times) {
    if (sample.faults.length > 0) await sleep(ASK_AGAIN.afterMs);
    const fault = await ask(url, person, { body, sample }).catch(reasonOf);
    if (!sample.isComplete) sample.faults.push(fault);
  }
  return sample;
}

/** Reads to the end of the stream. @returns why it did not bring the end of the reply, where it did not */
async function ask(url: string, person: BenchPerson, { body, sample }: { body: object; sample: Sample }) {
  const response = await call(url, `/api/conversations/${person.conversationId}/messages`, {
    cookie: person.cookie,
    body,
    accept: 'text/event-stream',
  });
  if (!response.body || !response.ok) return `answered ${response.status}`;
  let buffer = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    const now = performance.now();
    buffer += decoder.decode(chunk, { stream: true });
    const blocks = buffer.split('\n\n');
    buffer = blocks.pop() ?? '';
    for (const block of blocks) take(sample, block, now);
  }
  return 'stream ended early';
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
}

function take(sample: Sample, block: string, now: number): void {
  const ending = /event: text-end[\s\S]*"status":"(\w+)"/u.exec(block)?.[1];
  if (ending !== undefined) {
    sample.isComplete = true;
    if (ending !== 'complete') sample.faults.push(`reply ${ending}`);
  }
  if (!block.includes('event: text-delta')) return;
  // The newest word of a sentence: what came before it waited for the sentence, as it should.
  const sent = /([\d.]+)!? "/u.exec(block)?.[1];
  if (sent === undefined) return;
  const lagMs = now - Number(sent);
  if (sample.lagsMs.length === 0) sample.firstTokenAddedMs = lagMs;
  sample.lagsMs.push(lagMs);
}
