import { type EndpointSettings, readEndpoint } from '../openai/endpoint.ts';
import { createOpenAiTranscription } from './openai-transcription.ts';
import type { TranscriptionModel } from './port.ts';

/** A minute of speech on somebody's own machine takes its time. */
const PATIENCE = { timeoutMs: 30_000, maxRetries: 1 };

/** The configured endpoint when URL and model name are given; otherwise none, and only browsers that can write down what is said do. */
export function createTranscriptionModel(settings: EndpointSettings): TranscriptionModel | undefined {
  const endpoint = readEndpoint(settings, PATIENCE);
  return endpoint && createOpenAiTranscription(endpoint);
}
