/** Stripe's routes that the adapter calls, over the ledger. */
import { createIntent, listIntents, routeCards } from './cards.ts';
import { type Answer, type Asked, metadataOf, refuse } from './forms.ts';
import { findPayment, type Ledger, refund, refundableOf } from './ledger.ts';
import { disputeJson, type FakePayment, refundJson, sessionJson } from './objects.ts';
import { createSession, isExpanded, readSession } from './sessions.ts';

/** What the ledger answers; 404 for what the adapter does not call. */
export function route(ledger: Ledger, asked: Asked): Answer {
  const session = /^\/v1\/checkout\/sessions\/([^/]+)$/u.exec(asked.path)?.[1];
  if (asked.method === 'GET' && session !== undefined) return readSession(ledger, session, asked.query);
  switch (`${asked.method} ${asked.path}`) {
    case 'POST /v1/checkout/sessions':
      return createSession(ledger, asked.form);
    case 'GET /v1/checkout/sessions':
      return pageOf(
        asked,
        ofIntent(ledger, asked, (payment) =>
          payment.kind === 'charge' ? [] : [sessionJson(payment, isExpanded(asked.query))],
        ),
      );
    case 'POST /v1/payment_intents':
      return createIntent(ledger, asked.form);
    case 'GET /v1/payment_intents':
      return pageOf(asked, listIntents(ledger, asked));
    case 'POST /v1/refunds':
      return createRefund(ledger, asked.form);
    case 'GET /v1/refunds':
      return pageOf(
        asked,
        ofIntent(ledger, asked, (payment) => payment.refunds.map((made) => refundJson(payment, made))),
      );
    case 'GET /v1/disputes':
      return pageOf(
        asked,
        ofIntent(ledger, asked, (payment) => payment.disputes.map((dispute) => disputeJson(payment, dispute))),
      );
    case 'GET /v1/events':
      return pageOf(asked, listEvents(ledger, asked.query));
    default:
      return routeCards(ledger, asked) ?? refuse(404, `Unrecognized request URL (${asked.method}: ${asked.path})`);
  }
}

function ofIntent(
  ledger: Ledger,
  { query }: Asked,
  objectsOf: (payment: FakePayment) => readonly object[],
): readonly object[] {
  const payment = findPayment(ledger, query.get('payment_intent') ?? '');
  return payment ? objectsOf(payment) : [];
}

function pageOf({ path, query }: Asked, objects: readonly object[]): Answer {
  const after = query.get('starting_after');
  const from = after === null ? 0 : objects.findIndex((object) => 'id' in object && object.id === after) + 1;
  const to = from + Number(query.get('limit') ?? 10);
  const body = { object: 'list', url: path, data: objects.slice(from, to), has_more: to < objects.length };
  return { status: 200, body };
}

function createRefund(ledger: Ledger, form: URLSearchParams): Answer {
  const payment = findPayment(ledger, form.get('payment_intent') ?? '');
  if (!payment?.isPaid) return refuse(400, 'This PaymentIntent has no successful charge to refund.');
  if (payment.refusesRefunds)
    return refuse(400, 'This charge can no longer be refunded.', { code: 'charge_not_refundable' });
  const amount = Number(form.get('amount'));
  if (!Number.isInteger(amount) || amount < 1 || amount > refundableOf(payment))
    return refuse(400, 'Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
  const made = refund(ledger, payment, { amount, metadata: metadataOf(form) });
  return { status: 200, body: refundJson(payment, made) };
}

/** Newest first, as Stripe does. */
function listEvents(ledger: Ledger, query: URLSearchParams): readonly object[] {
  const types = [...query].flatMap(([name, value]) => (name.startsWith('types[') ? [value] : []));
  const since = Number(query.get('created[gte]') ?? 0);
  return ledger.events
    .filter(({ type, created }) => created >= since && (types.length === 0 || types.includes(type)))
    .toReversed();
}
