import { type EndpointSettings, readEndpoint } from '../openai/endpoint.ts';
import { createOpenAiSpeech } from './openai-speech.ts';
import type { SpeechModel } from './port.ts';

const PATIENCE = { timeoutMs: 20_000, maxRetries: 1 };

/** The configured endpoint when URL and model name are given; otherwise none, and browsers speak with their own voices. */
export function createSpeechModel(settings: EndpointSettings): SpeechModel | undefined {
  const endpoint = readEndpoint(settings, PATIENCE);
  return endpoint && createOpenAiSpeech(endpoint);
}
