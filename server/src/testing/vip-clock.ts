/** A simulated clock over VIP: people with plans, cards that are refused and second thoughts, for a test and for `npm run bench -- vip`. */
import { randomUUID } from 'node:crypto';
import { chargeOrder } from '../features/payments/charges.ts';
import type { VipDeps } from '../features/vip/deps.ts';
import { lookAtMembers } from '../features/vip/look.ts';
import { cancelRenewal, takeOrder } from '../features/vip/orders.ts';
import { startTrial } from '../features/vip/trial.ts';
import { addMonths, atHour, calendarDay } from '../platform/calendar-day.ts';
import type { PaymentProvider } from '../providers/payments/port.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** More months than any simulation has. */
const MOST_PERIODS = 12;
const START = new Date('2026-01-05T00:30:00-03:00');

type Plan = { id: 'mensal' | 'trimestral'; months: number; cents: number };
const PLANS: readonly Plan[] = [
  { id: 'mensal', months: 1, cents: 2_990 },
  { id: 'trimestral', months: 3, cents: 7_490 },
];
/** Somebody's story: everything that will happen is known before it begins. */
type Story = {
  accountId: string;
  plan: Plan;
  isTrial: boolean;
  renews: boolean;
  startsAt: Date;
  cancelsAt: Date | null;
  /** The card is refused from and until then. */
  refusedFrom: Date;
  refusedUntil: Date;
  /** So long after VIP ended they come back: a plan by Pix, or the seven days without a card where those were not had. */
  returnsAfterMs: number | null;
};
type Return = { at: Date; kind: 'pix' | 'trial' };
/** What was done, or should be: `reminder`, `refusal` (of the card) and `end` as they are told, `charge` and `failed` as the bank sees it. */
type Happening = { accountId: string; what: 'reminder' | 'refusal' | 'charge' | 'failed' | 'end'; at: number };

export type VipFigures = {
  subscriptions: number;
  days: number;
  charges: number;
  reminders: number;
  /** Times that somebody was told that their card was refused. */
  refusals: number;
  ends: number;
  /** Charges of somebody who had canceled. */
  chargedAfterCancel: number;
  /** Who came back after their VIP had ended. */
  returns: number;
  /** Happenings of one list and not of the other, or twice. */
  missing: Happening[];
  unexpected: Happening[];
};

/** Plays the stories day by day and compares what was done with what should be. */
export async function playVip(
  app: App,
  { count, days, random }: { count: number; days: number; random: () => number },
): Promise<VipFigures> {
  const stories = Array.from({ length: count }, () => makeStory(random, days));
  const end = new Date(START.getTime() + days * DAY_MS);
  const world = makeWorld(app.deps, stories);
  for (const { at, act } of momentsOf(stories, days)) {
    world.moveTo(at);
    await ACTS[act.kind](app, world.deps, act.story);
    await world.settle();
  }
  const happened = world.happened.map(keyOf);
  const expected = stories.flatMap((story) => expectationOf(story, end));
  const wanted = expected.map(keyOf);
  return {
    subscriptions: count,
    days,
    charges: world.happened.filter(({ what }) => what === 'charge').length,
    reminders: world.happened.filter(({ what }) => what === 'reminder').length,
    refusals: world.happened.filter(({ what }) => what === 'refusal').length,
    ends: world.happened.filter(({ what }) => what === 'end').length,
    chargedAfterCancel: world.happened.filter(({ what, accountId, at }) => {
      const cancelsAt = world.stories.get(accountId)?.cancelsAt;
      return what === 'charge' && cancelsAt !== null && cancelsAt !== undefined && at >= cancelsAt.getTime();
    }).length,
    returns: stories.filter((story) => (returnOf(story)?.at ?? end) < end).length,
    missing: without(expected, wanted, happened),
    unexpected: without(world.happened, happened, wanted),
  };
}

function keyOf({ accountId, what, at }: Happening): string {
  return `${accountId} ${what} ${new Date(at).toISOString()}`;
}

/** Those whose key the other list has not as often. */
function without(list: readonly Happening[], keys: readonly string[], others: readonly string[]): Happening[] {
  const left = new Map<string, number>();
  for (const key of others) left.set(key, (left.get(key) ?? 0) + 1);
  return list.filter((_happening, index) => {
    const key = keys[index] ?? '';
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

function makeStory(random: () => number, days: number): Story {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const at = (from: number, length: number) =>
    new Date(START.getTime() + Math.floor((from + random() * length) * DAY_MS));
  const startsAt = at(0, days / 4);
  const renews = random() < 0.75;
  const refusedFrom = random() < 0.35 ? at(5, days) : new Date(8e15);
  return {
    accountId: randomUUID(),
    plan: pick(PLANS),
    isTrial: random() < 0.4,
    renews,
    startsAt,
    cancelsAt:
      renews && random() < 0.4 ? new Date(startsAt.getTime() + Math.floor((0.01 + random() * days) * DAY_MS)) : null,
    refusedFrom,
    refusedUntil: new Date(Math.min(8e15, refusedFrom.getTime() + Math.floor(random() * 6 * DAY_MS))),
    // Most within hours: before anybody was told that it ended, and after.
    returnsAfterMs: random() < 0.5 ? 1 + Math.floor(random() ** 2 * 10 * DAY_MS) : null,
  };
}

type Act = { kind: 'look'; story?: never } | { kind: 'begin' | 'cancel' | 'return'; story: Story };
type App = { deps: VipDeps; pool: { query(sql: string, values?: unknown[]): Promise<unknown> } };

/** Every ten o'clock, and whatever somebody does, in order. */
function momentsOf(stories: readonly Story[], days: number): { at: number; act: Act }[] {
  const mornings = Array.from({ length: days + 1 }, (_none, day) => ({
    at: morningOf(new Date(START.getTime() + day * DAY_MS)).getTime(),
    act: { kind: 'look' as const },
  }));
  const acts = stories.flatMap((story) => {
    const all: [Exclude<Act['kind'], 'look'>, Date | undefined | null][] = [
      ['begin', story.startsAt],
      ['cancel', story.cancelsAt],
      ['return', returnOf(story)?.at],
    ];
    return all.flatMap(([kind, at]) => (at ? [{ at: at.getTime(), act: { kind, story } }] : []));
  });
  return [...mornings, ...acts].filter(({ at }) => at <= START.getTime() + days * DAY_MS).sort((a, b) => a.at - b.at);
}

const ACTS: Record<Act['kind'], (app: App, deps: VipDeps, story: Story | undefined) => Promise<void>> = {
  look: (_app, deps) => lookAtMembers(deps),
  begin: async (app, deps, story) => story && begin(app, deps, firstPurchase(story)),
  cancel: async (_app, deps, story) => story && cancel(deps, story),
  return: async (app, deps, story) => story && comeBack(app, deps, story),
};

function morningOf(instant: Date): Date {
  return atHour(calendarDay(instant), 10);
}

type Bought = { accountId: string; plan: Plan; priceCents: number; keepsCard: boolean; at: Date };

function firstPurchase({ accountId, plan, isTrial, renews, startsAt }: Story): Bought {
  return { accountId, plan, priceCents: isTrial && renews ? 0 : plan.cents, keepsCard: renews, at: startsAt };
}

/** An account that bought something, as the order's feature would have written it. */
async function begin({ pool }: App, deps: VipDeps, bought: Bought): Promise<void> {
  const { accountId, plan, priceCents, keepsCard, at } = bought;
  const id = randomUUID();
  const method = keepsCard ? 'card' : 'pix';
  const card = keepsCard ? `card:${accountId}` : null;
  await pool.query(
    `INSERT INTO orders (id, account_id, client_id, product, product_id, title, coins, price_cents, method, provider, provider_ref,
       status, pay_until, paid_at, created_at, keeps_card, card_ref)
     VALUES ($1, $2, $1, 'vip', $3, 'VIP', 0, $4, $5, $6, $7, 'paid', $8, $8, $8, $9, $10)`,
    [id, accountId, plan.id, priceCents, method, deps.payments.id, `first:${id}`, at, keepsCard, card],
  );
  await takeOrder(deps, accountId, id);
}

async function comeBack(app: App, deps: VipDeps, story: Story): Promise<void> {
  const { accountId, plan } = story;
  const back = returnOf(story);
  if (back?.kind === 'trial') await startTrial(deps, sessionOf(accountId));
  else if (back) await begin(app, deps, { accountId, plan, priceCents: plan.cents, keepsCard: false, at: back.at });
}

function sessionOf(accountId: string) {
  return { id: accountId, accountId, kind: 'user' as const, scope: 'full' as const };
}

async function cancel(deps: VipDeps, { accountId }: Story): Promise<void> {
  // Whoever's card was given up before has nothing to cancel.
  await cancelRenewal(deps, sessionOf(accountId)).catch((error: unknown) => {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'vip.nothing-to-cancel') throw error;
  });
}

/** Deps whose events, jobs and bank stay in memory, in order. */
function makeWorld(real: VipDeps, list: readonly Story[]) {
  const stories = new Map(list.map((story) => [story.accountId, story]));
  const happened: Happening[] = [];
  const waiting: (() => Promise<unknown>)[] = [];
  const forgotten = new Set<string>();
  const made = new Map<string, { orderId: string; cents: number; isPaid: boolean }>();
  let now = START;
  const note = (accountId: string, what: Happening['what']) =>
    void happened.push({ accountId, what, at: now.getTime() });
  const payments: PaymentProvider = {
    ...real.payments,
    chargeCard: async ({ orderId, cardRef, amountCents }) => {
      const known = made.get(orderId);
      if (known) return `later:${orderId}`;
      const accountId = cardRef.slice('card:'.length);
      const story = stories.get(accountId);
      const isRefused = !story || forgotten.has(cardRef) || (now >= story.refusedFrom && now < story.refusedUntil);
      made.set(orderId, { orderId, cents: amountCents, isPaid: !isRefused });
      note(accountId, isRefused ? 'failed' : 'charge');
      return `later:${orderId}`;
    },
    forgetCard: async (cardRef) => void forgotten.add(cardRef),
    fetch: async (ref) => {
      const payment = made.get(ref.replace('later:', ''));
      return (
        payment && {
          ref,
          orderId: payment.orderId,
          status: payment.isPaid ? ('paid' as const) : ('failed' as const),
          currency: 'BRL',
          amountCents: payment.cents,
          refundedCents: 0,
          refunds: [],
          isDisputed: false,
          cardRef: undefined,
        }
      );
    },
  };
  const deps: VipDeps = {
    ...real,
    payments,
    clock: { ...real.clock, now: () => now },
    outbox: {
      ...real.outbox,
      kick: () => undefined,
      add: async (_db, name, payload) => {
        const told = payload as { accountId: string; orderId: string; reminder?: { reason: string } };
        if (name === 'payments.order-changed') waiting.push(() => takeOrder(deps, told.accountId, told.orderId));
        if (name === 'vip.reminded')
          note(told.accountId, told.reminder?.reason === 'charge-failed' ? 'refusal' : 'reminder');
        if (name === 'vip.ended') note(told.accountId, 'end');
      },
    },
    queue: {
      ...real.queue,
      add: async (_tx, name, payload) => {
        const { orderId, cardRef } = payload as { orderId: string; cardRef: string };
        if (name === 'payments-charge') waiting.push(() => chargeOrder(deps, orderId));
        if (name === 'payments-forget-card') waiting.push(() => payments.forgetCard(cardRef));
      },
    },
  };
  return {
    deps,
    stories,
    happened,
    moveTo: (at: number) => {
      now = new Date(at);
    },
    settle: async () => {
      while (waiting.length > 0) await Promise.all(waiting.splice(0, 8).map((work) => work()));
    },
  };
}

/** What should happen, told from the story alone: by another way than the product goes. */
function expectationOf(story: Story, until: Date): Happening[] {
  const { accountId } = story;
  const { told, endedAt } = firstTime(story);
  const back = returnOf(story);
  // Who is back before the morning is not told that it ended.
  const first = told.filter(({ what, at }) => what !== 'end' || back === undefined || at <= back.at);
  const second = back === undefined || endedAt === undefined ? [] : secondTime(story, back);
  return [...first, ...second]
    .filter(({ at }) => at <= until)
    .map(({ what, at }) => ({ accountId, what, at: at.getTime() }));
}

/** From the first purchase to the end, and when the perks were over. */
function firstTime(story: Story): { told: Told[]; endedAt: Date | undefined } {
  const { plan, startsAt, renews } = story;
  const isTrial = story.isTrial && renews;
  const told: Told[] = [];
  let end = isTrial ? new Date(startsAt.getTime() + 7 * DAY_MS) : addMonths(startsAt, plan.months);
  for (let period = 0; period < MOST_PERIODS; period += 1) {
    const last = endingOf(story, end);
    const before = remindersBefore(end, isTrial && period === 0).filter((at) => at < cancelOf(story));
    told.push(...before.map((at): Told => ({ what: 'reminder', at })), ...last.told);
    if (last.paidAt === undefined) return { told, endedAt: last.endedAt };
    end = addMonths(end, plan.months);
  }
  return { told, endedAt: undefined };
}

function returnOf(story: Story): Return | undefined {
  if (story.returnsAfterMs === null) return undefined;
  const { endedAt } = firstTime(story);
  const hadTrial = story.isTrial && story.renews;
  return (
    endedAt && {
      at: new Date(endedAt.getTime() + story.returnsAfterMs),
      kind: hadTrial ? ('pix' as const) : ('trial' as const),
    }
  );
}

/** Nothing renews: two reminders and the end. */
function secondTime({ plan }: Story, { at, kind }: Return): Told[] {
  const end = kind === 'trial' ? new Date(at.getTime() + 7 * DAY_MS) : addMonths(at, plan.months);
  const reminders = remindersBefore(end, kind === 'trial').map((at): Told => ({ what: 'reminder', at }));
  return [...reminders, { what: 'end', at: firstMorning(end) }];
}

type Told = { what: Happening['what']; at: Date };

/** What happens when a period is over: up to three charges, or the end. */
function endingOf(story: Story, end: Date): { told: Told[]; paidAt?: Date; endedAt: Date } {
  const morning = firstMorning(end);
  if (!story.renews) return { told: [{ what: 'end', at: morning }], endedAt: end };
  const tries = [0, 1, 2].map((day) => new Date(morning.getTime() + day * DAY_MS));
  const told: Told[] = [];
  for (const at of tries.filter((at) => at < cancelOf(story))) {
    const isRefused = at >= story.refusedFrom && at < story.refusedUntil;
    if (!isRefused) return { told: [...told, { what: 'charge', at }], paidAt: at, endedAt: end };
    told.push({ what: 'failed', at }, { what: 'refusal', at });
  }
  // Whoever cancels while the card is tried ends it there; else it is over three days after its end.
  const graceEnd = new Date(end.getTime() + 3 * DAY_MS);
  const over = cancelOf(story) < graceEnd ? later(cancelOf(story), morning) : firstMorning(graceEnd);
  told.push({ what: 'end', at: over });
  return { told, endedAt: cancelOf(story) < graceEnd ? later(cancelOf(story), end) : graceEnd };
}

function cancelOf({ cancelsAt }: Story): Date {
  return cancelsAt ?? new Date(8e15);
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}

function remindersBefore(end: Date, isOfTrial: boolean): Date[] {
  if (!isOfTrial) return [3, 1].map((days) => new Date(morningOf(end).getTime() - days * DAY_MS));
  return [48, 24].map((hours) => {
    const latest = new Date(end.getTime() - hours * HOUR_MS);
    const morning = morningOf(latest);
    return morning <= latest ? morning : new Date(morning.getTime() - DAY_MS);
  });
}

function firstMorning(instant: Date): Date {
  const morning = morningOf(instant);
  return morning >= instant ? morning : new Date(morning.getTime() + DAY_MS);
}
