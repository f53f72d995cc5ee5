import type { Stripe } from 'stripe';
import type { Payment, PaymentStatus, ProviderRefund, RefundInput, SendingAnswer } from './port.ts';
import { cardRefOf, isCharge } from './stripe-cards.ts';
import { orUnknown, refusalOf } from './stripe-errors.ts';

/** Decided for us, or only asked about: the money is here. */
const HARMLESS_DISPUTES = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/** A payment without what happened after it was paid. */
type Found = Omit<Payment, 'refundedCents' | 'refunds' | 'isDisputed'> & {
  /** What refunds and disputes know it by; undefined before somebody began to pay, and where nothing was charged. */
  intent: string | undefined;
};
type Session = Stripe.Checkout.Session;

/** By the name of its session, or of an intent: that of a session, or a charge that has none. */
async function find(stripe: Stripe, ref: string): Promise<Found | undefined> {
  if (!ref.startsWith('pi_')) return ofSession(await findSession(stripe, ref));
  const session = await findByIntent(stripe, ref);
  if (session) return ofSession(session);
  const intent = await orUnknown(() => stripe.paymentIntents.retrieve(ref));
  return intent && isCharge(intent) ? ofCharge(intent) : undefined;
}

function findSession(stripe: Stripe, ref: string): Promise<Session | undefined> {
  return orUnknown(() => stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent', 'setup_intent'] }));
}

async function findByIntent(stripe: Stripe, intent: string): Promise<Session | undefined> {
  const asked = { payment_intent: intent, limit: 1, expand: ['data.payment_intent'] };
  return (await orUnknown(() => stripe.checkout.sessions.list(asked)))?.data[0];
}

function ofSession(session: Session | undefined): Found | undefined {
  if (!session) return undefined;
  const intent = expanded(session.payment_intent);
  const setup = expanded(session.setup_intent);
  const status = statusOf({ session, intent, setup });
  const keeping = setup ?? (intent?.setup_future_usage === 'off_session' ? intent : undefined);
  // Where only a card is kept there is no money and may be no currency; nothing is nothing in ours.
  const currency = session.currency ?? (session.mode === 'setup' ? 'brl' : '');
  return {
    ref: session.id,
    orderId: session.metadata?.orderId,
    status,
    currency: currency.toUpperCase(),
    amountCents: session.amount_total ?? 0,
    cardRef: status === 'paid' && keeping ? cardRefOf(keeping) : undefined,
    intent: intent?.id,
  };
}

/** Undefined where there is none, or only its name was given. */
function expanded<Named>(named: string | Named | null): Named | undefined {
  return typeof named === 'string' ? undefined : (named ?? undefined);
}

type Parts = {
  session: Session;
  intent: Stripe.PaymentIntent | undefined;
  setup: Stripe.SetupIntent | undefined;
};

function statusOf({ session, intent, setup }: Parts): PaymentStatus {
  if (session.payment_status === 'paid' || intent?.status === 'succeeded' || setup?.status === 'succeeded')
    return 'paid';
  if (session.status === 'expired') return 'expired';
  if (intent?.status === 'canceled') return 'canceled';
  // On a page that is still open, a refused card can be tried again.
  return session.status === 'complete' && intent?.status === 'requires_payment_method' ? 'failed' : 'waiting';
}

function ofCharge({ id, metadata, status, currency, amount }: Stripe.PaymentIntent): Found {
  const money = { currency: currency.toUpperCase(), amountCents: amount };
  return {
    ref: id,
    orderId: metadata.orderId,
    status: chargeStatusOf(status),
    ...money,
    cardRef: undefined,
    intent: id,
  };
}

/** Nobody is there who could do anything more about a charge: what is not paid or on its way came to nothing. */
function chargeStatusOf(status: Stripe.PaymentIntent.Status): PaymentStatus {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'waiting' : 'failed';
}

export async function readPayment(stripe: Stripe, ref: string): Promise<Payment | undefined> {
  const found = await find(stripe, ref);
  if (!found) return undefined;
  const { intent, ...payment } = found;
  const [refunds, isDisputed] =
    payment.status === 'paid' && intent !== undefined
      ? await Promise.all([listRefunds(stripe, intent), isContested(stripe, intent)])
      : [[], false];
  // What is on its way has not arrived.
  const refundedCents = sumOf(refunds.filter(({ status }) => status === 'succeeded'));
  return { ...payment, refundedCents, refunds: refunds.map(toRefund), isDisputed };
}

function sumOf(refunds: readonly Stripe.Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

function toRefund(refund: Stripe.Refund): ProviderRefund {
  const { id: ref, amount: amountCents, metadata, status } = refund;
  const key = metadata?.key;
  if (isFailed(refund)) return { ref, key, amountCents, status: 'failed' };
  return { ref, key, amountCents, status: status === 'succeeded' ? 'done' : 'pending' };
}

function isFailed({ status }: Stripe.Refund): boolean {
  return status === 'failed' || status === 'canceled';
}

/** All of them; a payment rarely has more than one. */
async function listRefunds(stripe: Stripe, intent: string): Promise<Stripe.Refund[]> {
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 })) refunds.push(refund);
  return refunds;
}

async function isContested(stripe: Stripe, intent: string): Promise<boolean> {
  for await (const { status } of stripe.disputes.list({ payment_intent: intent, limit: 100 }))
    if (!HARMLESS_DISPUTES.has(status)) return true;
  return false;
}

/**
 * The key is written on the refund as well: Stripe forgets idempotency keys after a day, and a refund by bank may take longer.
 * What went back otherwise is not sent again.
 */
export async function sendBack(stripe: Stripe, refund: RefundInput): Promise<SendingAnswer> {
  const found = await find(stripe, refund.ref);
  if (found?.intent === undefined || found.status !== 'paid') return { isRefused: true, because: 'not-paid' };
  const { intent, amountCents } = found;
  const before = await listRefunds(stripe, intent);
  const known = before.find(({ metadata }) => metadata?.key === refund.key);
  if (known) return { isRefused: false, ref: known.id };
  const amount = Math.min(refund.amountCents, amountCents - sumOf(before.filter((made) => !isFailed(made))));
  if (amount <= 0) return { isRefused: true, because: 'nothing-left' };
  try {
    const input = { payment_intent: intent, amount, metadata: { key: refund.key } };
    const { id } = await stripe.refunds.create(input, { idempotencyKey: refund.key });
    return { isRefused: false, ref: id };
  } catch (error) {
    const because = refusalOf(error);
    if (because === undefined) throw error;
    return { isRefused: true, because };
  }
}
