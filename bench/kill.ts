import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AppProcess, createAppProcess } from '../server/src/testing/app-process.ts';
import { type FaultyNetwork, startFaultyNetwork } from './faulty-network.ts';
import { type BenchPerson, call, createPerson } from './person.ts';

export type KillReport = {
  /** SIGKILL of the application and its database, SIGKILL of the database alone, connections cut. */
  kills: number;
  databaseKills: number;
  cuts: number;
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

/** The ids of what was sent. */
type Journal = Set<string>;
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

type Faults = {
  kills: number;
  databaseKills: number;
  /** At least so many; more where they come before the last kill. */
  cuts: number;
};
/** Of so many kills, the last is of the database. */
const DATABASE_KILL_EVERY = 4;
/** On the way to the application, of so many connections. */
export const CUT_ONE_IN = 6;
const OUT_OF_COINS = 402;

/**
 * Kills the application, or its database alone, at random moments and cuts connections on the way, while people send
 * messages, each with a journal on their side that retries the same id until it is acknowledged; then compares journal,
 * messages and coins.
 */
export async function runKillHarness(options: {
  faults: Faults;
  people: number;
  onFault?: (count: number) => void;
}): Promise<KillReport> {
  const app = await createAppProcess();
  await app.start();
  const network = await startFaultyNetwork(Number(new URL(app.url).port), CUT_ONE_IN);
  const state = { isOver: false };
  const writers: Writer[] = [];
  const people = await Promise.all(Array.from({ length: options.people }, (_, index) => createPerson(app.url, index)));
  const sending = people.map((person, index) => sendUntilOver({ app, network, writers, state }, index, person));
  const done = await makeFaults(app, network, options);
  state.isOver = true;
  await Promise.all(sending);
  await network.close();
  const reports = await Promise.all(writers.map((writer) => audit(app.url, writer)));
  await app.stop();
  await app.remove();
  const total = (pick: (report: Audit) => number) => reports.reduce((sum, report) => sum + pick(report), 0);
  return {
    ...done,
    cuts: network.cuts(),
    sent: total((report) => report.sent),
    lost: total((report) => report.lost),
    doubled: total((report) => report.doubled),
    overCharged: total((report) => report.overCharged),
    interrupted: total((report) => report.interrupted),
  };
}

/** Kills and cuts until there were as many as asked. */
export async function makeFaults(
  app: AppProcess,
  network: FaultyNetwork,
  { faults, onFault }: { faults: Faults; onFault?: (count: number) => void },
): Promise<Pick<KillReport, 'kills' | 'databaseKills'>> {
  const done = { kills: 0, databaseKills: 0 };
  while (done.kills < faults.kills || done.databaseKills < faults.databaseKills || network.cuts() < faults.cuts) {
    await sleep(80 + Math.random() * 700);
    const isDatabasesTurn =
      done.kills === faults.kills ||
      (done.kills + done.databaseKills) % DATABASE_KILL_EVERY === DATABASE_KILL_EVERY - 1;
    if (done.databaseKills < faults.databaseKills && isDatabasesTurn) {
      await app.killDatabase();
      done.databaseKills += 1;
    } else if (done.kills < faults.kills) {
      await app.kill();
      await app.start();
      done.kills += 1;
    }
    onFault?.(done.kills + done.databaseKills + network.cuts());
  }
  return done;
}

type Sending = { app: AppProcess; network: FaultyNetwork; writers: Writer[]; state: { isOver: boolean } };

/** Somebody new takes over when the coins are spent. */
async function sendUntilOver(
  { app, network, writers, state }: Sending,
  index: number,
  first: BenchPerson,
): Promise<void> {
  let person: BenchPerson | null = first;
  while (!state.isOver) {
    if (person === null) await sleep(100);
    else {
      const writer = { person, journal: new Set<string>() };
      writers.push(writer);
      await keepSending({ app, network, state }, writer);
    }
    person = await createPerson(app.url, index).catch(() => null);
  }
}

async function keepSending({ app, network, state }: Omit<Sending, 'writers'>, writer: Writer): Promise<void> {
  const { person, journal } = writer;
  while (!state.isOver) {
    const clientId = randomUUID();
    const body = {
      content: `Mensagem ${journal.size + 1}: como foi seu dia?`,
      timestamp: new Date().toISOString(),
      clientId,
    };
    journal.add(clientId);
    if (!(await sendUntilAcknowledged({ app, network }, person, body))) {
      // Refused, so it must not be there.
      journal.delete(clientId);
      return;
    }
    await sleep(500 + Math.random() * 1_200);
  }
}

/** False when the coins are spent. @throws when it is refused for anything else: sent again for ever, it would never end. */
async function sendUntilAcknowledged(
  where: Pick<Sending, 'app' | 'network'>,
  person: BenchPerson,
  body: object,
): Promise<boolean> {
  for (;;) {
    const status = await send(where, person, body);
    if (status === 200 || status === 201) return true;
    if (status === OUT_OF_COINS) return false;
    if (status >= 400 && status < 500) throw new Error(`a message was refused with ${status}`);
    await sleep(20 + Math.random() * 60);
  }
}

/** The status of the answer; 0 where none came. */
async function send(
  { app, network }: Pick<Sending, 'app' | 'network'>,
  { cookie, conversationId }: BenchPerson,
  body: object,
): Promise<number> {
  const signal = AbortSignal.timeout(15_000);
  const path = `/api/conversations/${conversationId}/messages`;
  return call(network.url, path, { cookie, body, signal, origin: app.url }).then(
    (answer) => answer.status,
    () => 0,
  );
}

type Audit = Omit<KillReport, 'kills' | 'databaseKills' | 'cuts'>;

async function audit(url: string, { person, journal }: Writer): Promise<Audit> {
  const messages = await readSettled(url, person);
  const mine = messages.filter((message) => message.role === 'person');
  const ids = new Set(mine.map((message) => message.clientId));
  const replies = messages.filter((message) => message.replyToId !== null);
  const balance = Number(await (await call(url, '/api/user/tokens', { cookie: person.cookie })).text());
  const charged = replies.filter((reply) => reply.status === 'complete').length * PRICE_COINS;
  return {
    sent: mine.length,
    lost: [...journal].filter((id) => !ids.has(id)).length,
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
