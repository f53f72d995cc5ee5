/** The ledger of money.md in memory, as simply as it can be said; the real one is compared with it. */

type Lot = {
  id: number;
  isPaid: boolean;
  expiresAtMs: number | undefined;
  granted: number;
  remaining: number;
  spent: number;
  expired: number;
  reversed: number;
};
type Use = { lot: Lot; amount: number };
type Hold = { amount: number; status: 'open' | 'captured' | 'released' | 'expired' };
export type ModelOutcome = 'done' | 'repeated' | 'insufficient' | 'closed' | 'unknown' | 'key-reused';

export type LedgerModel = {
  lots: Lot[];
  holds: Map<string, Hold>;
  /** What each spend or capture took, by key. */
  transfers: Map<string, { uses: Use[]; isRefunded: boolean; amount: number }>;
  debt: number;
};

export function createLedgerModel(): LedgerModel {
  return { lots: [], holds: new Map(), transfers: new Map(), debt: 0 };
}

export function postedOf(model: LedgerModel): number {
  return model.lots.reduce((sum, lot) => sum + lot.remaining, 0);
}

export function heldOf(model: LedgerModel): number {
  return [...model.holds.values()].reduce((sum, hold) => sum + (hold.status === 'open' ? hold.amount : 0), 0);
}

export function availableOf(model: LedgerModel): number {
  return postedOf(model) - heldOf(model);
}

export function grant(
  model: LedgerModel,
  lot: { isPaid: boolean; expiresAtMs: number | undefined; amount: number },
): number {
  const id = model.lots.length;
  const { isPaid, expiresAtMs, amount } = lot;
  model.lots.push({ id, isPaid, expiresAtMs, granted: amount, remaining: amount, spent: 0, expired: 0, reversed: 0 });
  return id;
}

/** Expiring promo, promo, paid; oldest first. */
function inOrder(model: LedgerModel): Lot[] {
  return model.lots
    .filter((lot) => lot.remaining > 0)
    .sort(
      (a, b) =>
        Number(a.isPaid) - Number(b.isPaid) || (a.expiresAtMs ?? Infinity) - (b.expiresAtMs ?? Infinity) || a.id - b.id,
    );
}

function take(model: LedgerModel, key: string, amount: number): void {
  const uses: Use[] = [];
  let left = amount;
  for (const lot of inOrder(model)) {
    if (left === 0) break;
    const part = Math.min(lot.remaining, left);
    lot.remaining -= part;
    lot.spent += part;
    left -= part;
    uses.push({ lot, amount: part });
  }
  model.transfers.set(key, { uses, isRefunded: false, amount });
}

export function spend(model: LedgerModel, key: string, amount: number): ModelOutcome {
  const known = model.transfers.get(key);
  if (known) return known.amount === amount ? 'repeated' : 'key-reused';
  if (availableOf(model) < amount) return 'insufficient';
  take(model, key, amount);
  return 'done';
}

export function reserve(model: LedgerModel, id: string, amount: number): ModelOutcome {
  if (availableOf(model) < amount) return 'insufficient';
  model.holds.set(id, { amount, status: 'open' });
  return 'done';
}

export function capture(model: LedgerModel, id: string, amount: number): ModelOutcome {
  const hold = model.holds.get(id);
  if (!hold) return 'unknown';
  if (hold.status === 'captured') return 'repeated';
  if (hold.status !== 'open' || amount > hold.amount) return 'closed';
  hold.status = 'captured';
  if (amount > 0) take(model, id, amount);
  return 'done';
}

export function release(model: LedgerModel, id: string): ModelOutcome {
  const hold = model.holds.get(id);
  if (!hold) return 'unknown';
  if (hold.status === 'captured') return 'closed';
  if (hold.status !== 'open') return 'repeated';
  hold.status = 'released';
  return 'done';
}

export function refund(model: LedgerModel, key: string): ModelOutcome {
  const transfer = model.transfers.get(key);
  if (!transfer) return 'unknown';
  if (transfer.isRefunded) return 'repeated';
  transfer.isRefunded = true;
  for (const use of transfer.uses) {
    use.lot.remaining += use.amount;
    use.lot.spent -= use.amount;
  }
  return 'done';
}

export function reverse(model: LedgerModel, lot: Lot, done: Set<number>): ModelOutcome {
  if (done.has(lot.id)) return 'repeated';
  done.add(lot.id);
  const back = Math.min(lot.remaining, availableOf(model));
  model.debt += lot.granted - lot.expired - back;
  lot.remaining -= back;
  lot.reversed += back;
  return 'done';
}

export function expire(model: LedgerModel, nowMs: number): void {
  for (const lot of model.lots) {
    if (lot.expiresAtMs === undefined || lot.expiresAtMs > nowMs) continue;
    const gone = Math.min(lot.remaining, availableOf(model));
    lot.remaining -= gone;
    lot.expired += gone;
  }
}
