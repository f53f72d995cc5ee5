import { createEmbeddedTextModel, type EmbeddedTextModelDeps } from './embedded/embedded-model.ts';
import { createFallbackTextModel } from './fallback.ts';
import { createOpenAiTextModel } from './openai/openai-model.ts';
import type { TextModel } from './port.ts';

export type EndpointConfig = {
  /** Base URL of an OpenAI-compatible endpoint. */
  url: string | undefined;
  key: string | undefined;
  /** Model name at that endpoint. */
  name: string | undefined;
};
export type TextModelConfig = EndpointConfig & {
  timeoutMs?: number;
  /** Tokens an endpoint takes in all, and those of the longest reply. */
  contextTokens?: number;
  replyTokens?: number;
  temperature?: number;
  /** A second endpoint, asked when the first does not answer. */
  fallback?: EndpointConfig;
  /** Whether the embedded engine answers when no endpoint does. */
  lastResort?: 'embedded' | 'none';
};

const DEFAULTS = { timeoutMs: 20_000, contextTokens: 8_192, replyTokens: 320, temperature: 0.9 };
/** Attempts after the first: fewer where somebody else can answer instead. */
const MAX_RETRIES = { alone: 2, withFallback: 1 };

/** The configured endpoints with their fallbacks when there are any, the embedded engine otherwise. */
export function createTextModel(config: TextModelConfig, deps: EmbeddedTextModelDeps): TextModel {
  const configured = [config, config.fallback].flatMap((endpoint) => {
    const isComplete = endpoint?.url !== undefined && endpoint.name !== undefined;
    return isComplete ? { url: endpoint.url ?? '', key: endpoint.key, name: endpoint.name ?? '' } : [];
  });
  const embedded = createEmbeddedTextModel(deps);
  if (configured.length === 0) return embedded;
  const hasFallback = configured.length > 1 || config.lastResort === 'embedded';
  const endpoints = configured.map(({ url, key, name }) =>
    createOpenAiTextModel({
      baseUrl: url,
      apiKey: key,
      model: name,
      timeoutMs: config.timeoutMs ?? DEFAULTS.timeoutMs,
      maxRetries: hasFallback ? MAX_RETRIES.withFallback : MAX_RETRIES.alone,
      contextTokens: config.contextTokens ?? DEFAULTS.contextTokens,
      maxReplyTokens: config.replyTokens ?? DEFAULTS.replyTokens,
      temperature: config.temperature ?? DEFAULTS.temperature,
    }),
  );
  const models = config.lastResort === 'embedded' ? [...endpoints, embedded] : endpoints;
  return createFallbackTextModel(models, () => performance.now());
}
