import type { Stripe } from 'stripe';
import type { WebhookHint } from './port.ts';
import { isCharge } from './stripe-cards.ts';

/** Everything that changes a payment; Stripe lists at most twenty kinds at once. */
const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] satisfies Stripe.Event.Type[];

export async function listChanged(stripe: Stripe, since: Date): Promise<string[]> {
  const refs = new Set<string>();
  const created = { gte: Math.floor(since.getTime() / 1_000) };
  for await (const event of stripe.events.list({ created, types: EVENT_TYPES, limit: 100 })) {
    const hint = hintOf(event);
    if (hint) refs.add(hint.ref);
  }
  return [...refs];
}

/** Undefined for what is not about a payment of ours. */
export function hintOf(event: Stripe.Event): WebhookHint | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return sessionHint(event.id, event.data.object);
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return chargeHint(event.id, event.data.object);
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return intentHint(event.id, event.data.object.payment_intent);
    default:
      return undefined;
  }
}

function sessionHint(eventId: string, session: Stripe.Checkout.Session): WebhookHint | undefined {
  if (session.metadata?.orderId === undefined) return undefined;
  return {
    eventId,
    ref: session.id,
    ...(session.amount_total !== null && { amountCents: session.amount_total }),
    ...(session.currency !== null && { currency: session.currency.toUpperCase() }),
  };
}

/** Intents of sessions are told of by these. */
function chargeHint(eventId: string, intent: Stripe.PaymentIntent): WebhookHint | undefined {
  if (!isCharge(intent)) return undefined;
  return { eventId, ref: intent.id, amountCents: intent.amount, currency: intent.currency.toUpperCase() };
}

function intentHint(eventId: string, intent: string | Stripe.PaymentIntent | null): WebhookHint | undefined {
  if (intent === null) return undefined;
  return { eventId, ref: typeof intent === 'string' ? intent : intent.id };
}
