/** The objects of the ledger, and how Stripe's API writes them. */
import type { BankPayment } from '../port.ts';

export type RefundStatus = 'pending' | 'succeeded' | 'failed';
export type FakeRefund = { id: string; amount: number; status: RefundStatus; metadata: Record<string, string> };
export type FakeDispute = { id: string; status: string };
/** A payment method of a customer. */
export type FakeCard = { id: string; customer: string; isAttached: boolean; isRefused: boolean };
export type FakePayment = {
  /** A page that sells, a page that keeps a card and sells nothing, or a charge that has no page. */
  kind: 'payment' | 'setup' | 'charge';
  /** The session's; the intent's where there is no session. */
  name: string;
  /** It has no name before somebody began to pay. */
  intent: string;
  isBegun: boolean;
  keepsCard: boolean;
  /** What it was paid with. */
  card: FakeCard | undefined;
  isCanceled: boolean;
  orderId: string;
  metadata: Record<string, string>;
  title: string;
  method: BankPayment['method'];
  amount: number;
  expiresAt: number;
  page: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  /** Its bank sends nothing of it back. */
  refusesRefunds?: boolean;
  refunds: FakeRefund[];
  disputes: FakeDispute[];
};

/** A page that only keeps a card has no amount, and no intent to pay but one to set up. */
export function sessionJson(payment: FakePayment, isExpanded = false): object {
  const isSetup = payment.kind === 'setup';
  const intent = isExpanded ? intentJson(payment) : payment.intent;
  return {
    id: payment.name,
    object: 'checkout.session',
    mode: payment.kind,
    status: payment.page,
    payment_status: isSetup ? 'no_payment_required' : paymentStatusOf(payment),
    payment_intent: payment.isBegun && !isSetup ? intent : null,
    setup_intent: isSetup ? intent : null,
    customer: payment.card?.customer ?? null,
    payment_method_types: [payment.method],
    amount_total: isSetup ? null : payment.amount,
    currency: isSetup ? null : 'brl',
    client_reference_id: payment.orderId,
    metadata: payment.metadata,
    expires_at: payment.expiresAt,
    url: payment.page === 'open' ? `https://checkout.stripe.example/c/pay/${payment.name}` : null,
  };
}

function paymentStatusOf({ isPaid }: FakePayment): string {
  return isPaid ? 'paid' : 'unpaid';
}

/** Cards that are not kept have no customer. */
export function intentJson(payment: FakePayment): object {
  const { intent: id, amount, metadata, card } = payment;
  const common = {
    id,
    metadata,
    status: intentStatusOf(payment),
    customer: card?.customer ?? null,
    payment_method: card?.id ?? (payment.isPaid ? `pm_of_${id}` : null),
  };
  if (payment.kind === 'setup') return { object: 'setup_intent', usage: 'off_session', ...common };
  const usage = payment.keepsCard ? 'off_session' : null;
  return { object: 'payment_intent', amount, currency: 'brl', setup_future_usage: usage, ...common };
}

function intentStatusOf({ isPaid, isCanceled }: FakePayment): string {
  if (isCanceled) return 'canceled';
  return isPaid ? 'succeeded' : 'requires_payment_method';
}

export function refundJson(payment: FakePayment, refund: FakeRefund): object {
  return { object: 'refund', currency: 'brl', payment_intent: payment.intent, ...refund };
}

export function disputeJson(payment: FakePayment, dispute: FakeDispute): object {
  return { object: 'dispute', currency: 'brl', amount: payment.amount, payment_intent: payment.intent, ...dispute };
}

export function cardJson({ id, customer, isAttached }: FakeCard): object {
  return { id, object: 'payment_method', type: 'card', customer: isAttached ? customer : null };
}
