import { asking, connectMercadoPago, type MercadoPagoApi } from './mercado-pago-api.ts';
import { createOrder } from './mercado-pago-checkout.ts';
import { listChanged, orderName, readPayment, sendBack } from './mercado-pago-payments.ts';
import { type PaymentProvider, WebhookForged, type WebhookHint, type WebhookRequest } from './port.ts';

export type MercadoPagoConfig = {
  accessToken: string;
  /** Of the application whose webhooks go to `/webhooks/payments/mercadopago`. */
  webhookSecret: string;
  /** Another server than Mercado Pago's, without a path. */
  apiUrl?: string | undefined;
  now: () => Date;
  timeoutMs?: number;
};

const TOLERANCE_MS = 300_000;
/** Times of signatures come in seconds and in milliseconds; no time of ours is as long in seconds. */
const MILLISECONDS_FROM = 100_000_000_000;

/**
 * Mercado Pago. Buyers pay on its page (Checkout Pro), and a payment is named by the order that the page is for: it is there from
 * the first moment, has refunds and chargebacks in it, and stays the same when a try at it fails and another follows
 * (docs/decisions/0028).
 *
 * No cards are kept. What is typed on its page stays there; to keep a card, its script would have to run in our pages, against
 * the content security policy, and to charge one while its owner is away takes an agreement with them.
 */
export async function createMercadoPagoPayments(config: MercadoPagoConfig): Promise<PaymentProvider> {
  const { accessToken, webhookSecret, apiUrl, now, timeoutMs } = config;
  const api = await connectMercadoPago({ accessToken, apiUrl, timeoutMs });
  return {
    id: 'mercadopago',
    capabilities: { methods: ['pix', 'card', 'boleto'], keepsCards: false, pixReceiver: undefined, paysOut: false },
    createCheckout: (input) => asking(() => createOrder(api, input, now())),
    chargeCard: () => Promise.reject(new Error('Mercado Pago keeps no cards')),
    forgetCard: () => Promise.resolve(),
    refund: (refund) => asking(() => sendBack(api, refund)),
    payOut: () => Promise.reject(new Error('Mercado Pago sends to Pix keys only by agreement')),
    fetch: (ref) => asking(() => readPayment(api, ref)),
    list: ({ since }) => asking(() => listChanged(api, since, now())),
    verifyWebhook: (request) => readWebhook(api, request, { secret: webhookSecret, now: now() }),
  };
}

/**
 * Signed are the name of what changed, as the address has it, the request's id and the time. The body is not, so it is not read:
 * the hint says which order to look at, and nothing else. Undefined where it is about something that is no order.
 * @throws WebhookForged
 */
function readWebhook(
  api: MercadoPagoApi,
  { headers, query }: WebhookRequest,
  { secret, now }: { secret: string; now: Date },
): WebhookHint | undefined {
  const name = query?.['data.id'] ?? '';
  const [xSignature = '', xRequestId = ''] = [headers['x-signature'], headers['x-request-id']];
  // The SDK signs for what is missing as well, without it.
  if (name === '' || xRequestId === '') throw new WebhookForged();
  try {
    api.signatures.validate({ xSignature, xRequestId, dataId: name.toLowerCase(), secret });
  } catch (error) {
    throw new WebhookForged({ cause: error });
  }
  const time = Number(/(?:^|,)\s*ts=(\d{1,16})/u.exec(xSignature)?.[1]);
  const sentMs = time < MILLISECONDS_FROM ? time * 1_000 : time;
  // What is no number is too old as well.
  if (!(Math.abs(now.getTime() - sentMs) <= TOLERANCE_MS)) throw new WebhookForged();
  const ref = orderName(name);
  return ref === undefined ? undefined : { eventId: xRequestId, ref };
}
