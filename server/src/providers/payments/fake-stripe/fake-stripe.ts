/**
 * A Stripe over HTTP: forms in, JSON out, idempotency keys, lists in pages, signed webhooks; what buyers and banks do is done by
 * `bank`. It can be told to be down, slow, too busy, or to hang up. For tests; it is never wired into the product.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestBank } from '../port.ts';
import { type Answer, type Asked, refuse } from './forms.ts';
import {
  act,
  type FakeEvent,
  findPayment,
  type Ledger,
  secondsOf,
  settleRefunds,
  tell,
  toBankPayment,
} from './ledger.ts';
import type { RefundStatus } from './objects.ts';
import { route } from './routes.ts';

/** `hangs-up` does what was asked and breaks the connection instead of answering. */
export type Trouble = 'none' | 'down' | 'limited' | 'slow' | 'hangs-up';
export type FakeRequest = { method: string; path: string; form: URLSearchParams; idempotencyKey: string | undefined };

export type FakeStripe = {
  readonly apiUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Does what buyers and their banks do. */
  readonly bank: TestBank;
  /** Requests so far, oldest first. */
  readonly requests: readonly FakeRequest[];
  /** From the next request on, for so many of them. */
  setTrouble(trouble: Trouble, times?: number): void;
  /** What becomes of refunds from now on; those on their way become it too. */
  setRefunds(status: RefundStatus): void;
  /** How the bank stands to what was contested. */
  setDispute(ref: string, status: string): void;
  /** A day later: what was asked under which key is not known any more. */
  forgetKeys(): void;
  /** Something else happened to a payment. @returns its webhook */
  tell(
    ref: string,
    event: { type: string; object: object },
  ): Promise<{ headers: Record<string, string>; body: string }>;
  close(): Promise<void>;
};

type State = {
  ledger: Ledger;
  trouble: { kind: Trouble; times: number };
  keys: Map<string, { asked: string; answer: Answer }>;
  requests: FakeRequest[];
};

const SECRET_KEY = 'sk_test_of_the_fake';
const WEBHOOK_SECRET = 'whsec_of_the_fake';

/** Starts the fake on a free port of the loopback interface. `now` is its clock. */
export async function startFakeStripe({ now }: { now: () => Date }): Promise<FakeStripe> {
  const ledger: Ledger = {
    now,
    payments: new Map(),
    cards: new Map(),
    events: [],
    latest: new Map(),
    refundsBecome: 'succeeded',
  };
  const state: State = { ledger, trouble: { kind: 'none', times: 0 }, keys: new Map(), requests: [] };
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey: SECRET_KEY,
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
    setDispute: (ref, status) => {
      for (const dispute of known(ledger, ref).disputes) dispute.status = status;
    },
    forgetKeys: () => state.keys.clear(),
    tell: async (ref, event) => signed(ledger, tell(ledger, known(ledger, ref), event)),
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
      const payment = findPayment(ledger, ref);
      return payment && toBankPayment(payment);
    },
    act: async (ref, action) => {
      const payment = findPayment(ledger, ref);
      return payment && act(ledger, payment, action) ? toBankPayment(payment) : undefined;
    },
    webhookOf: async (ref) => {
      const event = ledger.latest.get(known(ledger, ref).name);
      if (!event) throw new Error(`nothing happened to ${ref}`);
      return signed(ledger, event);
    },
  };
}

function known(ledger: Ledger, ref: string) {
  const payment = findPayment(ledger, ref);
  if (!payment) throw new Error(`no payment ${ref}`);
  return payment;
}

function signed(ledger: Ledger, event: FakeEvent) {
  const body = JSON.stringify(event, null, 2);
  const seconds = secondsOf(ledger);
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${seconds}.${body}`).digest('hex');
  return { headers: { 'stripe-signature': `t=${seconds},v1=${signature}` }, body };
}

async function answer(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = await readForm(request);
  const url = new URL(request.url ?? '', 'http://fake');
  const asked: Asked = { method: request.method ?? '', path: url.pathname, query: url.searchParams, form };
  const key = request.headers['idempotency-key'];
  const idempotencyKey = typeof key === 'string' ? key : undefined;
  state.requests.push({ method: asked.method, path: asked.path, form, idempotencyKey });
  const trouble = nextTrouble(state);
  if (trouble === 'slow') return;
  if (trouble === 'down') send(response, refuse(503, 'Down', { type: 'api_error' }));
  else if (trouble === 'limited') send(response, refuse(429, 'Too many requests', { code: 'rate_limit' }));
  else if (request.headers.authorization !== `Bearer ${SECRET_KEY}`) send(response, refuse(401, 'Invalid API Key'));
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

/** The same key is the same answer, and only for the same request. */
function once(state: State, asked: Asked, key: string | undefined): Answer {
  if (key === undefined || asked.method !== 'POST') return route(state.ledger, asked);
  const text = `${asked.path}?${asked.form}`;
  const before = state.keys.get(key);
  if (before && before.asked !== text) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    return refuse(400, message, { type: 'idempotency_error' });
  }
  const given = before?.answer ?? route(state.ledger, asked);
  // What was begun has its answer for ever; what was not understood may be asked again.
  if (given.status === 200 || given.status === 402) state.keys.set(key, { asked: text, answer: given });
  return given;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
