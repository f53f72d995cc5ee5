import { PaymentKeyRejected, PaymentProviderUnavailable } from './port.ts';

/** The SDK's names of errors; its API error is every answer that blames neither us nor the buyer. */
const OUTAGES = new Set<unknown>(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError']);
/** Our key is not known, or may not do this. */
const REJECTIONS = new Set<unknown>(['StripeAuthenticationError', 'StripePermissionError']);
/** What keeps a refund from being taken now, and not for good. */
const PASSING_CODES = new Set<unknown>(['balance_insufficient', 'insufficient_funds', 'lock_timeout']);

function kindOf(error: unknown): unknown {
  return error instanceof Error && 'type' in error ? error.type : undefined;
}

/** What is nobody's answer, or may be another one later, is an outage. @throws PaymentProviderUnavailable, PaymentKeyRejected */
export async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (REJECTIONS.has(kindOf(error))) throw new PaymentKeyRejected();
    throw OUTAGES.has(kindOf(error)) ? new PaymentProviderUnavailable({ cause: error }) : error;
  }
}

/** Undefined for a name that Stripe does not know. */
export async function orUnknown<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 404) return undefined;
    throw error;
  }
}

/** Whether Stripe takes no such request as things stand: whatever it was about is gone, or the request is wrong. */
export function isInvalid(error: unknown): boolean {
  return kindOf(error) === 'StripeInvalidRequestError';
}

/** Why Stripe will never send a refund; undefined where the same may be asked again. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !isInvalid(error)) return undefined;
  const code = 'code' in error ? error.code : undefined;
  if (PASSING_CODES.has(code)) return undefined;
  return typeof code === 'string' ? code : 'invalid-request';
}

/** The intent that came to nothing because a bank refused its card; undefined for every other error. */
export function refusedIntent(error: unknown): string | undefined {
  if (kindOf(error) !== 'StripeCardError') return undefined;
  const { payment_intent: intent } = error as { payment_intent?: { id: string } };
  return intent?.id;
}
