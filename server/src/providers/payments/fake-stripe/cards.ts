/** Stripe's routes for kept cards: intents without a page, and payment methods. */
import { randomUUID } from 'node:crypto';
import { type Answer, type Asked, metadataOf, refuse } from './forms.ts';
import { cancelCharge, findPayment, type Ledger, settleCharge } from './ledger.ts';
import { cardJson, type FakeCard, type FakePayment, intentJson } from './objects.ts';

/** Undefined for a path that is no card's or intent's. */
export function routeCards(ledger: Ledger, asked: Asked): Answer | undefined {
  const [, kind, name = '', action] = /^\/v1\/(payment_\w+)\/([^/]+)(\/\w+)?$/u.exec(asked.path) ?? [];
  switch (`${asked.method} ${kind}${action ?? ''}`) {
    case 'GET payment_intents':
      return ofIntent(ledger, name, (payment) => ({ status: 200, body: intentJson(payment) }));
    case 'POST payment_intents/cancel':
      return ofIntent(ledger, name, (payment) => cancel(ledger, payment));
    case 'GET payment_methods':
      return ofCard(ledger, name, (card) => ({ status: 200, body: cardJson(card) }));
    case 'POST payment_methods/detach':
      return ofCard(ledger, name, detach);
    default:
      return undefined;
  }
}

function missing(kind: string, name: string, param = 'id'): Answer {
  return refuse(404, `No such ${kind}: '${name}'`, { code: 'resource_missing', param });
}

function ofIntent(ledger: Ledger, name: string, answerOf: (payment: FakePayment) => Answer): Answer {
  const payment = name.startsWith('pi_') ? findPayment(ledger, name) : undefined;
  return payment ? answerOf(payment) : missing('payment_intent', name, 'intent');
}

function ofCard(ledger: Ledger, name: string, answerOf: (card: FakeCard) => Answer): Answer {
  const card = ledger.cards.get(name);
  return card ? answerOf(card) : missing('PaymentMethod', name);
}

function detach(card: FakeCard): Answer {
  if (!card.isAttached)
    return refuse(400, 'The payment method you provided is not attached to a customer so detachment is impossible.');
  card.isAttached = false;
  return { status: 200, body: cardJson(card) };
}

function cancel(ledger: Ledger, payment: FakePayment): Answer {
  if (payment.isPaid || payment.isCanceled)
    return refuse(400, 'You cannot cancel this PaymentIntent because of its status.', {
      code: 'payment_intent_unexpected_state',
    });
  cancelCharge(ledger, payment);
  return { status: 200, body: intentJson(payment) };
}

/** Those of a customer's cards, pages' as well. */
export function listIntents(ledger: Ledger, { query }: Asked): readonly object[] {
  const customer = query.get('customer');
  return [...ledger.payments.values()]
    .filter(({ kind, card }) => kind !== 'setup' && card?.customer === customer)
    .map(intentJson)
    .toReversed();
}

/** With `confirm`, the card's bank is asked at once; without, the intent waits for a card. */
export function createIntent(ledger: Ledger, form: URLSearchParams): Answer {
  const fault = faultOf(form);
  if (fault !== undefined) return refuse(400, `Invalid ${fault}`, { param: fault });
  const isConfirmed = form.get('confirm') === 'true';
  const card = isConfirmed ? chargeableOf(ledger, form) : undefined;
  if (isConfirmed && !card)
    return refuse(
      400,
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a ' +
        'connected account without Customer attachment, or was detached from a Customer. It may not be used again. To use ' +
        'a PaymentMethod multiple times, you must attach it to a Customer first.',
    );
  const payment = chargeOf(form, card);
  ledger.payments.set(payment.name, payment);
  if (isConfirmed) settleCharge(ledger, payment);
  return isConfirmed && !payment.isPaid ? declined(payment) : { status: 200, body: intentJson(payment) };
}

/** The first parameter that Stripe would refuse. */
function faultOf(form: URLSearchParams): string | undefined {
  const [amount, isConfirmed] = [Number(form.get('amount')), form.get('confirm') === 'true'];
  const isRight: Record<string, boolean> = {
    amount: Number.isInteger(amount) && amount >= 50 && amount <= 99_999_999,
    currency: form.get('currency') === 'brl',
    payment_method_types: form.get('payment_method_types[0]') === 'card',
    off_session: !form.has('off_session') || isConfirmed,
    payment_method: !isConfirmed || form.has('payment_method'),
  };
  return Object.keys(isRight).find((name) => isRight[name] === false);
}

function chargeableOf(ledger: Ledger, form: URLSearchParams): FakeCard | undefined {
  const card = ledger.cards.get(form.get('payment_method') ?? '');
  return card?.isAttached && card.customer === form.get('customer') ? card : undefined;
}

function chargeOf(form: URLSearchParams, card: FakeCard | undefined): FakePayment {
  const name = `pi_${randomUUID().replaceAll('-', '')}`;
  const metadata = metadataOf(form);
  return {
    kind: 'charge',
    name,
    intent: name,
    isBegun: true,
    keepsCard: false,
    card,
    isCanceled: false,
    orderId: metadata.orderId ?? '',
    metadata,
    title: form.get('description') ?? '',
    method: 'card',
    amount: Number(form.get('amount')),
    expiresAt: Number.POSITIVE_INFINITY,
    page: 'complete',
    isPaid: false,
    refunds: [],
    disputes: [],
  };
}

function declined(payment: FakePayment): Answer {
  const error = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' };
  const message = 'Your card was declined.';
  return { status: 402, body: { error: { ...error, message, payment_intent: intentJson(payment) } } };
}
