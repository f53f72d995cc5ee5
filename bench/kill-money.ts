import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type AppProcess, createAppProcess, entryFile } from '../server/src/testing/app-process.ts';
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

/** What people were told, compared with what is there; `ledger` is the last line of `npm run admin -- check-ledger`. */
export type MoneyReport = Audit & { kills: number; databaseKills: number; cuts: number; ledger: string };

/**
 * Kills the application (its worker in it) and its database while people buy by Pix, claim their day and give super likes, each step
 * asked for again under the same id until it is acknowledged; then compares what they were told with orders, coins and ledger. What
 * the bank told a process that was killed is found by the poller within two minutes, or at once by a reconciliation.
 */
export async function killWhileBuying(
  faults: { kills: number; databaseKills: number },
  { reconciles = false } = {},
): Promise<MoneyReport> {
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
  const done = await makeFaults(app, network, { faults: { ...faults, cuts: 0 } });
  place.state.isOver = true;
  await Promise.all(shopping);
  const cuts = network.cuts();
  await network.close();
  if (reconciles) await runAdmin(app, 'reconcile-payments');
  const audits = await Promise.all(shoppers.map((shopper) => audit(app.url, shopper)));
  const ledger = await checkLedger(app);
  await app.stop();
  await app.remove();
  const sum = (name: keyof Audit) => audits.reduce((total, entry) => total + entry[name], 0);
  const [paid, liked, lost] = [sum('paid'), sum('liked'), sum('lost')];
  return { ...done, cuts, paid, liked, lost, doubled: sum('doubled'), strayCoins: sum('strayCoins'), ledger };
}

/** `killWhileBuying`, long enough to be believed. */
export async function benchKillMoney(): Promise<Row[]> {
  const databaseKills = Math.floor(KILLS / 4);
  const report = await killWhileBuying({ kills: KILLS - databaseKills, databaseKills });
  const { kills, cuts, paid, liked, lost, doubled, strayCoins, ledger } = report;
  return [
    {
      name: 'kills (application with its worker; database)',
      value: `${kills}; ${report.databaseKills}`,
      goal: '200',
    },
    { name: '  connections cut', value: String(cuts), goal: '' },
    { name: 'orders paid', value: String(paid), goal: '' },
    { name: 'super likes', value: String(liked), goal: '' },
    { name: 'orders lost', value: String(lost), goal: '0' },
    { name: 'orders doubled', value: String(doubled), goal: '0' },
    { name: 'coins too many or too few', value: String(strayCoins), goal: '0' },
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
async function checkLedger(app: AppProcess): Promise<string> {
  const stdout = await runAdmin(app, 'check-ledger');
  return stdout.includes('O livro-caixa fecha.') ? 'fecha' : stdout.trim();
}

async function runAdmin({ dataDir }: AppProcess, word: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'production', LOG_LEVEL: 'fatal' };
  const { stdout } = await promisify(execFile)(process.execPath, [entryFile(), 'admin', word], { env }).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}
