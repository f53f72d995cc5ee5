import type { CoinPack, Order, PaymentMethod, ProductKind } from '@cafune/contract/payments';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Session } from '../../platform/session/session.ts';
import { PaymentProviderUnavailable } from '../../providers/payments/port.ts';
import { readLotsLeft } from '../coins/index.ts';
import type { PaymentDeps } from './deps.ts';
import { cancelPathOf, returnPathOf, titleOf, toOrder } from './order-shape.ts';
import { selectRefunds } from './refunds/store.ts';
import type { OrderRow } from './store.ts';
import * as store from './store.ts';

/** Minutes a buyer has. Banks give a boleto days; a code or a card page is for now. */
const PAY_MINUTES: Readonly<Record<PaymentMethod, number>> = { pix: 30, card: 60, boleto: 3 * 24 * 60 };
const OPEN_AT_MOST = 5;

export async function listPacks(deps: PaymentDeps): Promise<{ items: CoinPack[]; methods: PaymentMethod[] }> {
  const rows = await deps.db.all(store.selectPacks);
  return {
    items: rows.map((row) => ({
      id: row.id,
      coins: row.coins,
      priceCents: row.price_cents,
      isMostChosen: row.is_most_chosen,
    })),
    methods: [...deps.payments.capabilities.methods],
  };
}

/** What is sold, at the price of the table in which it stands. `coins` is 0 for what is not coins. */
export type Product = {
  kind: ProductKind;
  id: string;
  title: string;
  coins: number;
  priceCents: number;
  /** What the kept card will be charged, where that is not the price: a trial is free first. */
  renewalCents?: number;
};
export type OrderInput = {
  productId: string;
  method: PaymentMethod;
  clientId: string;
  /** The buyer agrees that the card is charged again while they are away. */
  keepsCard: boolean;
  /** Read when the order is new: an order that is open stays as it was. @throws AppError request.not-found */
  findProduct: () => Promise<Product>;
};

/** Opens an order of coins. @throws what `openOrder` throws */
export function orderCoins(
  deps: PaymentDeps,
  session: Session,
  { packId, method, clientId }: { packId: string; method: PaymentMethod; clientId: string },
): Promise<{ order: Order; isNew: boolean }> {
  const findProduct = async (): Promise<Product> => {
    const pack = (await deps.db.all(store.selectPacks)).find(({ id }) => id === packId);
    if (!pack) throw new AppError('request.not-found');
    return { kind: 'coins', id: packId, title: titleOf(pack.coins), coins: pack.coins, priceCents: pack.price_cents };
  };
  return openOrder(deps, session, { productId: packId, method, clientId, keepsCard: false, findProduct });
}

/**
 * Opens an order at the table's price and asks the provider how it is paid. The same client id again is the same order; where the
 * provider did not answer the first time, it is asked again.
 * @throws AppError request.not-found, payments.method-not-offered, payments.key-reused, payments.too-many-open, payments.unavailable
 */
export async function openOrder(
  deps: PaymentDeps,
  session: Session,
  input: OrderInput,
): Promise<{ order: Order; isNew: boolean }> {
  const { accountId } = session;
  const { row, isNew } = await findOrInsert(deps, accountId, input);
  if (row.product_id !== input.productId || row.method !== input.method || row.keeps_card !== input.keepsCard)
    throw new AppError('payments.key-reused');
  const ready = row.provider_ref === null && row.status === 'waiting' ? await askProvider(deps, row) : row;
  return { order: await describe(deps, ready), isNew };
}

async function findOrInsert(
  deps: PaymentDeps,
  accountId: string,
  { method, clientId, keepsCard, findProduct }: OrderInput,
): Promise<{ row: OrderRow; isNew: boolean }> {
  const known = await deps.db.find(store.selectByClientId, [accountId, clientId]);
  if (known) return { row: known, isNew: false };
  const { methods, keepsCards } = deps.payments.capabilities;
  if (!methods.includes(method) || (keepsCard && !(keepsCards && method === 'card')))
    throw new AppError('payments.method-not-offered');
  const { kind, id, title, coins, priceCents, renewalCents } = await findProduct();
  const now = deps.clock.now();
  const { count } = await deps.db.get(store.countOpen, [accountId, now]);
  if (count >= OPEN_AT_MOST) throw new AppError('payments.too-many-open', { retryAfterSeconds: 60 });
  const payUntil = new Date(now.getTime() + PAY_MINUTES[method] * 60_000);
  const product = [kind, id, title, coins, priceCents];
  const payment = [method, deps.payments.id, payUntil, now, keepsCard, renewalCents ?? null];
  const inserted = await deps.db.find(store.insertOrder, [newId(), accountId, clientId, ...product, ...payment]);
  if (inserted) return { row: inserted, isNew: true };
  return { row: await deps.db.get(store.selectByClientId, [accountId, clientId]), isNew: false };
}

async function askProvider(deps: PaymentDeps, row: OrderRow): Promise<OrderRow> {
  const input = {
    orderId: row.id,
    amountCents: row.price_cents,
    method: row.method,
    keepsCard: row.keeps_card,
    title: row.title,
    payUntil: row.pay_until,
    returnUrl: `${deps.env.PUBLIC_URL}${returnPathOf(row)}`,
    cancelUrl: `${deps.env.PUBLIC_URL}${cancelPathOf(row)}`,
  };
  const checkout = await deps.payments.createCheckout(input).catch((error: unknown) => {
    if (error instanceof PaymentProviderUnavailable) throw new AppError('payments.unavailable', { cause: error });
    throw error;
  });
  const { pixCode, boletoLine, payUrl } = checkout;
  return deps.db.get(store.storeCheckout, [row.id, checkout.ref, JSON.stringify({ pixCode, boletoLine, payUrl })]);
}

export async function getOrder(deps: PaymentDeps, session: Session, id: string): Promise<Order> {
  return describe(deps, await findOwn(deps, session, id));
}

async function findOwn(deps: PaymentDeps, session: Session, id: string): Promise<OrderRow> {
  const row = await deps.db.find(store.selectOrder, [id, session.accountId]);
  if (!row) throw new AppError('request.not-found');
  return row;
}

/** A row as its owner sees it, with what is left of its coins. */
async function describe(deps: PaymentDeps, row: OrderRow): Promise<Order> {
  const [order] = await describeAll(deps, row.account_id, [row]);
  if (!order) throw new Error('no order');
  return order;
}

async function describeAll(deps: PaymentDeps, accountId: string, rows: readonly OrderRow[]): Promise<Order[]> {
  const lotIds = rows.flatMap(({ lot_id: id }) => (id === null ? [] : [id]));
  const left = await readLotsLeft(deps.db, accountId, lotIds);
  const refunds = Map.groupBy(
    await deps.db.all(selectRefunds, [rows.map(({ id }) => id)]),
    (refund) => refund.order_id,
  );
  const context = { now: deps.clock.now(), isTest: deps.payments.bank !== undefined };
  return rows.map((row) => {
    const leftCoins = left.get(row.lot_id ?? '') ?? 0;
    return toOrder(row, { ...context, leftCoins, refunds: refunds.get(row.id) ?? [] });
  });
}

export async function listOrders(
  deps: PaymentDeps,
  session: Session,
  page: { cursor: string | undefined; limit: number },
): Promise<{ items: Order[]; nextCursor: string | null }> {
  const rows = await deps.db.all(store.selectOrders, [session.accountId, page.cursor ?? null, page.limit + 1]);
  const shown = rows.slice(0, page.limit);
  return {
    items: await describeAll(deps, session.accountId, shown),
    nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/**
 * Gives up an order nobody paid. A payment that comes all the same still counts: money that arrived is never lost.
 * @throws AppError request.not-found, payments.not-open
 */
export async function cancelOrder(deps: PaymentDeps, session: Session, id: string): Promise<Order> {
  await deps.db.transaction(async (tx) => {
    const row = await tx.find(store.lockOrder, [id, session.accountId]);
    if (!row) throw new AppError('request.not-found');
    if (row.status === 'canceled') return;
    if (row.status !== 'waiting') throw new AppError('payments.not-open');
    await tx.run(store.cancelOrder, [id]);
    await deps.outbox.add(tx, 'payments.order-changed', {
      accountId: session.accountId,
      orderId: id,
      product: row.product,
      status: 'canceled',
    });
  });
  deps.outbox.kick();
  return getOrder(deps, session, id);
}
