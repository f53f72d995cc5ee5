/**
 * A Mercado Pago over HTTP: JSON both ways, idempotency keys, search in pages, webhooks whose address is signed and whose body is
 * not; what buyers and banks do is done by `bank`. It can be told to be down, slow, too busy, or to hang up. For tests; it is never
 * wired into the product.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestBank, WebhookRequest } from '../port.ts';
import {
  act,
  decide,
  type FakeOrder,
  findOrder,
  type Ledger,
  type RefundStatus,
  settleRefunds,
  toBankPayment,
} from './ledger.ts';
import { type Answer, type Asked, orderJson, refuse, route } from './routes.ts';

/** `hangs-up` does what was asked and breaks the connection instead of answering. */
export type Trouble = 'none' | 'down' | 'limited' | 'slow' | 'hangs-up';
export type FakeRequest = Asked & { idempotencyKey: string | undefined };

export type FakeMercadoPago = {
  readonly apiUrl: string;
  readonly accessToken: string;
  readonly webhookSecret: string;
  /** Does what buyers and their banks do. */
  readonly bank: TestBank;
  /** Requests so far, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** From the next request on, for so many of them. */
  setTrouble(trouble: Trouble, times?: number): void;
  /** What becomes of refunds from now on; those on their way become it too. */
  setRefunds(status: RefundStatus): void;
  /** How the bank decided about what was contested. */
  setDispute(ref: string, detail: string): void;
  /** A day later: what was asked under which key is not known any more. */
  forgetKeys(): void;
  /** A webhook about something, signed as those about orders are; `ts` as it stands in the signature. */
  sign(name: string, ts?: string): WebhookRequest;
  close(): Promise<void>;
};

type State = {
  ledger: Ledger;
  trouble: { kind: Trouble; times: number };
  keys: Map<string, { asked: string; answer: Answer }>;
  requests: FakeRequest[];
};

const ACCESS_TOKEN = 'APP_USR-of-the-fake';
const WEBHOOK_SECRET = 'secret of the fake application';

/** Starts the fake on a free port of the loopback interface. `now` is its clock. */
export async function startFakeMercadoPago({ now }: { now: () => Date }): Promise<FakeMercadoPago> {
  const ledger: Ledger = { now, orders: new Map(), latest: new Map(), refundsBecome: 'processed' };
  const state: State = { ledger, trouble: { kind: 'none', times: 0 }, keys: new Map(), requests: [] };
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessToken: ACCESS_TOKEN,
    webhookSecret: WEBHOOK_SECRET,
    bank: bankOf(ledger),
    requests: state.requests,
    setTrouble: (kind, times = Number.POSITIVE_INFINITY) => {
      state.trouble = { kind, times };
    },
    setRefunds: (status) => {
      ledger.refundsBecome = status;
      settleRefunds(ledger, status);
    },
    setDispute: (ref, detail) => decide(ledger, known(ledger, ref), detail),
    forgetKeys: () => state.keys.clear(),
    sign: (name, ts = secondsOf(ledger)) => signed({ name, requestId: `of-${name}`, ts }, '{}'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function bankOf(ledger: Ledger): TestBank {
  return {
    read: async (ref) => {
      const order = findOrder(ledger, ref);
      return order && toBankPayment(order);
    },
    act: async (ref, action) => {
      const order = findOrder(ledger, ref);
      return order && act(ledger, order, action) ? toBankPayment(order) : undefined;
    },
    webhookOf: async (ref) => {
      const notice = ledger.latest.get(known(ledger, ref).id);
      if (!notice) throw new Error(`nothing happened to ${ref}`);
      const { action, order, requestId } = notice;
      const body = { action, api_version: 'v1', data: orderJson(order), live_mode: true, type: 'order' };
      return signed({ name: order.id, requestId, ts: secondsOf(ledger) }, JSON.stringify(body));
    },
  };
}

function known(ledger: Ledger, ref: string): FakeOrder {
  const order = findOrder(ledger, ref);
  if (!order) throw new Error(`no order ${ref}`);
  return order;
}

function secondsOf(ledger: Ledger): string {
  return String(Math.floor(ledger.now().getTime() / 1_000));
}

/** The name is signed in small letters, however it stands in the address. */
function signed(
  { name, requestId, ts }: { name: string; requestId: string; ts: string },
  body: string,
): WebhookRequest {
  const manifest = `id:${name.toLowerCase()};request-id:${requestId};ts:${ts};`;
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(manifest).digest('hex');
  return {
    headers: { 'x-signature': `ts=${ts},v1=${signature}`, 'x-request-id': requestId },
    query: { 'data.id': name, type: 'order' },
    body,
  };
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = await readText(request);
  const url = new URL(request.url ?? '', 'http://fake');
  const asked: Asked = { method: request.method ?? '', path: url.pathname, query: url.searchParams, text };
  const key = request.headers['x-idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  state.requests.push({ ...asked, idempotencyKey });
  const trouble = nextTrouble(state);
  if (trouble === 'slow') return;
  if (trouble === 'down') send(response, refuse(503, 'internal_error'));
  else if (trouble === 'limited') send(response, refuse(429, 'too_many_requests'));
  else if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`)
    send(response, refuse(401, 'invalid_credentials'));
  else {
    const given = once(state, asked, idempotencyKey);
    if (trouble === 'hangs-up') response.destroy();
    else send(response, given);
  }
}

function nextTrouble({ trouble }: State): Trouble {
  if (trouble.times <= 0) return 'none';
  trouble.times -= 1;
  return trouble.kind;
}

/** The same key is the same answer, and only for the same request; nothing is made without one. */
function once(state: State, asked: Asked, key: string | undefined): Answer {
  if (asked.method !== 'POST') return route(state.ledger, asked);
  if (key === undefined) return refuse(400, 'empty_required_header');
  const text = `${asked.path}?${asked.text}`;
  const before = state.keys.get(key);
  if (before && before.asked !== text) return refuse(409, 'idempotency_key_already_used');
  const given = before?.answer ?? route(state.ledger, asked);
  if (given.status === 201) state.keys.set(key, { asked: text, answer: given });
  return given;
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
