import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAppProcess } from '../server/src/testing/app-process.ts';
import { type BenchPerson, call, createPerson } from './person.ts';

export type KillReport = {
  kills: number;
  sent: number;
  /** Acknowledged messages that are not there. */
  lost: number;
  /** Messages that are there more than once, and messages with more than one reply. */
  doubled: number;
  /** Coins taken beyond two for each finished reply, over all accounts; and holds left open. */
  overCharged: number;
  /** Replies whose words stopped at a kill: kept, not charged. */
  interrupted: number;
};

type Journal = Map<string, { content: string; isAcknowledged: boolean }>;
type Writer = { person: BenchPerson; journal: Journal };
type Entry = {
  id: string;
  role: string;
  clientId: string | null;
  replyToId: string | null;
  status: string;
  content: string;
};

const PRICE_COINS = 2;
const WELCOME_COINS = 500;

/**
 * Kills the application (SIGKILL) at random moments while people send messages, each with a journal on their side that
 * retries the same id until it is acknowledged; then compares journal, messages and coins.
 */
export async function runKillHarness(options: {
  kills: number;
  people: number;
  onKill?: (count: number) => void;
}): Promise<KillReport> {
  const app = await createAppProcess();
  await app.start();
  const writers: Writer[] = [];
  for (let index = 0; index < options.people; index += 1)
    writers.push({ person: await createPerson(app.url, index), journal: new Map() });
  const state = { isOver: false };
  const sending = writers.map((writer) => keepSending(app.url, writer, state));
  for (let kill = 1; kill <= options.kills; kill += 1) {
    await sleep(80 + Math.random() * 700);
    await app.kill();
    await app.start();
    options.onKill?.(kill);
  }
  state.isOver = true;
  await Promise.all(sending);
  const reports = await Promise.all(writers.map((writer) => audit(app.url, writer)));
  await app.stop();
  await app.remove();
  const total = (pick: (report: Omit<KillReport, 'kills'>) => number) =>
    reports.reduce((sum, report) => sum + pick(report), 0);
  return {
    kills: options.kills,
    sent: total((report) => report.sent),
    lost: total((report) => report.lost),
    doubled: total((report) => report.doubled),
    overCharged: total((report) => report.overCharged),
    interrupted: total((report) => report.interrupted),
  };
}

async function keepSending(url: string, { person, journal }: Writer, state: { isOver: boolean }): Promise<void> {
  while (!state.isOver) {
    const clientId = randomUUID();
    const entry = { content: `Mensagem ${journal.size + 1}: como foi seu dia?`, isAcknowledged: false };
    journal.set(clientId, entry);
    while (!entry.isAcknowledged) {
      const path = `/api/conversations/${person.conversationId}/messages`;
      const body = { content: entry.content, timestamp: new Date().toISOString(), clientId };
      const status = await call(url, path, { cookie: person.cookie, body, signal: AbortSignal.timeout(15_000) }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 402) {
        // Out of coins: refused, so it must not be there.
        journal.delete(clientId);
        return;
      }
      entry.isAcknowledged = status === 200 || status === 201;
      if (!entry.isAcknowledged) await sleep(20 + Math.random() * 60);
    }
    await sleep(150 + Math.random() * 500);
  }
}

async function audit(url: string, { person, journal }: Writer): Promise<Omit<KillReport, 'kills'>> {
  const messages = await readSettled(url, person);
  const mine = messages.filter((message) => message.role === 'person');
  const ids = new Set(mine.map((message) => message.clientId));
  const replies = messages.filter((message) => message.replyToId !== null);
  const balance = Number(await (await call(url, '/api/user/tokens', { cookie: person.cookie })).text());
  const charged = replies.filter((reply) => reply.status === 'complete').length * PRICE_COINS;
  return {
    sent: mine.length,
    lost: [...journal.keys()].filter((id) => !ids.has(id)).length,
    doubled: mine.length - ids.size + replies.length - new Set(replies.map((reply) => reply.replyToId)).size,
    overCharged: Math.max(0, WELCOME_COINS - charged - balance),
    interrupted: replies.filter((reply) => reply.status === 'interrupted').length,
  };
}

/** All messages, once every reply has ended. */
async function readSettled(url: string, person: BenchPerson): Promise<Entry[]> {
  for (let tries = 0; tries < 600; tries += 1) {
    const messages = await readAll(url, person);
    if (messages.every((message) => message.status !== 'queued' && message.status !== 'streaming')) return messages;
    await sleep(200);
  }
  throw new Error('a reply did not end');
}

async function readAll(url: string, person: BenchPerson): Promise<Entry[]> {
  const messages: (Entry & { seq: number })[] = [];
  for (let hasMore = true; hasMore; ) {
    const after = messages.at(-1)?.seq ?? 0;
    const answer = await call(url, `/api/conversations/${person.conversationId}/messages?after=${after}&limit=200`, {
      cookie: person.cookie,
    });
    const page = (await answer.json()) as { items: (Entry & { seq: number })[]; hasMore: boolean };
    messages.push(...page.items);
    hasMore = page.hasMore;
  }
  return messages;
}
