import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { TextModelError, type TextModelFailure } from '../port.ts';

const BASE_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 8_000;

function isContentRefusal(error: APIError): boolean {
  return /content_(?:filter|policy)|safety/.test(`${error.code ?? ''} ${error.type ?? ''}`);
}

function failureOfStatus(error: APIError): TextModelFailure {
  const { status } = error;
  if (status === 408) return 'timeout';
  if (status === undefined || status === 409 || status === 425 || status === 429 || status >= 500) return 'unavailable';
  return isContentRefusal(error) ? 'refused' : 'misconfigured';
}

/** Our word for whatever the SDK or the network threw. */
export function toTextModelError(error: unknown): TextModelError {
  if (error instanceof TextModelError) return error;
  if (error instanceof APIConnectionTimeoutError) return new TextModelError('timeout', { cause: error });
  if (error instanceof APIConnectionError) return new TextModelError('unavailable', { cause: error });
  if (error instanceof APIError) return new TextModelError(failureOfStatus(error), { cause: error });
  // A cut socket, a chunk that is not JSON: the endpoint is not doing its work.
  return new TextModelError('unavailable', { cause: error });
}

/** Trying again helps against crowds and outages, not against a wrong key or a refusal. */
export function isWorthRetrying(error: TextModelError): boolean {
  return error.failure === 'unavailable' || error.failure === 'timeout';
}

/** Exponential, with jitter so that many failed replies do not return together. */
export function backoffMs(attempt: number): number {
  const ceiling = Math.min(MAX_BACKOFF_MS, BASE_BACKOFF_MS * 2 ** attempt);
  return ceiling / 2 + Math.random() * (ceiling / 2);
}
