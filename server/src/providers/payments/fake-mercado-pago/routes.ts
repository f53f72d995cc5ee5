/** Mercado Pago's routes for orders, as far as the adapter calls them. It refuses properties that it does not know, as the real one does. */
import type { BankPayment } from '../port.ts';
import { type FakeOrder, findOrder, isPaid, type Ledger, newName, refund, refundableOf } from './ledger.ts';

export type Answer = { status: number; body: object };
export type Asked = { method: string; path: string; query: URLSearchParams; text: string };
type Json = Record<string, unknown>;

const PROPERTIES: readonly string[] = [
  'type',
  'processing_mode',
  'capture_mode',
  'external_reference',
  'total_amount',
  'expiration_time',
  'description',
  'payer',
  'items',
  'config',
];
const MONTH_MS = 30 * 24 * 60 * 60_000;
const PAGE_SIZE_MAX = 100;

export function refuse(status: number, code: string): Answer {
  return { status, body: { errors: [{ code, message: code }] } };
}

/** What the ledger answers; 404 for what the adapter does not call. */
export function route(ledger: Ledger, asked: Asked): Answer {
  const [, name, action] = /^\/v1\/orders\/([^/]+)(\/refund)?$/u.exec(asked.path) ?? [];
  if (name !== undefined) return routeOrder(ledger, asked, { name, isRefund: action !== undefined });
  switch (`${asked.method} ${asked.path}`) {
    case 'POST /v1/orders':
      return createOrder(ledger, readJson(asked.text));
    case 'GET /v1/orders':
      return searchOrders(ledger, asked.query);
    default:
      return refuse(404, 'resource_not_found');
  }
}

function readJson(text: string): Json {
  return text === '' ? {} : (JSON.parse(text) as Json);
}

function routeOrder(ledger: Ledger, asked: Asked, { name, isRefund }: { name: string; isRefund: boolean }): Answer {
  const order = findOrder(ledger, name);
  // Names in other letters are others.
  if (!/^ORD[0-9A-Z]{26}$/u.test(name)) return refuse(400, 'invalid_path_param');
  if (!order) return refuse(404, 'order_not_found');
  return isRefund ? refundOrder(ledger, order, readJson(asked.text)) : { status: 200, body: orderJson(order) };
}

function createOrder(ledger: Ledger, body: Json): Answer {
  const fault = faultOf(body);
  if (fault !== undefined) return refuse(400, fault);
  const now = ledger.now();
  const [item] = body.items as { title: string }[];
  const order: FakeOrder = {
    id: newName('ORD'),
    reference: String(body.external_reference),
    title: item?.title ?? '',
    method: methodOf(body),
    amountCents: centsOf(body.total_amount),
    createdAt: now,
    changedAt: now,
    expiresAt: new Date(now.getTime() + durationMs(String(body.expiration_time))),
    status: 'created',
    detail: 'created',
    payments: [],
    refunds: [],
  };
  ledger.orders.set(order.id, order);
  return { status: 201, body: orderJson(order) };
}

function faultOf(body: Json): string | undefined {
  if (Object.keys(body).some((name) => !PROPERTIES.includes(name))) return 'unsupported_properties';
  const isRight: Record<string, boolean> = {
    required_properties: body.type === 'online' && body.processing_mode === 'manual',
    external_reference: /^[\w-]{1,64}$/u.test(String(body.external_reference)),
    total_amount: isAmount(body.total_amount) && sumOf(body.items) === centsOf(body.total_amount),
    expiration_time: durationMs(String(body.expiration_time)) > 0,
    config: isRightConfig(body.config as Json | undefined),
  };
  return Object.keys(isRight).find((name) => isRight[name] === false);
}

function isRightConfig(config: Json = {}): boolean {
  const online = (config.online ?? {}) as Json;
  const urls = ['success_url', 'pending_url', 'failure_url'].filter((name) => online[name] !== undefined);
  return urls.every((name) => URL.canParse(String(online[name]))) && urls.length > 0;
}

function isAmount(value: unknown): boolean {
  return typeof value === 'string' && /^\d+\.\d\d$/u.test(value) && centsOf(value) > 0;
}

function centsOf(value: unknown): number {
  return Math.round(Number(value) * 100);
}

function sumOf(items: unknown): number {
  const lines = items as { unit_price: string; quantity: number }[];
  return lines.reduce((sum, { unit_price: price, quantity }) => sum + centsOf(price) * quantity, 0);
}

/** Of `P3D` and `PT1H`; 0 for what is none. */
function durationMs(text: string): number {
  const [, days = '0', hours = '0'] = /^P(?:(\d+)D|T(\d+)H)$/u.exec(text) ?? [];
  return (Number(days) * 24 + Number(hours)) * 60 * 60_000;
}

/** The one that is left over. */
function methodOf({ config }: Json): BankPayment['method'] {
  const { payment_method: of } = config as { payment_method: { not_allowed_types: string[] } };
  const isLeft = (type: string) => !of.not_allowed_types.includes(type);
  if (isLeft('credit_card')) return 'card';
  return isLeft('bank_transfer') ? 'pix' : 'boleto';
}

/** Without a body all of it goes back. */
function refundOrder(ledger: Ledger, order: FakeOrder, body: Json): Answer {
  if (!isPaid(order)) return refuse(409, 'cannot_refund_order');
  if (order.refusesRefunds) return refuse(422, 'refund_not_allowed');
  const [part] = (body.transactions ?? []) as { id: string; amount: string }[];
  const payment = order.payments.at(-1);
  if (part && part.id !== payment?.id) return refuse(404, 'transaction_not_found');
  if (part && !isAmount(part.amount)) return refuse(400, 'invalid_amount');
  const cents = part ? centsOf(part.amount) : refundableOf(order);
  if (cents < 1 || cents > refundableOf(order)) return refuse(400, 'invalid_transaction_amount');
  refund(ledger, order, cents);
  return { status: 201, body: orderJson(order) };
}

/** By the day on which they were made, newest first. */
function searchOrders(ledger: Ledger, query: URLSearchParams): Answer {
  const [begin, end] = [Date.parse(query.get('begin_date') ?? ''), Date.parse(query.get('end_date') ?? '')];
  if (Number.isNaN(begin) || Number.isNaN(end)) return refuse(400, 'missing_required_params');
  if (end - begin > MONTH_MS || begin > ledger.now().getTime()) return refuse(400, 'invalid_parameter');
  const size = Number(query.get('page_size') ?? 10);
  if (size > PAGE_SIZE_MAX) return refuse(400, 'invalid_parameter');
  const reference = query.get('external_reference');
  const found = [...ledger.orders.keys()]
    .flatMap((id) => findOrder(ledger, id) ?? [])
    .filter(({ createdAt }) => createdAt.getTime() >= begin && createdAt.getTime() <= end)
    .filter((order) => reference === null || order.reference === reference)
    .toReversed();
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  const paging = { total: String(found.length), total_pages: String(Math.ceil(found.length / size)) };
  const data = found.slice(from, from + size).map(orderJson);
  return { status: 200, body: { data, paging: { ...paging, offset: String(from), limit: String(size) } } };
}

export function orderJson(order: FakeOrder): object {
  const isHere = isPaid(order);
  return {
    id: order.id,
    type: 'online',
    processing_mode: 'manual',
    external_reference: order.reference,
    country_code: 'BRA',
    user_id: '2021490138',
    status: order.status,
    status_detail: order.detail,
    total_amount: reaisOf(order.amountCents),
    ...(isHere && { total_paid_amount: reaisOf(order.amountCents) }),
    created_date: order.createdAt.toISOString(),
    last_updated_date: order.changedAt.toISOString(),
    checkout_url: `https://www.mercadopago.example/checkout/v1/redirect?order_id=${order.id}`,
    transactions: {
      payments: order.payments.map(({ id, status, detail }, at) => ({
        id,
        status,
        status_detail: detail,
        amount: reaisOf(order.amountCents),
        attempt_number: at + 1,
      })),
      refunds: order.refunds.map(({ id, payment, amountCents, status }) => ({
        id,
        transaction_id: payment,
        amount: reaisOf(amountCents),
        status,
      })),
    },
  };
}

function reaisOf(cents: number): string {
  return (cents / 100).toFixed(2);
}
