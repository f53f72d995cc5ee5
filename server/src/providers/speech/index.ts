import { createOpenAiSpeech } from './openai-speech.ts';
import type { SpeechModel } from './port.ts';

export type SpeechConfig = {
  /** Base URL of an OpenAI-compatible endpoint. */
  url: string | undefined;
  key: string | undefined;
  /** Model name at that endpoint. */
  name: string | undefined;
};

const TIMEOUT_MS = 20_000;
const MAX_RETRIES = 1;

/** The configured endpoint when URL and model name are given; otherwise none, and browsers speak with their own voices. */
export function createSpeechModel({ url, key, name }: SpeechConfig): SpeechModel | undefined {
  if (!url || !name) return undefined;
  return createOpenAiSpeech({ baseUrl: url, apiKey: key, model: name, timeoutMs: TIMEOUT_MS, maxRetries: MAX_RETRIES });
}
