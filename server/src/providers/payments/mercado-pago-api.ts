import type { Order, WebhookSignatureValidator } from 'mercadopago';
import { PaymentKeyRejected, PaymentProviderUnavailable } from './port.ts';

export type MercadoPagoApi = {
  /** Asks for something of orders. What makes something has a key: asked for twice, it is made once. */
  orders<Answer>(ask: (orders: Order) => Promise<Answer>, idempotencyKey?: string): Promise<Answer>;
  signatures: typeof WebhookSignatureValidator;
};

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const RETRY_MS = 250;
const RETRY_MS_MAX = 2_000;

/** The SDK's names of errors that may be another answer later. */
const OUTAGES = new Set([
  'MPConnectionError',
  'MPRateLimitError',
  'MPServerError',
  'MPResourceLockedError',
  'MPDependencyError',
]);

/** Answers to a refund that are the same whenever it is asked for. Too little money in the account there (402) is none of them. */
const REFUSALS = new Set(['MPBadRequestError', 'MPNotFoundError', 'MPValidationError']);

/**
 * The SDK, loaded when it is needed. What one call was told stays with its configuration for the next, keys included, so each call
 * has one of its own.
 */
export async function connectMercadoPago(config: {
  accessToken: string;
  apiUrl: string | undefined;
  timeoutMs: number | undefined;
}): Promise<MercadoPagoApi> {
  const { MercadoPagoConfig, Order: Orders, WebhookSignatureValidator: signatures } = await import('mercadopago');
  const { AppConfig } = await import('mercadopago/dist/utils/config/index.js');
  const { accessToken, apiUrl, timeoutMs: timeout = TIMEOUT_MS } = config;
  const common = { timeout, maxRetries: RETRIES, initialDelay: RETRY_MS, maxDelay: RETRY_MS_MAX };
  return {
    orders: (ask, idempotencyKey) => {
      const options = idempotencyKey === undefined ? common : { ...common, idempotencyKey };
      const orders = new Orders(new MercadoPagoConfig({ accessToken, options }));
      return apiUrl === undefined ? ask(orders) : elsewhere(AppConfig, apiUrl, () => ask(orders));
    },
    signatures,
  };
}

/** The SDK has its server's address once for the whole process and takes it as a call begins: only until then is it another. */
function elsewhere<Answer>(sdk: { BASE_URL: string }, url: string, begin: () => Answer): Answer {
  const home = sdk.BASE_URL;
  sdk.BASE_URL = new URL(url).origin;
  try {
    return begin();
  } finally {
    sdk.BASE_URL = home;
  }
}

/** What is nobody's answer, or may be another one later, is an outage. @throws PaymentProviderUnavailable, PaymentKeyRejected */
export async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'MPAuthenticationError') throw new PaymentKeyRejected();
    const isOutage = error instanceof Error && OUTAGES.has(error.name);
    throw isOutage ? new PaymentProviderUnavailable({ cause: error }) : error;
  }
}

/** Undefined for a name that Mercado Pago does not know. */
export async function orUnknown<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'MPNotFoundError') return undefined;
    throw error;
  }
}

/** Whether a key was used before with another text. */
export function isKeyUsed(error: unknown): boolean {
  return error instanceof Error && error.name === 'MPIdempotencyError';
}

/** Why Mercado Pago will never send a refund; undefined where the same may be asked again. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof Error && REFUSALS.has(error.name) ? error.name : undefined;
}
