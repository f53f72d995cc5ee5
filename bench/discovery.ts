import pg from 'pg';
import { type AppProcess, createAppProcess } from '../server/src/testing/app-process.ts';
import { socketFolder } from './database-client.ts';
import { addAvatars, addLikes } from './many-avatars.ts';
import { call, createPerson } from './person.ts';
import { percentile, type Row } from './table.ts';

const CHARACTERS = 100_000;
const LIKES = 1_000_000;
const READS = 300;
const AT_ONCE = 4;
const SEARCHES = ['lucia', 'são paulo', 'arquiteta', 'maringa ramos', 'zelia zanetti', 'mar', 'música', 'inexistente'];

/** Explore and deck on 24 and on 100.000 characters, beside the same first page as one bare prepared SELECT. */
export async function benchDiscovery(): Promise<Row[]> {
  const app = await createAppProcess();
  await app.start();
  try {
    const person = await createPerson(app.url, 0);
    const small = await measure(app, person.cookie);
    const client = new pg.Client({ host: socketFolder(app.dataDir), user: 'cafune', database: 'cafune' });
    await client.connect();
    await addAvatars(client, CHARACTERS);
    await addLikes(client, LIKES);
    await makeTaste(app, person.cookie);
    const large = await measure(app, person.cookie);
    await client.end();
    const bare = await timesOfBare(app);
    const ratio = percentile(large.first, 0.99) / percentile(bare, 0.99);
    return [
      ...Object.keys(large).map((name) => rowOf(name, small[name] ?? [], large[name] ?? [])),
      { name: 'the first page as one bare prepared SELECT', value: spread(bare), goal: '' },
      { name: 'first page over HTTP against it, p99', value: `${ratio.toFixed(1)} ×`, goal: '' },
    ];
  } finally {
    await app.stop();
    await app.remove();
  }
}

/** On as many connections as reads are under way at once. */
async function timesOfBare(app: AppProcess): Promise<number[]> {
  const pool = new pg.Pool({ host: socketFolder(app.dataDir), user: 'cafune', database: 'cafune', max: AT_ONCE });
  const measured = await times(async () => {
    await pool.query({ name: 'bare', text: BARE });
  });
  await pool.end();
  return measured;
}

/** What the catalogue's first page reads. */
const BARE = `SELECT a.id, a.slug, a.tags, v.version, v.card, v.portrait_hash, n.chat_count, n.like_count FROM avatars a
  JOIN avatar_versions v ON v.avatar_id = a.id AND v.version = a.current_version LEFT JOIN avatar_counters n ON n.avatar_id = a.id
  WHERE a.is_listed ORDER BY -a.popularity, a.sort_key, a.id LIMIT 25`;

type Times = Record<string, number[]> & { first: number[] };

async function measure(app: AppProcess, cookie: string): Promise<Times> {
  let turn = 0;
  const read = (path: string) => async () => {
    const response = await call(app.url, path, { cookie });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
  };
  const search = () => {
    turn += 1;
    return read(`/api/avatars?q=${encodeURIComponent(SEARCHES[turn % SEARCHES.length] ?? '')}`)();
  };
  return {
    first: await times(read('/api/avatars')),
    search: await times(search),
    'search by name order': await times(read('/api/avatars?q=recife&sort=name')),
    'filter by tag and age': await times(read('/api/avatars?tags=musical&minAge=30&maxAge=34')),
    'twenty pages further': await times(read(await deepPage(app))),
    newest: await times(read('/api/avatars?sort=new')),
    deck: await times(read('/api/deck')),
    similar: await times(read('/api/avatars/taina/similar')),
  };
}

/** The address of a page that comes after twenty others; on few characters, of the last one. */
async function deepPage(app: AppProcess): Promise<string> {
  let path = '/api/avatars?limit=60';
  for (let page = 0; page < 20; page += 1) {
    const { nextCursor } = (await (await call(app.url, path)).json()) as { nextCursor: string | null };
    if (nextCursor === null) break;
    path = `/api/avatars?limit=60&cursor=${encodeURIComponent(nextCursor)}`;
  }
  return path;
}

/** Somebody who has liked and passed a hundred, so that the deck has taste and history to look at. */
async function makeTaste(app: AppProcess, cookie: string): Promise<void> {
  for (let swipes = 0; swipes < 100; ) {
    const { items } = (await (await call(app.url, '/api/deck?limit=20', { cookie })).json()) as {
      items: { id: string }[];
    };
    for (const { id } of items) {
      await call(app.url, '/api/swipes', { cookie, body: { avatarId: id, kind: swipes % 3 === 0 ? 'like' : 'pass' } });
      swipes += 1;
    }
  }
}

/** Milliseconds of each of `READS` runs, a few at once. */
async function times(run: () => Promise<void>): Promise<number[]> {
  const measured: number[] = [];
  const work = async () => {
    for (let read = 0; read < READS / AT_ONCE; read += 1) {
      const begin = performance.now();
      await run();
      measured.push(performance.now() - begin);
    }
  };
  await work();
  measured.length = 0;
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return measured;
}

function spread(values: readonly number[]): string {
  return `p50 ${percentile(values, 0.5).toFixed(1)} ms, p99 ${percentile(values, 0.99).toFixed(1)} ms`;
}

function rowOf(name: string, small: readonly number[], large: readonly number[]): Row {
  const before = `24: p99 ${percentile(small, 0.99).toFixed(1)} ms`;
  return { name, value: `${spread(large)} (${before})`, goal: 'flat' };
}
