import type { Stripe } from 'stripe';
import type { Checkout, CheckoutInput } from './port.ts';
import { pageUntil, voucherDays } from './stripe-deadlines.ts';

/** How long a Pix code may be paid that the page shows. */
const PIX_SECONDS = 30 * 60;

/** What is sent depends on the order alone: the same key with other parameters is refused. */
export async function createSession(stripe: Stripe, input: CheckoutInput, now: Date): Promise<Checkout> {
  const { orderId, returnUrl, cancelUrl } = input;
  const session = await stripe.checkout.sessions.create(
    {
      locale: 'pt-BR',
      ...methodOf(input, now),
      ...(input.amountCents === 0 ? keepingOf(input) : sellingOf(input)),
      client_reference_id: orderId,
      metadata: { orderId },
      success_url: returnUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey: orderId },
  );
  if (session.url === null) throw new Error(`Stripe gave ${session.id} no page`);
  return { ref: session.id, pixCode: null, boletoLine: null, payUrl: session.url };
}

/** A card is kept with a customer, so one is made of whoever pays. */
function sellingOf({ orderId, amountCents, title, keepsCard }: CheckoutInput) {
  const metadata = { orderId };
  return {
    mode: 'payment' as const,
    line_items: [
      { quantity: 1, price_data: { currency: 'brl', unit_amount: amountCents, product_data: { name: title } } },
    ],
    // Another currency would be another amount than ours.
    adaptive_pricing: { enabled: false },
    payment_intent_data: { metadata, ...(keepsCard && { setup_future_usage: 'off_session' as const }) },
    ...(keepsCard && { customer_creation: 'always' as const }),
  };
}

/** Stripe sells nothing for 0: its page keeps the card alone. Such a page has no lines, so its button says what is bought. */
function keepingOf({ orderId, title }: CheckoutInput) {
  return {
    mode: 'setup' as const,
    currency: 'brl',
    setup_intent_data: { metadata: { orderId } },
    customer_creation: 'always' as const,
    custom_text: { submit: { message: title } },
  };
}

function methodOf(input: CheckoutInput, now: Date) {
  const until = pageUntil(input, now);
  const common = { payment_method_types: [input.method], expires_at: Math.floor(until.getTime() / 1_000) };
  switch (input.method) {
    case 'pix':
      return { ...common, payment_method_options: { pix: { expires_after_seconds: PIX_SECONDS } } };
    case 'boleto': {
      const days = voucherDays(input.payUntil, until);
      return { ...common, payment_method_options: { boleto: { expires_after_days: days } } };
    }
    case 'card':
      return common;
  }
}
