import { type OpenAI, toFile } from 'openai';
import { askEndpoint, createOpenAiClient, type EndpointConfig, hostIfForeign } from '../openai/endpoint.ts';
import { EndpointError } from '../openai/endpoint-error.ts';
import type { Recording, TranscriptionModel } from './port.ts';

/** More than anybody says in a minute: an answer this long is no transcription. */
const MAX_LENGTH = 8_000;
/** What models trained on subtitles "hear" in silence. */
const HEARD_IN_SILENCE = /^(?:legendas? pela comunidade.*|.*amara\.org.*|(?:muito )?obrigad[oa] por assistir)[.!]?$/iu;

/** Adapter for any endpoint that speaks `audio/transcriptions`: OpenAI, whisper.cpp, faster-whisper-server, LocalAI… */
export function createOpenAiTranscription(config: EndpointConfig): TranscriptionModel {
  const client = createOpenAiClient(config);
  const leavesFor = hostIfForeign(config.baseUrl);
  return {
    id: `openai:${config.model}`,
    ...(leavesFor === undefined ? {} : { leavesFor }),
    transcribe: (recording, signal) =>
      askEndpoint(config, signal, (waiting) => readWords(client, config.model, { recording, signal: waiting })),
  };
}

async function readWords(
  client: OpenAI,
  model: string,
  { recording, signal }: { recording: Recording; signal: AbortSignal },
): Promise<string> {
  const { bytes, format } = recording;
  const file = await toFile(bytes, `recording.${format}`, { type: `audio/${format}` });
  const answer: { text?: unknown } = await client.audio.transcriptions.create(
    { file, model, language: 'pt', response_format: 'json' },
    { signal },
  );
  if (typeof answer.text !== 'string' || answer.text.length > MAX_LENGTH) throw new EndpointError('unavailable');
  const words = answer.text.replace(/\s+/gu, ' ').trim();
  return HEARD_IN_SILENCE.test(words) ? '' : words;
}
