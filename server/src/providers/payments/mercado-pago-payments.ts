import type { Order } from 'mercadopago';
import { type MercadoPagoApi, orUnknown, refusalOf } from './mercado-pago-api.ts';
import type { Payment, PaymentStatus, ProviderRefund, RefundInput, SendingAnswer } from './port.ts';

/** What it says of an order, whether it was asked for one or for many. */
export type MercadoPagoOrder = Omit<Awaited<ReturnType<Order['get']>>, 'api_response'>;
type Refund = NonNullable<NonNullable<MercadoPagoOrder['transactions']>['refunds']>[number];

const DAY_MS = 24 * 60 * 60_000;
/** It searches orders by the day on which they were made, thirty days at once. */
const SEARCHED_MS = 30 * DAY_MS;
/** Until when a bank takes the complaint of somebody who paid by card. */
const CONTESTABLE_MS = 120 * DAY_MS;
const PAGE_SIZE = 50;

/** Statuses of orders; every other is one on its way. Money that was given back or is contested had come. */
const STATUSES: Readonly<Record<string, PaymentStatus>> = {
  processed: 'paid',
  refunded: 'paid',
  partially_refunded: 'paid',
  charged_back: 'paid',
  failed: 'failed',
  expired: 'expired',
  canceled: 'canceled',
  cancelled: 'canceled',
};
const RETURNED = new Set(['processed', 'approved', 'refunded']);
const NEVER_RETURNED = new Set(['failed', 'rejected', 'canceled', 'cancelled']);

/** The name of an order as Mercado Pago writes it; undefined for what cannot be one, which is answered with other errors than 404. */
export function orderName(name: string): string | undefined {
  return /^ORD[0-9A-Z]{10,40}$/iu.test(name) ? name.toUpperCase() : undefined;
}

async function findOrder(api: MercadoPagoApi, ref: string): Promise<MercadoPagoOrder | undefined> {
  const id = orderName(ref);
  return id === undefined ? undefined : orUnknown(() => api.orders((orders) => orders.get({ id })));
}

/** The order that was made for one of ours within thirty days. */
export async function findByReference(
  api: MercadoPagoApi,
  reference: string,
  now: Date,
): Promise<MercadoPagoOrder | undefined> {
  const span = { from: new Date(now.getTime() - SEARCHED_MS), to: now };
  for await (const { id, external_reference: of } of search(api, span, { external_reference: reference }))
    if (id !== undefined && of === reference) return findOrder(api, id);
  return undefined;
}

export async function readPayment(api: MercadoPagoApi, ref: string): Promise<Payment | undefined> {
  const order = await findOrder(api, ref);
  return order && toPayment(order, ref);
}

function toPayment(order: MercadoPagoOrder, ref: string): Payment {
  const refunds = refundsOf(order);
  return {
    ref: order.id ?? ref,
    orderId: order.external_reference,
    status: STATUSES[order.status ?? ''] ?? 'waiting',
    currency: currencyOf(order),
    amountCents: centsOf(order.total_amount),
    // What is on its way has not arrived.
    refundedCents: sumOf(refunds.filter(({ status }) => status === 'done')),
    refunds,
    // In process, or lost; won is `reimbursed`.
    isDisputed: order.status === 'charged_back' && order.status_detail !== 'reimbursed',
    cardRef: undefined,
  };
}

/** An account has the currency of its country, and not every answer names both. */
function currencyOf({ currency, country_code: country = '' }: MercadoPagoOrder): string {
  return (currency ?? (country.startsWith('BR') ? 'BRL' : '')).toUpperCase();
}

function centsOf(reais: string | undefined): number {
  return Math.round(Number(reais ?? 0) * 100);
}

/** Reais as its API writes them, e.g. `19.90`. */
export function reaisOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

function refundsOf({ transactions }: Pick<MercadoPagoOrder, 'transactions'>): ProviderRefund[] {
  return (transactions?.refunds ?? []).map(toRefund);
}

/** It keeps no key of ours. */
function toRefund({ id, amount, status = '' }: Refund): ProviderRefund {
  const refund = { ref: id ?? '', key: undefined, amountCents: centsOf(amount) };
  if (NEVER_RETURNED.has(status)) return { ...refund, status: 'failed' };
  return { ...refund, status: RETURNED.has(status) ? 'done' : 'pending' };
}

function sumOf(refunds: readonly ProviderRefund[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/**
 * Refunds have no place for a key of ours, and Mercado Pago forgets its own after a day. So one on its way over the same amount that
 * is no other of ours is taken for this one.
 */
export async function sendBack(api: MercadoPagoApi, refund: RefundInput): Promise<SendingAnswer> {
  const order = await findOrder(api, refund.ref);
  const payment = order?.transactions?.payments?.findLast(({ status }) => STATUSES[status ?? ''] === 'paid');
  if (!order?.id || payment?.id === undefined || STATUSES[order.status ?? ''] !== 'paid')
    return { isRefused: true, because: 'not-paid' };
  const alive = refundsOf(order).filter(({ status }) => status !== 'failed');
  const known = alive.find((made) => made.status === 'pending' && mayBe(refund, made));
  if (known) return { isRefused: false, ref: known.ref };
  const amountCents = Math.min(refund.amountCents, centsOf(order.total_amount) - sumOf(alive));
  if (amountCents <= 0) return { isRefused: true, because: 'nothing-left' };
  const { id } = order;
  const body = { transactions: [{ id: payment.id, amount: reaisOf(amountCents) }] };
  try {
    const answer = await api.orders((orders) => orders.refund({ id, body }), refund.key);
    const made = refundsOf(answer).findLast((one) => mayBe({ ...refund, amountCents }, one));
    return { isRefused: false, ref: made?.ref };
  } catch (error) {
    const because = refusalOf(error);
    if (because === undefined) throw error;
    return { isRefused: true, because };
  }
}

function mayBe({ amountCents, otherRefs = [] }: RefundInput, made: ProviderRefund): boolean {
  return made.amountCents === amountCents && !otherRefs.includes(made.ref);
}

/**
 * Orders cannot be searched by when they changed: all are read that may still be contested, and those are named that changed since.
 */
export async function listChanged(api: MercadoPagoApi, since: Date, now: Date): Promise<string[]> {
  const refs = new Set<string>();
  const earliest = Math.min(since.getTime(), now.getTime() - CONTESTABLE_MS);
  for (let to = now.getTime(); to > earliest; to -= SEARCHED_MS) {
    const span = { from: new Date(Math.max(to - SEARCHED_MS, earliest)), to: new Date(to) };
    for await (const { id, last_updated_date: changedAt } of search(api, span))
      if (id !== undefined && (changedAt === undefined || new Date(changedAt) >= since)) refs.add(id);
  }
  return [...refs];
}

async function* search(
  api: MercadoPagoApi,
  span: { from: Date; to: Date },
  filter: { external_reference?: string } = {},
): AsyncGenerator<MercadoPagoOrder> {
  const dates = { begin_date: span.from.toISOString(), end_date: span.to.toISOString() };
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const options = { ...dates, ...filter, page, page_size: PAGE_SIZE };
    const { data = [], paging } = await api.orders((orders) => orders.search({ options }));
    pages = Number(paging?.total_pages ?? 1);
    yield* data;
  }
}
