import { failureOf } from '../../openai/endpoint.ts';
import { TextModelError } from '../port.ts';

const BASE_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 8_000;

/** Our word for whatever the SDK or the network threw. */
export function toTextModelError(error: unknown): TextModelError {
  return error instanceof TextModelError ? error : new TextModelError(failureOf(error), { cause: error });
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
