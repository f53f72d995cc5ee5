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
  owed: number;
  owedPaid: number;
};
type Use = { lot: Lot; amount: number };
type Hold = { amount: number; expiresAtMs: number; status: 'open' | 'captured' | 'released' | 'expired' };
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

type NewLot = { isPaid: boolean; expiresAtMs: number | undefined; amount: number };

export function grant(model: LedgerModel, lot: NewLot): void {
  addLot(model, lot);
  settleDebt(model);
}

function addLot(model: LedgerModel, lot: NewLot): void {
  const id = model.lots.length;
  const { isPaid, expiresAtMs, amount } = lot;
  const nothing = { spent: 0, expired: 0, reversed: 0, owed: 0, owedPaid: 0 };
  model.lots.push({ id, isPaid, expiresAtMs, granted: amount, remaining: amount, ...nothing });
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

function takeFromLots(model: LedgerModel, amount: number): Use[] {
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
  return uses;
}

function take(model: LedgerModel, key: string, amount: number): void {
  model.transfers.set(key, { uses: takeFromLots(model, amount), isRefunded: false, amount });
}

export function spend(model: LedgerModel, key: string, amount: number): ModelOutcome {
  const known = model.transfers.get(key);
  if (known) return known.amount === amount ? 'repeated' : 'key-reused';
  if (availableOf(model) < amount) return 'insufficient';
  take(model, key, amount);
  return 'done';
}

/** What may be set aside is for the caller to ask; the id is the ledger's. */
export function reserve(model: LedgerModel, id: string, hold: { amount: number; expiresAtMs: number }): void {
  model.holds.set(id, { ...hold, status: 'open' });
}

export function capture(model: LedgerModel, id: string, amount: number): ModelOutcome {
  const hold = model.holds.get(id);
  if (!hold) return 'unknown';
  if (hold.status === 'captured') return 'repeated';
  if (hold.status !== 'open' || amount > hold.amount) return 'closed';
  hold.status = 'captured';
  if (amount > 0) take(model, id, amount);
  settleDebt(model);
  return 'done';
}

export function release(model: LedgerModel, id: string): ModelOutcome {
  const hold = model.holds.get(id);
  if (!hold) return 'unknown';
  if (hold.status === 'captured') return 'closed';
  if (hold.status !== 'open') return 'repeated';
  hold.status = 'released';
  settleDebt(model);
  return 'done';
}

/** Ends the open holds whose time has come. @returns how many */
export function expireHolds(model: LedgerModel, nowMs: number): number {
  const due = [...model.holds.values()].filter((hold) => hold.status === 'open' && hold.expiresAtMs <= nowMs);
  for (const hold of due.sort((a, b) => a.expiresAtMs - b.expiresAtMs)) {
    hold.status = 'expired';
    settleDebt(model);
  }
  return due.length;
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
  settleDebt(model);
  return 'done';
}

/** @returns also the lot that coins came back in, where they did not come back to their own */
export function takeBack(model: LedgerModel, lot: Lot, target: number): { outcome: ModelOutcome; isNewLot: boolean } {
  if (target > lot.granted - lot.expired) return { outcome: 'unknown', isNewLot: false };
  const change = target - lot.reversed - lot.owed - lot.owedPaid;
  if (change === 0) return { outcome: 'repeated', isNewLot: false };
  if (change > 0) {
    const coins = Math.min(change, lot.remaining, availableOf(model));
    moveBack(model, lot, { coins, owed: change - coins, paid: 0 });
    settleDebt(model);
    return { outcome: 'done', isNewLot: false };
  }
  const owed = Math.min(-change, lot.owed);
  const coins = Math.min(-change - owed, lot.reversed);
  const paid = -change - owed - coins;
  moveBack(model, lot, { coins: -coins, owed: -owed, paid });
  if (paid > 0) addLot(model, { isPaid: lot.isPaid, expiresAtMs: undefined, amount: paid });
  settleDebt(model);
  return { outcome: 'done', isNewLot: paid > 0 };
}

function moveBack(
  model: LedgerModel,
  lot: Lot,
  { coins, owed, paid }: Record<'coins' | 'owed' | 'paid', number>,
): void {
  lot.remaining -= coins;
  lot.reversed += coins;
  lot.owed += owed;
  lot.owedPaid -= paid;
  model.debt += owed;
}

/** Whoever owes has nothing to spend: what is there, or comes, pays what is owed at once. */
function settleDebt(model: LedgerModel): void {
  const pay = Math.min(model.debt, availableOf(model));
  if (pay === 0) return;
  takeFromLots(model, pay);
  model.debt -= pay;
  let left = pay;
  for (const lot of model.lots) {
    const part = Math.min(lot.owed, left);
    lot.owed -= part;
    lot.owedPaid += part;
    left -= part;
  }
}

export function expireLots(model: LedgerModel, nowMs: number): void {
  for (const lot of model.lots) {
    if (lot.expiresAtMs === undefined || lot.expiresAtMs > nowMs) continue;
    const gone = Math.min(lot.remaining, availableOf(model));
    lot.remaining -= gone;
    lot.expired += gone;
  }
}
