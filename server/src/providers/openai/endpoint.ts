/** What all adapters for the OpenAI protocol share: the client, its deadline, its failures, and whose machine it is. */
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { EndpointError, type EndpointFailure } from './endpoint-error.ts';

/** An endpoint as it is configured; without URL or model name there is none. */
export type EndpointSettings = {
  /** Base URL of an OpenAI-compatible endpoint. */
  url: string | undefined;
  key: string | undefined;
  /** Model name at that endpoint. */
  name: string | undefined;
};

export type EndpointConfig = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** For the whole answer of one attempt. */
  timeoutMs: number;
  /** Attempts after the first, where another may help. */
  maxRetries: number;
};

/** The endpoint that is configured, with the patience its kind needs; undefined where none is. */
export function readEndpoint(
  { url, key, name }: EndpointSettings,
  patience: Pick<EndpointConfig, 'timeoutMs' | 'maxRetries'>,
): EndpointConfig | undefined {
  return url && name ? { baseUrl: url, apiKey: key, model: name, ...patience } : undefined;
}

export function createOpenAiClient(config: Omit<EndpointConfig, 'model'>): OpenAI {
  return new OpenAI({
    baseURL: config.baseUrl,
    // Local servers need no key, but the SDK insists on one.
    apiKey: config.apiKey ?? 'none',
    maxRetries: config.maxRetries,
    timeout: config.timeoutMs,
    logLevel: 'off',
  });
}

/**
 * Asks for one answer and waits for all of it: the SDK's own timeout ends with the headers.
 * @throws EndpointError
 */
export async function askEndpoint<Answer>(
  config: EndpointConfig,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const deadline = AbortSignal.timeout(config.timeoutMs * (config.maxRetries + 1));
  try {
    return await ask(AbortSignal.any([signal, deadline]));
  } catch (error) {
    if (deadline.aborted) throw new EndpointError('timeout', { cause: error });
    throw error instanceof EndpointError ? error : new EndpointError(failureOf(error), { cause: error });
  }
}

/** Our word for whatever the SDK or the network threw. */
export function failureOf(error: unknown): EndpointFailure {
  if (error instanceof APIConnectionTimeoutError) return 'timeout';
  // A cut socket, an answer that is not JSON: the endpoint is not doing its work.
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return 'unavailable';
  const { status = 500 } = error;
  if (status === 408) return 'timeout';
  if (status === 409 || status === 425 || status === 429 || status >= 500) return 'unavailable';
  return /content_(?:filter|policy)|moderation|safety/u.test(`${error.code ?? ''} ${error.type ?? ''}`)
    ? 'refused'
    : 'misconfigured';
}

/** The host of an endpoint that is not on this machine or its own network: what goes there leaves, and needs a yes. */
export function hostIfForeign(baseUrl: string): string | undefined {
  const { hostname } = new URL(baseUrl);
  const isOwn =
    /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])/u.test(hostname) ||
    !hostname.includes('.');
  return isOwn ? undefined : hostname;
}
