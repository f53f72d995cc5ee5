/**
 * Payments as the world has them: what a bank does to a payment, and its webhooks sent one to five times, late, out of order, lost,
 * forged, or before the order knows its payment. However it comes, the end is that of the bank (money.md "Payment port").
 */
import { randomUUID } from 'node:crypto';
import type { WebhookRequest } from '../providers/payments/port.ts';
import type { TestApp } from './app.ts';
import { until } from './until.ts';

/** What the bank does, one after the other, and what is left of 300 coins for 990 centavos in the end. */
const STORIES: readonly { actions: readonly string[]; status: string; coins: number }[] = [
  { actions: [], status: 'waiting', coins: 0 },
  { actions: ['pay'], status: 'paid', coins: 300 },
  { actions: ['fail'], status: 'failed', coins: 0 },
  { actions: ['expire'], status: 'expired', coins: 0 },
  { actions: ['fail', 'pay'], status: 'paid', coins: 300 },
  { actions: ['expire', 'pay'], status: 'paid', coins: 300 },
  { actions: ['pay', 'refund'], status: 'refunded', coins: 0 },
  { actions: ['pay', 'dispute'], status: 'disputed', coins: 0 },
  { actions: ['pay', 'dispute', 'win-dispute'], status: 'paid', coins: 300 },
  { actions: ['pay', 'dispute', 'win-dispute', 'refund'], status: 'refunded', coins: 0 },
  { actions: ['expire', 'pay', 'dispute', 'refund', 'win-dispute'], status: 'refunded', coins: 0 },
];
const COPIES_MAX = 5;
const LOST_SHARE = 0.25;
const FORGED_SHARE = 0.2;
const AT_ONCE = 8;
/** How long what was played may take until nothing is left to do: all of it is looked at once more. */
const IDLE_MS = 40_000;
const IDLE_MS_EACH = 60;

export type ScheduleFigures = {
  schedules: number;
  webhooks: number;
  forged: number;
  forgedAccepted: number;
  different: readonly string[];
};

/** Plays schedules at the provider's `bank` and compares how each ends. `random` gives the numbers of one schedule by its index, so that it can be played again. */
export async function playSchedules(
  app: TestApp,
  work: { count: number; random: (index: number) => () => number },
): Promise<ScheduleFigures> {
  const total = { schedules: 0, webhooks: 0, forged: 0, forgedAccepted: 0, different: [] as string[] };
  const played: { orderId: string; accountId: string; story: (typeof STORIES)[number] }[] = [];
  while (total.schedules < work.count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, work.count - total.schedules) }, async (_, at) => {
      const random = work.random(total.schedules + at);
      const plan = { story: pick(STORIES, random), random };
      played.push({ ...(await play(app, plan, total)), story: plan.story });
    });
    await Promise.all(batch);
    total.schedules += batch.length;
  }
  await untilIdle(app, work.count);
  // What was lost is found by whoever reads everything that changed.
  await app.database.db.pool.query("SELECT graphile_worker.add_job('payments-reconcile')");
  await untilIdle(app, work.count);
  for (const { orderId, accountId, story } of played) {
    const { rows } = await app.database.db.pool.query(
      `SELECT o.status, coalesce(a.posted, 0)::int AS coins FROM orders o LEFT JOIN coin_accounts a USING (account_id) WHERE o.id = $1 AND o.account_id = $2`,
      [orderId, accountId],
    );
    const end = `${rows[0].status} ${rows[0].coins}`;
    if (end !== `${story.status} ${story.coins}`) total.different.push(`${story.actions.join(', ')}: ${end}`);
  }
  return total;
}

type Tally = { webhooks: number; forged: number; forgedAccepted: number };
type Plan = { story: (typeof STORIES)[number]; random: () => number };

async function play(app: TestApp, { story, random }: Plan, tally: Tally) {
  const { payments, db, clock } = app.application.deps;
  const { bank } = payments;
  if (!bank) throw new Error('no bank');
  const [orderId, accountId] = [randomUUID(), randomUUID()];
  const now = clock.now();
  const payUntil = new Date(now.getTime() + 3_600_000);
  await db.pool.query(
    `INSERT INTO orders (id, account_id, client_id, product, product_id, title, coins, price_cents, method, provider, pay_until, created_at)
     VALUES ($1, $2, $3, 'coins', 'coins-300', '300 moedas', 300, 990, 'pix', $6, $4, $5)`,
    [orderId, accountId, randomUUID(), payUntil, now, payments.id],
  );
  const checkout = {
    orderId,
    amountCents: 990,
    keepsCard: false,
    method: 'pix' as const,
    title: '300 moedas',
    payUntil,
    returnUrl: app.url,
    cancelUrl: app.url,
  };
  const { ref } = await payments.createCheckout(checkout);
  const tellOrder = () => db.pool.query('UPDATE orders SET provider_ref = $2 WHERE id = $1', [orderId, ref]);
  const isToldLate = random() < 0.3;
  if (!isToldLate) await tellOrder();
  const waiting: WebhookRequest[] = [];
  for (const action of story.actions) {
    await bank.act(ref, action as 'pay');
    waiting.push(...(await hintsOf(app, ref, random)));
    // Some of what waits is delivered now, the rest after later changes.
    await deliver(app, waiting.splice(0, Math.floor(random() * waiting.length)), { random, tally });
  }
  await deliver(app, shuffled(waiting, random), { random, tally });
  if (isToldLate) await tellOrder();
  return { orderId, accountId };
}

async function hintsOf(app: TestApp, ref: string, random: () => number): Promise<WebhookRequest[]> {
  if (random() < LOST_SHARE) return [];
  const hint = await app.application.deps.payments.bank?.webhookOf(ref);
  return hint === undefined ? [] : Array.from({ length: 1 + Math.floor(random() * COPIES_MAX) }, () => hint);
}

async function deliver(
  app: TestApp,
  hints: readonly WebhookRequest[],
  { random, tally }: { random: () => number; tally: Tally },
): Promise<void> {
  for (const hint of hints) {
    const isForged = random() < FORGED_SHARE;
    const { body, query, headers } = isForged ? forge(hint) : hint;
    const search = new URLSearchParams(query as Record<string, string> | undefined);
    const response = await fetch(`${app.url}/webhooks/payments/${app.application.deps.payments.id}?${search}`, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    tally.webhooks += 1;
    if (!isForged) continue;
    tally.forged += 1;
    if (response.ok) tally.forgedAccepted += 1;
  }
}

/** About something else than what was signed: the event by its body, or the payment by its address. */
function forge(hint: WebhookRequest): WebhookRequest {
  const name = hint.query?.['data.id'];
  if (name === undefined) return { ...hint, body: hint.body.replace('evt_', 'evt_forged_') };
  const other = name.endsWith('0') ? '1' : '0';
  return { ...hint, query: { ...hint.query, 'data.id': `${name.slice(0, -1)}${other}` } };
}

async function untilIdle(app: TestApp, count: number): Promise<void> {
  await until(
    async () => {
      const { rows } = await app.database.db.pool.query(
        'SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE attempts < max_attempts',
      );
      return rows[0].count === 0;
    },
    IDLE_MS + count * IDLE_MS_EACH,
  );
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick');
  return item;
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
