import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type AppProcess, createAppProcess, freePort } from '../server/src/testing/app-process.ts';
import { socketFolder } from './database-client.ts';
import { waitForPictures } from './person.ts';
import { openPollClient, type PollClient } from './poll-client.ts';
import { percentile, type Row } from './table.ts';

const PEOPLE = 10_000;
const NOTICES_EACH = 5;
const CONNECTIONS = 64;
const SECONDS = 6;
/** Spec §9: coins every 5 s, notices every 10 s, system notices every 30 s: in half a minute 6, 3 and 1. */
const ROUND = ['/api/user/tokens', '/api/user/notifications', '/api/notifications/system'] as const;
const MIX = [0, 1, 0, 0, 1, 0, 2, 0, 1, 0] as const;
const POLLS_PER_PERSON_SECOND = MIX.length / 30;
/** People online at once, tried in turn until one is too many. */
const LEVELS = [5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000, 30_000];
const P99_MS = 100;

type Poller = { head: (place: number) => string; heard: (place: number, etag: string | undefined) => void };
type Level = { people: number; p99Ms: number; lateShare: number };

/**
 * What people who only look cost: their polls in the mix of the specification, each account with its own cookie and the
 * tags it was given, on a schedule that does not wait for slow answers. Load and application share the machine.
 */
export async function benchPolls(): Promise<Row[]> {
  const app = await createAppProcess();
  await app.start();
  try {
    await waitForPictures(app.url);
    const people = await createPollers(app);
    const client = await openPollClient(Number(new URL(app.url).port), CONNECTIONS);
    await warmUp(client, people);
    const levels: Level[] = [];
    for (const count of LEVELS) {
      const first = await pollAt(client, people, count);
      // Something else on the machine may have had its moment; what is too many is too many twice.
      const level = isGood(first) ? first : await pollAt(client, people, count);
      levels.push(level);
      if (!isGood(level)) break;
    }
    const most = await rateAtMost(client, nextPoll(people));
    client.close();
    const bare = await rateOfBare(app, people.id);
    return [...levels.map(describe), ...summarise(levels.findLast(isGood), most, bare)];
  } finally {
    await app.stop();
    await app.remove();
  }
}

function isGood(level: Level): boolean {
  return level.p99Ms < P99_MS && level.lateShare < 0.01;
}

function describe({ people, p99Ms, lateShare }: Level): Row {
  const late = lateShare < 0.01 ? '' : `, ${Math.round(lateShare * 100)} % not sent in time`;
  const rate = Math.round(people * POLLS_PER_PERSON_SECOND);
  return { name: `${people} people (${rate} polls/s)`, value: `p99 ${p99Ms.toFixed(1)} ms${late}`, goal: '' };
}

function summarise(best: Level | undefined, most: number, bare: number): Row[] {
  return [
    { name: `people online, p99 < ${P99_MS} ms`, value: String(best?.people ?? 0), goal: '≥ 10000' },
    { name: 'bare node:http + one SELECT', value: `${Math.round(bare)}/s`, goal: '' },
    { name: 'polls at most', value: `${Math.round(most)}/s = ${(most / bare).toFixed(2)} ×`, goal: '≥ 0.8' },
  ];
}

type People = { pollers: Poller[]; id: string };

/** Accounts, sessions, balances and notices straight into the database: registering would hash ten thousand passwords. */
async function createPollers(app: AppProcess): Promise<People> {
  const ids = Array.from({ length: PEOPLE }, () => randomUUID());
  const tokens = ids.map(() => randomBytes(32).toString('base64url'));
  const client = new pg.Client({ host: socketFolder(app.dataDir), user: 'cafune', database: 'cafune' });
  await client.connect();
  await client.query(
    `INSERT INTO accounts (id, kind, first_name, email, email_standing, password_hash, birth_date, accepted_terms_at, created_at, registered_at)
     SELECT id, 'user', 'Bia', id || '@bench.example', 'owner', 'none', '1990-01-02', now(), now(), now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  await client.query(
    `INSERT INTO sessions (id, token_hash, account_id, account_kind, scope, created_at, seen_at, expires_at)
     SELECT gen_random_uuid(), hash, id, 'user', 'full', now(), now(), now() + interval '1 day' FROM unnest($1::uuid[], $2::bytea[]) AS t (id, hash)`,
    [ids, tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  await client.query('INSERT INTO coin_accounts (account_id, posted) SELECT id, 500 FROM unnest($1::uuid[]) AS id', [
    ids,
  ]);
  await client.query(
    `INSERT INTO notifications (id, account_id, kind, type, system_type, title, message, description, action_url, created_at)
     SELECT gen_random_uuid(), id, 'low-balance', 'alert', CASE WHEN n = 1 THEN 'low_balance' END, 'Saldo baixo', 'Você tem 38 moedas',
       'Suas conversas continuam guardadas. Dá pra reforçar quando quiser.', '/coins', now() - n * interval '1 hour'
     FROM unnest($1::uuid[]) AS id, generate_series(1, $2::int) n`,
    [ids, NOTICES_EACH],
  );
  await client.query('ANALYZE');
  await client.end();
  const host = new URL(app.url).host;
  return { id: ids[0] ?? '', pollers: tokens.map((token) => createPoller(host, token)) };
}

function createPoller(host: string, token: string): Poller {
  const tags: (string | undefined)[] = [];
  return {
    head: (place) => {
      const known = tags[place] === undefined ? '' : `if-none-match: ${tags[place]}\r\n`;
      return `GET ${ROUND[place]} HTTP/1.1\r\nhost: ${host}\r\ncookie: cafune_session=${token}\r\n${known}\r\n`;
    },
    heard: (place, etag) => {
      tags[place] = etag;
    },
  };
}

/** Everybody polls everything once: from then on most of what they ask for has not changed. */
async function warmUp(client: PollClient, { pollers }: People): Promise<void> {
  for (const place of ROUND.keys())
    for (let start = 0; start < pollers.length; start += 500)
      await Promise.all(pollers.slice(start, start + 500).map((poller) => poll(client, poller, place)));
}

async function poll(client: PollClient, poller: Poller, place: number): Promise<void> {
  const { status, etag } = await client.request(poller.head(place));
  if (status !== 200 && status !== 304) throw new Error(`${ROUND[place]} answered ${status}`);
  poller.heard(place, etag);
}

/** People in turn, each with the next of its round. */
function nextPoll({ pollers }: People): (client: PollClient) => Promise<void> {
  let count = 0;
  return (client) => {
    const poller = pollers[count % pollers.length];
    const place = MIX[(count + Math.floor(count / pollers.length)) % MIX.length] ?? 0;
    count += 1;
    if (!poller) throw new Error('nobody polls');
    return poll(client, poller, place);
  };
}

/** Polls come when they are due, whether those before were answered or not; each is timed from when it was due. */
async function pollAt(client: PollClient, people: People, count: number): Promise<Level> {
  const next = nextPoll(people);
  const total = Math.round(count * POLLS_PER_PERSON_SECOND * SECONDS);
  const gapMs = (SECONDS * 1_000) / total;
  const times: number[] = [];
  const begin = performance.now();
  const running: Promise<void>[] = [];
  for (let sent = 0; sent < total; ) {
    const now = performance.now();
    for (; sent < total && begin + sent * gapMs <= now; sent += 1) {
      const dueMs = begin + sent * gapMs;
      running.push(next(client).then(() => void times.push(performance.now() - dueMs)));
    }
    await sleep(1);
  }
  const answered = times.length;
  await Promise.all(running);
  return { people: count, p99Ms: percentile(times, 0.99), lateShare: 1 - answered / total };
}

/** As many as are answered when every connection asks again at once. @returns requests a second */
async function rateAtMost(client: PollClient, next: (client: PollClient) => Promise<void>): Promise<number> {
  const end = performance.now() + SECONDS * 1_000;
  let answered = 0;
  const ask = async () => {
    while (performance.now() < end) {
      await next(client);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  return answered / SECONDS;
}

async function openWhenReady(port: number): Promise<PollClient> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = await openPollClient(port, CONNECTIONS).catch(() => undefined);
    if (client) return client;
    await sleep(100);
  }
  throw new Error('the bare server did not start');
}

async function rateOfBare(app: AppProcess, accountId: string): Promise<number> {
  const port = await freePort();
  const args = [join(import.meta.dirname, 'bare-server.ts'), socketFolder(app.dataDir), String(port), accountId];
  const bare = spawn(process.execPath, args, { stdio: 'inherit' });
  try {
    const client = await openWhenReady(port);
    const head = `GET / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`;
    const rate = await rateAtMost(client, async () => {
      await client.request(head);
    });
    client.close();
    return rate;
  } finally {
    bare.kill();
  }
}
