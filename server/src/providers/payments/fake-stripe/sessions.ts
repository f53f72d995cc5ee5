/** Stripe's routes for Checkout Sessions. */
import { randomUUID } from 'node:crypto';
import type { BankPayment } from '../port.ts';
import { type Answer, isBetween, metadataOf, refuse } from './forms.ts';
import { findPayment, type Ledger, secondsOf } from './ledger.ts';
import { type FakePayment, sessionJson } from './objects.ts';

const METHODS: readonly string[] = ['pix', 'card', 'boleto'];
const PRICE = 'line_items[0][price_data]';

export function isExpanded(query: URLSearchParams): boolean {
  return [...query].some(([name, value]) => name.startsWith('expand[') && value.endsWith('_intent'));
}

export function readSession(ledger: Ledger, name: string, query: URLSearchParams): Answer {
  const payment = name.startsWith('cs_') ? ledger.payments.get(name) && findPayment(ledger, name) : undefined;
  if (!payment) return refuse(404, `No such checkout.session: ${name}`, { code: 'resource_missing', param: 'session' });
  return { status: 200, body: sessionJson(payment, isExpanded(query)) };
}

export function createSession(ledger: Ledger, form: URLSearchParams): Answer {
  const fault = faultOf(form, secondsOf(ledger));
  if (fault !== undefined) return refuse(400, `Invalid ${fault}`, { param: fault });
  const id = randomUUID().replaceAll('-', '');
  const isSetup = form.get('mode') === 'setup';
  const payment: FakePayment = {
    kind: isSetup ? 'setup' : 'payment',
    name: `cs_test_${id}`,
    intent: `${isSetup ? 'seti' : 'pi'}_${id}`,
    isBegun: false,
    keepsCard: isSetup || form.get('payment_intent_data[setup_future_usage]') === 'off_session',
    card: undefined,
    isCanceled: false,
    orderId: form.get('client_reference_id') ?? '',
    metadata: metadataOf(form),
    title: form.get(`${PRICE}[product_data][name]`) ?? form.get('custom_text[submit][message]') ?? '',
    method: form.get('payment_method_types[0]') as BankPayment['method'],
    amount: isSetup ? 0 : Number(form.get(`${PRICE}[unit_amount]`)),
    expiresAt: Number(form.get('expires_at')),
    page: 'open',
    isPaid: false,
    refunds: [],
    disputes: [],
  };
  ledger.payments.set(payment.name, payment);
  return { status: 200, body: sessionJson(payment) };
}

/** The first parameter that Stripe would refuse. */
function faultOf(form: URLSearchParams, now: number): string | undefined {
  const isRight: Record<string, boolean> = {
    payment_method_types: METHODS.includes(form.get('payment_method_types[0]') ?? ''),
    success_url: URL.canParse(form.get('success_url') ?? ''),
    cancel_url: URL.canParse(form.get('cancel_url') ?? ''),
    expires_at: isBetween(form, 'expires_at', [now + 1_800, now + 86_400]),
    ...(form.get('mode') === 'setup' ? setupOf(form) : sellingOf(form)),
    ...optionsOf(form),
  };
  return Object.keys(isRight).find((name) => isRight[name] === false);
}

function sellingOf(form: URLSearchParams): Record<string, boolean> {
  const isKept = form.has('payment_intent_data[setup_future_usage]');
  return {
    mode: form.get('mode') === 'payment',
    currency: form.get(`${PRICE}[currency]`) === 'brl',
    unit_amount: isBetween(form, `${PRICE}[unit_amount]`, [50, 99_999_999]),
    quantity: form.get('line_items[0][quantity]') === '1',
    // A Pix or a boleto cannot be charged again.
    setup_future_usage: !isKept || form.get('payment_method_types[0]') === 'card',
    customer_creation: !isKept || form.get('customer_creation') === 'always',
  };
}

/** A page that keeps a card sells nothing: it takes no lines, prices or intents to pay. */
function setupOf(form: URLSearchParams): Record<string, boolean> {
  const isSold = [...form.keys()].find((name) => /^(?:line_items|payment_intent_data|adaptive_pricing)\[/u.test(name));
  return {
    [isSold ?? 'line_items']: isSold === undefined,
    currency: form.get('currency') === 'brl',
    customer_creation: form.get('customer_creation') === 'always',
    payment_method_types: form.get('payment_method_types[0]') === 'card',
  };
}

function optionsOf(form: URLSearchParams): Record<string, boolean> {
  const pix = 'payment_method_options[pix][expires_after_seconds]';
  const boleto = 'payment_method_options[boleto][expires_after_days]';
  return {
    expires_after_seconds: !form.has(pix) || isBetween(form, pix, [60, 1_209_600]),
    expires_after_days: !form.has(boleto) || isBetween(form, boleto, [0, 60]),
  };
}
