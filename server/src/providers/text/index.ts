import { createEmbeddedTextModel, type EmbeddedTextModelDeps } from './embedded/embedded-model.ts';
import { createOpenAiTextModel } from './openai/openai-model.ts';
import type { TextModel } from './port.ts';

export type TextModelConfig = {
  /** Base URL of an OpenAI-compatible endpoint. */
  url: string | undefined;
  key: string | undefined;
  /** Model name at that endpoint. */
  name: string | undefined;
  timeoutMs?: number;
};

const DEFAULT_TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;

/** The configured endpoint when URL and model name are given, the embedded engine otherwise. */
export function createTextModel(config: TextModelConfig, deps: EmbeddedTextModelDeps): TextModel {
  if (!config.url || !config.name) return createEmbeddedTextModel(deps);
  return createOpenAiTextModel({
    baseUrl: config.url,
    apiKey: config.key,
    model: config.name,
    timeoutMs: config.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    maxRetries: MAX_RETRIES,
  });
}
