import type { Stripe } from 'stripe';
import { type PaymentProvider, WebhookForged } from './port.ts';
import { chargeCard, forgetCard } from './stripe-cards.ts';
import { createSession } from './stripe-checkout.ts';
import { asking } from './stripe-errors.ts';
import { hintOf, listChanged } from './stripe-events.ts';
import { readPayment, sendBack } from './stripe-payments.ts';

export type StripeConfig = {
  secretKey: string;
  /** Of the endpoint that is registered for `/webhooks/payments/stripe`. */
  webhookSecret: string;
  /** Another server than Stripe's, without a path. */
  apiUrl?: string | undefined;
  now: () => Date;
  timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const TOLERANCE_SECONDS = 300;

/**
 * Stripe. Buyers pay on its hosted page (Checkout). A payment is named by its Checkout Session: that exists from the first moment,
 * while the PaymentIntent comes when somebody begins to pay. Refunds and disputes know the intent alone, so `fetch` and `refund`
 * take its name as well and answer with the session's (docs/decisions/0024). A kept card that is charged later has no page, and
 * its payment is named by the intent.
 */
export async function createStripePayments(config: StripeConfig): Promise<PaymentProvider> {
  const { now, webhookSecret } = config;
  const stripe = await connect(config);
  return {
    id: 'stripe',
    capabilities: { methods: ['pix', 'card', 'boleto'], keepsCards: true, pixReceiver: undefined, paysOut: false },
    createCheckout: (input) => asking(() => createSession(stripe, input, now())),
    chargeCard: (charge) => asking(() => chargeCard(stripe, charge)),
    forgetCard: (cardRef) => asking(() => forgetCard(stripe, cardRef)),
    refund: (refund) => asking(() => sendBack(stripe, refund)),
    payOut: () => Promise.reject(new Error('Stripe sends nothing to Pix keys')),
    fetch: (ref) => asking(() => readPayment(stripe, ref)),
    list: ({ since }) => asking(() => listChanged(stripe, since)),
    verifyWebhook: ({ headers, body }) => {
      const signature = headers['stripe-signature'] ?? '';
      try {
        const receivedAt = now().getTime();
        return hintOf(
          stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, receivedAt),
        );
      } catch (error) {
        throw new WebhookForged({ cause: error });
      }
    },
  };
}

/** Whoever takes payments otherwise is spared the SDK: a third of a second and 35 MB. */
async function connect({ secretKey, apiUrl, timeoutMs = TIMEOUT_MS }: StripeConfig): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const url = apiUrl === undefined ? undefined : new URL(apiUrl);
  const isPlain = url?.protocol === 'http:';
  const elsewhere = url && {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: url.hostname,
    port: url.port || (isPlain ? 80 : 443),
  };
  return new Client(secretKey, { timeout: timeoutMs, maxNetworkRetries: RETRIES, telemetry: false, ...elsewhere });
}
