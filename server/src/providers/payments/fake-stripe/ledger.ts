/** What Stripe would know of payments: sessions with their intents, refunds, disputes, and the events that tell of them. */
import { randomUUID } from 'node:crypto';
import type { BankAction, BankPayment, PaymentStatus } from '../port.ts';
import {
  disputeJson,
  type FakeCard,
  type FakeDispute,
  type FakePayment,
  type FakeRefund,
  intentJson,
  type RefundStatus,
  refundJson,
  sessionJson,
} from './objects.ts';

export type FakeEvent = { id: string; object: 'event'; type: string; created: number; data: { object: object } };

export type Ledger = {
  now: () => Date;
  payments: Map<string, FakePayment>;
  cards: Map<string, FakeCard>;
  events: FakeEvent[];
  /** The latest event of each payment, by its name. */
  latest: Map<string, FakeEvent>;
  /** What becomes of refunds that are asked for. */
  refundsBecome: RefundStatus;
};

/** Seconds of the ledger's clock. */
export function secondsOf(ledger: Ledger): number {
  return Math.floor(ledger.now().getTime() / 1_000);
}

/** By the name of its session or its intent. A page that nobody paid on closes when its time is over. */
export function findPayment(ledger: Ledger, name: string): FakePayment | undefined {
  const payment =
    ledger.payments.get(name) ??
    [...ledger.payments.values()].find(({ intent, isBegun }) => isBegun && intent === name);
  if (payment?.page === 'open' && payment.expiresAt <= secondsOf(ledger)) expire(ledger, payment);
  return payment;
}

function tellSession(ledger: Ledger, payment: FakePayment, type: string): void {
  tell(ledger, payment, { type: `checkout.session.${type}`, object: sessionJson(payment) });
}

function tellIntent(ledger: Ledger, payment: FakePayment, type: string): void {
  tell(ledger, payment, { type: `payment_intent.${type}`, object: intentJson(payment) });
}

/** A bank is asked for the money of a charge. */
export function settleCharge(ledger: Ledger, payment: FakePayment): void {
  payment.isPaid = payment.card?.isRefused === false;
  tellIntent(ledger, payment, payment.isPaid ? 'succeeded' : 'payment_failed');
}

export function cancelCharge(ledger: Ledger, payment: FakePayment): void {
  payment.isCanceled = true;
  tellIntent(ledger, payment, 'canceled');
}

function expire(ledger: Ledger, payment: FakePayment): void {
  payment.page = 'expired';
  tellSession(ledger, payment, 'expired');
}

export function tell(
  ledger: Ledger,
  payment: FakePayment,
  { type, object }: { type: string; object: object },
): FakeEvent {
  const event: FakeEvent = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: secondsOf(ledger),
    data: { object },
  };
  ledger.events.push(event);
  ledger.latest.set(payment.name, event);
  return event;
}

/** What may still go back: all that was neither sent nor is on its way. */
export function refundableOf({ amount, refunds }: FakePayment): number {
  return refunds.filter(({ status }) => status !== 'failed').reduce((left, refund) => left - refund.amount, amount);
}

export function refund(
  ledger: Ledger,
  payment: FakePayment,
  { amount, metadata }: Pick<FakeRefund, 'amount' | 'metadata'>,
): FakeRefund {
  const made: FakeRefund = { id: `re_${randomUUID()}`, amount, status: ledger.refundsBecome, metadata };
  payment.refunds.push(made);
  if (made.status === 'succeeded') {
    const charge = { id: `ch_${payment.intent}`, object: 'charge', payment_intent: payment.intent };
    tell(ledger, payment, { type: 'charge.refunded', object: charge });
  } else tell(ledger, payment, { type: 'refund.created', object: refundJson(payment, made) });
  return made;
}

/** Refunds that are on their way arrive, or come back. */
export function settleRefunds(ledger: Ledger, status: RefundStatus): void {
  for (const payment of ledger.payments.values())
    for (const pending of payment.refunds.filter((made) => made.status === 'pending')) {
      pending.status = status;
      const type = status === 'failed' ? 'refund.failed' : 'refund.updated';
      tell(ledger, payment, { type, object: refundJson(payment, pending) });
    }
}

const ACTIONS: Readonly<Record<BankAction, (ledger: Ledger, payment: FakePayment) => boolean>> = {
  // Also late, and after a first try that came to nothing. Nobody can pay what has no page.
  pay: (ledger, payment) => {
    if (payment.isPaid || payment.kind === 'charge') return false;
    const isLate = payment.page === 'complete';
    const card = payment.keepsCard ? keepCard(ledger) : undefined;
    Object.assign(payment, { isPaid: true, isBegun: true, page: isLate ? 'complete' : completed(payment), card });
    if (payment.kind === 'payment') tellIntent(ledger, payment, 'succeeded');
    tellSession(ledger, payment, isLate ? 'async_payment_succeeded' : 'completed');
    return true;
  },
  fail: (ledger, payment) => {
    if (payment.page !== 'open') return false;
    Object.assign(payment, { isBegun: true, page: 'complete' });
    tellIntent(ledger, payment, 'payment_failed');
    tellSession(ledger, payment, 'async_payment_failed');
    return true;
  },
  expire: (ledger, payment) => {
    if (payment.page !== 'open') return false;
    expire(ledger, payment);
    return true;
  },
  refund: (ledger, payment) => {
    const amount = refundableOf(payment);
    if (!payment.isPaid || amount <= 0) return false;
    refund(ledger, payment, { amount, metadata: {} });
    return true;
  },
  dispute: (ledger, payment) => {
    if (!payment.isPaid || payment.kind === 'setup' || payment.disputes.some(isContested)) return false;
    const dispute = { id: `du_${randomUUID()}`, status: 'needs_response' };
    payment.disputes.push(dispute);
    tell(ledger, payment, { type: 'charge.dispute.created', object: disputeJson(payment, dispute) });
    return true;
  },
  'win-dispute': (ledger, payment) => {
    const dispute = payment.disputes.find(isContested);
    if (!dispute) return false;
    dispute.status = 'won';
    tell(ledger, payment, { type: 'charge.dispute.closed', object: disputeJson(payment, dispute) });
    return true;
  },
  'refuse-card': (_, payment) => setRefused(payment, true),
  'accept-card': (_, payment) => setRefused(payment, false),
  'refuse-refunds': (_, payment) => setRefusing(payment, true),
  'accept-refunds': (_, payment) => setRefusing(payment, false),
};

function keepCard(ledger: Ledger): FakeCard {
  const id = randomUUID().replaceAll('-', '');
  const card = { id: `pm_${id}`, customer: `cus_${id}`, isAttached: true, isRefused: false };
  ledger.cards.set(card.id, card);
  return card;
}

function setRefused({ card }: FakePayment, isRefused: boolean): boolean {
  if (card) card.isRefused = isRefused;
  return card !== undefined;
}

function setRefusing(payment: FakePayment, isRefusing: boolean): boolean {
  payment.refusesRefunds = isRefusing;
  return true;
}

/** A page that has closed stays closed, even where money comes late. */
function completed({ page }: FakePayment): FakePayment['page'] {
  return page === 'open' ? 'complete' : page;
}

function isContested({ status }: FakeDispute): boolean {
  return status !== 'won';
}

/** Does what somebody does at the bank. @returns false where it cannot be done as things stand */
export function act(ledger: Ledger, payment: FakePayment, action: BankAction): boolean {
  return ACTIONS[action](ledger, payment);
}

export function toBankPayment(payment: FakePayment): BankPayment {
  const done = payment.refunds.filter(({ status }) => status === 'succeeded');
  return {
    ref: payment.name,
    orderId: payment.orderId,
    title: payment.title,
    method: payment.method,
    status: statusOf(payment),
    currency: 'BRL',
    amountCents: payment.amount,
    refundedCents: done.reduce((sum, { amount }) => sum + amount, 0),
    isDisputed: payment.disputes.some(isContested),
    cardRef: payment.card && payment.keepsCard ? `${payment.card.customer}:${payment.card.id}` : undefined,
    isCardRefused: payment.card?.isRefused ?? null,
  };
}

function statusOf({ isPaid, page }: FakePayment): PaymentStatus {
  if (isPaid) return 'paid';
  if (page === 'complete') return 'failed';
  return page === 'expired' ? 'expired' : 'waiting';
}
