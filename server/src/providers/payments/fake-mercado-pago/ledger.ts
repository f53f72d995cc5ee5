/** What Mercado Pago would know of orders: the tries at paying them, refunds, chargebacks, and what it would tell last. */
import { randomUUID } from 'node:crypto';
import type { BankAction, BankPayment, PaymentStatus } from '../port.ts';

export type RefundStatus = 'processing' | 'processed' | 'failed';
export type FakeRefund = { id: string; payment: string; amountCents: number; status: RefundStatus };
export type FakeOrder = {
  id: string;
  reference: string;
  title: string;
  method: BankPayment['method'];
  amountCents: number;
  createdAt: Date;
  changedAt: Date;
  expiresAt: Date;
  status: string;
  detail: string;
  /** Each try at paying is one; the latest is last. */
  payments: { id: string; status: string; detail: string }[];
  /** Its bank sends nothing of it back. */
  refusesRefunds?: boolean;
  refunds: FakeRefund[];
};
export type FakeNotice = { requestId: string; order: FakeOrder; action: string };

export type Ledger = {
  now: () => Date;
  orders: Map<string, FakeOrder>;
  /** The latest of each order. */
  latest: Map<string, FakeNotice>;
  /** What becomes of refunds that are asked for. */
  refundsBecome: RefundStatus;
};

const PAID = ['processed', 'refunded', 'charged_back'];

/** Names look like those of orders, payments and refunds there. */
export function newName(kind: 'ORD' | 'PAY' | 'REF'): string {
  return `${kind}01${randomUUID().replaceAll('-', '').slice(0, 24).toUpperCase()}`;
}

/** An order that nobody paid in its time has expired by then. */
export function findOrder(ledger: Ledger, id: string): FakeOrder | undefined {
  const order = ledger.orders.get(id);
  if (order?.status === 'created' && order.expiresAt <= ledger.now()) {
    become(ledger, order, ['expired', 'expired']);
    order.changedAt = order.expiresAt;
  }
  return order;
}

/** Changes an order, and tells it. */
function become(ledger: Ledger, order: FakeOrder, [status, detail]: readonly [string, string]): void {
  Object.assign(order, { status, detail, changedAt: ledger.now() });
  ledger.latest.set(order.id, { requestId: randomUUID(), order, action: `order.${status}` });
}

/** Also where the latest try was contested: that one holds the money. */
function settle(ledger: Ledger, order: FakeOrder, [status, detail]: readonly [string, string]): void {
  const payment = order.payments.at(-1);
  if (payment) Object.assign(payment, { status, detail });
  become(ledger, order, [status, detail]);
}

function tryToPay(ledger: Ledger, order: FakeOrder, outcome: readonly [string, string]): void {
  order.payments.push({ id: newName('PAY'), status: '', detail: '' });
  settle(ledger, order, outcome);
}

/** What may still go back: all that was neither sent nor is on its way. */
export function refundableOf({ amountCents, refunds }: FakeOrder): number {
  return refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((left, made) => left - made.amountCents, amountCents);
}

export function isPaid({ status }: FakeOrder): boolean {
  return PAID.includes(status);
}

export function refund(ledger: Ledger, order: FakeOrder, amountCents: number): void {
  const payment = order.payments.at(-1)?.id ?? '';
  order.refunds.push({ id: newName('REF'), payment, amountCents, status: ledger.refundsBecome });
  showRefunds(ledger, order);
}

/** A contested order goes on being told as one, whatever went back. */
function showRefunds(ledger: Ledger, order: FakeOrder): void {
  if (order.status === 'charged_back') become(ledger, order, ['charged_back', order.detail]);
  else settle(ledger, order, outcomeOf(order));
}

function outcomeOf({ refunds, amountCents: paidCents }: FakeOrder): readonly [string, string] {
  const done = refunds.filter(({ status }) => status === 'processed');
  const cents = done.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (cents >= paidCents) return ['refunded', 'refunded'];
  return ['processed', cents > 0 ? 'partially_refunded' : 'accredited'];
}

/** Refunds that are on their way arrive, or come back. */
export function settleRefunds(ledger: Ledger, status: RefundStatus): void {
  for (const order of ledger.orders.values())
    for (const pending of order.refunds.filter((made) => made.status === 'processing')) {
      pending.status = status;
      showRefunds(ledger, order);
    }
}

const ACTIONS: Readonly<Record<BankAction, (ledger: Ledger, order: FakeOrder) => boolean>> = {
  // Another try, also after one that failed; a slip that was drawn in time is paid late.
  pay: (ledger, order) => {
    if (isPaid(order)) return false;
    tryToPay(ledger, order, ['processed', 'accredited']);
    return true;
  },
  fail: (ledger, order) => {
    if (order.status !== 'created') return false;
    tryToPay(ledger, order, ['failed', 'rejected_by_issuer']);
    return true;
  },
  expire: (ledger, order) => {
    if (order.status !== 'created') return false;
    become(ledger, order, ['expired', 'expired']);
    return true;
  },
  refund: (ledger, order) => {
    const cents = refundableOf(order);
    if (!isPaid(order) || cents <= 0) return false;
    refund(ledger, order, cents);
    return true;
  },
  dispute: (ledger, order) => {
    if (!isPaid(order) || isContested(order)) return false;
    settle(ledger, order, ['charged_back', 'in_process']);
    return true;
  },
  'win-dispute': (ledger, order) => {
    if (!isContested(order)) return false;
    settle(ledger, order, ['charged_back', 'reimbursed']);
    return true;
  },
  'refuse-card': () => false,
  'accept-card': () => false,
  'refuse-refunds': (_, order) => setRefusing(order, true),
  'accept-refunds': (_, order) => setRefusing(order, false),
};

function setRefusing(order: FakeOrder, isRefusing: boolean): boolean {
  order.refusesRefunds = isRefusing;
  return true;
}

function isContested({ status, detail }: FakeOrder): boolean {
  return status === 'charged_back' && detail !== 'reimbursed';
}

/** How a bank decided about what was contested. */
export function decide(ledger: Ledger, order: FakeOrder, detail: string): void {
  settle(ledger, order, ['charged_back', detail]);
}

/** Does what somebody does at the bank. @returns false where it cannot be done as things stand */
export function act(ledger: Ledger, order: FakeOrder, action: BankAction): boolean {
  return ACTIONS[action](ledger, order);
}

export function toBankPayment(order: FakeOrder): BankPayment {
  const done = order.refunds.filter(({ status }) => status === 'processed');
  return {
    ref: order.id,
    orderId: order.reference,
    title: order.title,
    method: order.method,
    status: statusOf(order),
    currency: 'BRL',
    amountCents: order.amountCents,
    refundedCents: done.reduce((sum, { amountCents }) => sum + amountCents, 0),
    isDisputed: isContested(order),
    cardRef: undefined,
    isCardRefused: null,
  };
}

function statusOf(order: FakeOrder): PaymentStatus {
  if (isPaid(order)) return 'paid';
  if (order.status === 'failed') return 'failed';
  return order.status === 'expired' ? 'expired' : 'waiting';
}
