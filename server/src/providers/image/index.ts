import { type EndpointSettings, readEndpoint } from '../openai/endpoint.ts';
import { createOpenAiImages } from './openai-images.ts';
import type { ImageModel } from './port.ts';

/** Models of people's own machines take a minute or two. */
const PATIENCE = { timeoutMs: 150_000, maxRetries: 1 };

/** The configured endpoint when URL and model name are given; otherwise none, and portraits are drawn. */
export function createImageModel(settings: EndpointSettings): ImageModel | undefined {
  const endpoint = readEndpoint(settings, PATIENCE);
  return endpoint && createOpenAiImages(endpoint);
}
