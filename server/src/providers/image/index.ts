import { createOpenAiImages } from './openai-images.ts';
import type { ImageModel } from './port.ts';

export type ImageConfig = {
  /** Base URL of an OpenAI-compatible endpoint. */
  url: string | undefined;
  key: string | undefined;
  /** Model name at that endpoint. */
  name: string | undefined;
};

/** Models of people's own machines take a minute or two. */
const TIMEOUT_MS = 150_000;
const MAX_RETRIES = 1;

/** The configured endpoint when URL and model name are given; otherwise none, and portraits are drawn. */
export function createImageModel({ url, key, name }: ImageConfig): ImageModel | undefined {
  if (!url || !name) return undefined;
  return createOpenAiImages({ baseUrl: url, apiKey: key, model: name, timeoutMs: TIMEOUT_MS, maxRetries: MAX_RETRIES });
}
