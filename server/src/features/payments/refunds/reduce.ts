import type { Payment, ProviderRefund } from '../../../providers/payments/port.ts';
import type { OrderRow } from '../store.ts';
import type { RefundRow } from './store.ts';
import { coinsFor } from './sums.ts';

/** How a refund stands, and whether something is not as it was. */
export type Reduced = RefundRow & { isChanged: boolean; isNew: boolean };

/** The money went back otherwise: nothing is left for this one, and nobody has to be told. */
export const ALREADY_BACK = 'already-back';

type State = { order: OrderRow; refunds: readonly RefundRow[]; now: Date };

type Same = (row: RefundRow, made: ProviderRefund) => boolean;
/**
 * What makes a refund of the provider's one of ours, the surest first: its name, our key, or, where there is neither (Mercado Pago
 * keeps no keys, and people give back on its page), its amount. So what was sent by hand is not sent again.
 */
const BY_AMOUNT: Same = (row, made) =>
  row.status !== 'refused' &&
  row.provider_ref === null &&
  made.key === undefined &&
  made.status !== 'failed' &&
  made.amountCents === row.amount_cents;
const SIGNS: readonly Same[] = [
  (row, made) => row.provider_ref === made.ref,
  (row, made) => made.key === row.provider_key,
  BY_AMOUNT,
];
const STATUSES = { pending: 'asked', done: 'done', failed: 'refused' } as const;

/**
 * Makes refunds say what the provider's payment says: those that went, those that failed, and those nobody here asked for. What it
 * said it will never send ends when the payment does not have it. In all never more goes back than was paid.
 */
export function reduceRefunds(
  { order, refunds, now }: State,
  payment: Pick<Payment, 'refunds'>,
  newId: () => string,
): Reduced[] {
  const settled = settle({ order, refunds, now }, payment.refunds, newId);
  return withCoins(order, settled, refunds.length).map((row, at) => {
    const before = refunds[at];
    return { ...row, isNew: before === undefined, isChanged: isOther(before, row) };
  });
}

/** Looks until nothing changes: one that had to become smaller may now be told by its amount. */
function settle(state: State, objects: readonly ProviderRefund[], newId: () => string): RefundRow[] {
  const { order, refunds, now } = state;
  const { pairs, strangers } = pair(refunds, objects);
  const ours = refunds.map((row) => withStatus(row, pairs.get(row.id), now));
  const news = unknownOf(ours, objects, strangers).map((made) => foreign(order, made, { id: newId(), now }));
  const rows = fit(order, [...ours, ...news], now);
  return rows.some((row, at) => isOther(refunds[at], row)) ? settle({ ...state, refunds: rows }, objects, newId) : rows;
}

/** Those from a place on are new: their coins go when it is known which of the others still stand. */
function withCoins(order: OrderRow, rows: readonly RefundRow[], from: number): RefundRow[] {
  const known = rows.slice(0, from);
  for (const row of rows.slice(from)) known.push({ ...row, coins: coinsFor(order, known, row.amount_cents) });
  return known;
}

function pair(refunds: readonly RefundRow[], objects: readonly ProviderRefund[]) {
  const pairs = new Map<string, ProviderRefund>();
  const taken = new Set<ProviderRefund>();
  for (const isSame of SIGNS)
    for (const row of refunds) {
      const isFree = (one: ProviderRefund) =>
        isSame !== BY_AMOUNT ||
        row.status !== 'asked' ||
        one.status !== 'done' ||
        one.amountCents <= spareCents(refunds, objects, pairs);
      const isIts = (one: ProviderRefund) => !taken.has(one) && isSame(row, one) && isFree(one);
      const made = pairs.has(row.id) ? undefined : objects.find(isIts);
      if (!made) continue;
      pairs.set(row.id, made);
      taken.add(made);
    }
  // What somebody else asks for counts when it is there.
  return { pairs, strangers: objects.filter((one) => !taken.has(one) && one.status === 'done') };
}

/** What went back and no row that is done says: one that is older than this table may stand for several of the provider's. */
function spareCents(
  refunds: readonly RefundRow[],
  objects: readonly ProviderRefund[],
  pairs: ReadonlyMap<string, ProviderRefund>,
): number {
  const sentCents = objects.reduce((sum, made) => (made.status === 'done' ? sum + made.amountCents : sum), 0);
  return refunds.reduce((left, row) => {
    const made = pairs.get(row.id);
    if (row.status === 'done') return made?.status === 'failed' ? left : left - row.amount_cents;
    return made?.status === 'done' ? left - made.amountCents : left;
  }, sentCents);
}

/**
 * What went back and no row says. Rows that are older than this table say how much, and not in how many parts: no part of theirs is
 * counted again.
 */
function unknownOf(
  rows: readonly RefundRow[],
  objects: readonly ProviderRefund[],
  strangers: readonly ProviderRefund[],
): ProviderRefund[] {
  const sentCents = objects.reduce((sum, made) => (made.status === 'done' ? sum + made.amountCents : sum), 0);
  let unknownCents = rows.reduce((left, row) => (row.status === 'done' ? left - row.amount_cents : left), sentCents);
  return strangers.filter(({ amountCents }) => {
    if (amountCents > unknownCents) return false;
    unknownCents -= amountCents;
    return true;
  });
}

function withStatus(row: RefundRow, made: ProviderRefund | undefined, now: Date): RefundRow {
  if (!made) return row;
  const found = { ...row, provider_ref: made.ref, amount_cents: made.amountCents };
  const status = STATUSES[made.status];
  if (status === 'asked') return { ...found, status, refused_because: null, ended_at: null };
  if (status === row.status) return found;
  return ended({ ...found, refused_because: status === 'refused' ? 'failed' : null }, status, now);
}

function ended(row: RefundRow, status: 'done' | 'refused', now: Date): RefundRow {
  return { ...row, status, ended_at: now };
}

function foreign(order: OrderRow, made: ProviderRefund, { id, now }: { id: string; now: Date }): RefundRow {
  return {
    id,
    order_id: order.id,
    asked_by: 'provider',
    account_id: null,
    request_key: `provider:${order.provider}:${made.ref}`,
    provider_key: id,
    provider_ref: made.ref,
    amount_cents: made.amountCents,
    coins: 0,
    reason: null,
    status: 'done',
    refused_because: null,
    asked_at: now,
    ended_at: now,
  };
}

/** What is still asked for gives way to what went back otherwise, and ends where the provider will not send it and has not. */
function fit({ price_cents: priceCents }: OrderRow, rows: readonly RefundRow[], now: Date): RefundRow[] {
  let leftCents = rows.reduce((left, row) => (row.status === 'done' ? left - row.amount_cents : left), priceCents);
  return rows.map((row) => {
    if (row.status !== 'asked') return row;
    const amountCents = Math.min(row.amount_cents, leftCents);
    if (amountCents <= 0) return ended({ ...row, refused_because: ALREADY_BACK }, 'refused', now);
    if (row.refused_because !== null) return ended(row, 'refused', now);
    leftCents -= amountCents;
    return { ...row, amount_cents: amountCents };
  });
}

function isOther(before: RefundRow | undefined, after: RefundRow): boolean {
  return (
    before === undefined ||
    before.status !== after.status ||
    before.amount_cents !== after.amount_cents ||
    before.provider_ref !== after.provider_ref
  );
}
