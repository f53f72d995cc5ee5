import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type AppProcess, createAppProcess } from '../server/src/testing/app-process.ts';
import { type FaultyNetwork, startFaultyNetwork } from './faulty-network.ts';
import { CUT_ONE_IN, makeFaults } from './kill.ts';
import { type BenchPerson, call, createPerson } from './person.ts';
import type { Row } from './table.ts';

/** `MONEY_KILLS=40` for a shorter run; a quarter of them are of the database alone. */
const KILLS = Number(process.env.MONEY_KILLS ?? 200);
const PEOPLE = 6;
const WELCOME_COINS = 500;
const PACK = { id: 'coins-300', coins: 300 };
const SUPER_LIKE_COINS = 5;

/** What somebody was told that happened. */
type Journal = { paid: Set<string>; claimedCoins: number; liked: Set<string> };
type Shopper = { person: BenchPerson; journal: Journal };
type Place = { app: AppProcess; network: FaultyNetwork; state: { isOver: boolean } };

/**
 * Kills the application (its worker in it) and its database while people buy by Pix, claim their day and give super likes, each step
 * asked for again under the same id until it is acknowledged; then compares what they were told with orders, coins and ledger.
 */
export async function benchKillMoney(): Promise<Row[]> {
  const app = await createAppProcess();
  await app.start();
  const network = await startFaultyNetwork(Number(new URL(app.url).port), CUT_ONE_IN);
  const place: Place = { app, network, state: { isOver: false } };
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_none, index) => createPerson(app.url, index)));
  const { items } = (await (await call(app.url, '/api/avatars?limit=60')).json()) as { items: { id: string }[] };
  const shoppers = people.map(
    (person): Shopper => ({ person, journal: { paid: new Set(), claimedCoins: 0, liked: new Set() } }),
  );
  const shopping = shoppers.map((shopper) => shop(place, shopper, items));
  const databaseKills = Math.floor(KILLS / 4);
  const done = await makeFaults(app, network, { faults: { kills: KILLS - databaseKills, databaseKills, cuts: 0 } });
  place.state.isOver = true;
  await Promise.all(shopping);
  const cuts = network.cuts();
  await network.close();
  const audits = await Promise.all(shoppers.map((shopper) => audit(app.url, shopper)));
  const ledger = await checkLedger(app);
  await app.stop();
  await app.remove();
  const sum = (pick: (entry: Audit) => number) => audits.reduce((total, entry) => total + pick(entry), 0);
  return [
    {
      name: 'kills (application with its worker; database)',
      value: `${done.kills}; ${done.databaseKills}`,
      goal: '200',
    },
    { name: '  connections cut', value: String(cuts), goal: '' },
    { name: 'orders paid', value: String(sum(({ paid }) => paid)), goal: '' },
    { name: 'super likes', value: String(sum(({ liked }) => liked)), goal: '' },
    { name: 'orders lost', value: String(sum(({ lost }) => lost)), goal: '0' },
    { name: 'orders doubled', value: String(sum(({ doubled }) => doubled)), goal: '0' },
    { name: 'coins too many or too few', value: String(sum(({ strayCoins }) => strayCoins)), goal: '0' },
    { name: 'ledger', value: ledger, goal: 'fecha' },
  ];
}

async function shop(place: Place, shopper: Shopper, avatars: readonly { id: string }[]): Promise<void> {
  const { journal } = shopper;
  const reward = await ask(place, shopper, { path: '/api/rewards/claim', body: {} });
  journal.claimedCoins = (reward as { coins: number }).coins;
  while (!place.state.isOver) {
    const clientId = randomUUID();
    const order = (await ask(place, shopper, {
      path: '/api/orders',
      body: { packId: PACK.id, method: 'pix', clientId },
    })) as { id: string };
    await ask(place, shopper, {
      path: `/api/payment-sandbox/sbx_${order.id.replaceAll('-', '')}`,
      body: { action: 'pay' },
    });
    journal.paid.add(order.id);
    const avatar = avatars[journal.liked.size];
    if (avatar !== undefined) {
      await ask(place, shopper, { path: '/api/swipes', body: { avatarId: avatar.id, kind: 'super-like' } });
      journal.liked.add(avatar.id);
    }
    await sleep(100 + Math.random() * 400);
  }
}

/** Asks until there is an answer. A payment that is paid already answers 409 to whoever pays it again. */
async function ask(
  { app, network }: Place,
  { person }: Shopper,
  { path, body }: { path: string; body: unknown },
): Promise<unknown> {
  for (;;) {
    const signal = AbortSignal.timeout(15_000);
    const answer = await call(network.url, path, { cookie: person.cookie, body, signal, origin: app.url })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => undefined);
    if (answer && (answer.status < 300 || answer.status === 409)) return answer.body;
    if (answer && answer.status < 500 && answer.status !== 429) throw new Error(`${path} answered ${answer.status}`);
    await sleep(20 + Math.random() * 60);
  }
}

type Audit = { paid: number; liked: number; lost: number; doubled: number; strayCoins: number };

async function audit(url: string, { person, journal }: Shopper): Promise<Audit> {
  const { paid, claimedCoins, liked } = journal;
  const orders = await readPaid(url, person, paid.size);
  const expected = WELCOME_COINS + claimedCoins + paid.size * PACK.coins - liked.size * SUPER_LIKE_COINS;
  const balance = Number(await (await call(url, '/api/user/tokens', { cookie: person.cookie })).text());
  return {
    paid: orders.length,
    liked: liked.size,
    lost: [...paid].filter((id) => !orders.includes(id)).length,
    doubled: orders.length - paid.size,
    strayCoins: Math.abs(balance - expected),
  };
}

/** The ids of paid orders, once as many are paid as somebody was told, or after two minutes: the poller looks every minute. */
async function readPaid(url: string, person: BenchPerson, wanted: number): Promise<string[]> {
  for (let tries = 0; ; tries += 1) {
    const orders: { id: string; status: string }[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const answer = await call(url, `/api/orders?limit=50${cursor && `&cursor=${cursor}`}`, { cookie: person.cookie });
      const page = (await answer.json()) as { items: typeof orders; nextCursor: string | null };
      orders.push(...page.items);
      cursor = page.nextCursor;
    }
    const paid = orders.filter(({ status }) => status === 'paid').map(({ id }) => id);
    if (paid.length >= wanted || tries === 120) return paid;
    await sleep(1_000);
  }
}

/** The last line of `npm run admin -- check-ledger`. */
async function checkLedger({ dataDir }: AppProcess): Promise<string> {
  const main = join(import.meta.dirname, '..', 'server', 'dist', 'main.js');
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'fatal' };
  const { stdout } = await promisify(execFile)(process.execPath, [main, 'admin', 'check-ledger'], { env }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout.includes('O livro-caixa fecha.') ? 'fecha' : stdout.trim();
}
