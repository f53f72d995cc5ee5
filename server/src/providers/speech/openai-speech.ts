import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { SpeechError, type SpeechFailure, type SpeechModel, type SpeechRequest } from './port.ts';

export type OpenAiSpeechConfig = {
  /** Any endpoint that speaks `audio/speech`: OpenAI, Kokoro, openedai-speech… */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** For the whole answer of one attempt. */
  timeoutMs: number;
  maxRetries: number;
};

/** Names that compatible servers share with OpenAI. */
const VOICES: Record<SpeechRequest['voice']['timbre'], string> = { grave: 'sage', media: 'nova', aguda: 'shimmer' };
/** Some ten times what a minute of speech takes. */
const MAX_BYTES = 8_388_608;

/** Adapter for any OpenAI-compatible endpoint. */
export function createOpenAiSpeech(config: OpenAiSpeechConfig): SpeechModel {
  const client = new OpenAI({
    baseURL: config.baseUrl,
    // Local servers need no key, but the SDK insists on one.
    apiKey: config.apiKey ?? 'none',
    maxRetries: config.maxRetries,
    timeout: config.timeoutMs,
    logLevel: 'off',
  });
  return {
    id: `openai:${config.model}`,
    speak: async (request, signal) => {
      // The SDK's timeout ends with the headers; the audio that follows has to come as well.
      const deadline = AbortSignal.timeout(config.timeoutMs * (config.maxRetries + 1));
      try {
        return await readAudio(client, config.model, { request, signal: AbortSignal.any([signal, deadline]) });
      } catch (error) {
        throw deadline.aborted ? new SpeechError('timeout', { cause: error }) : toSpeechError(error);
      }
    },
  };
}

async function readAudio(
  client: OpenAI,
  model: string,
  { request, signal }: { request: SpeechRequest; signal: AbortSignal },
): Promise<Buffer> {
  const { text, voice } = request;
  const response = await client.audio.speech.create(
    { model, input: text, voice: VOICES[voice.timbre], speed: voice.rate, response_format: 'mp3' },
    { signal },
  );
  const audio = Buffer.from(await response.arrayBuffer());
  if (audio.length > MAX_BYTES || !isMpeg(audio)) throw new SpeechError('unavailable');
  return audio;
}

/** An ID3 tag, or the sync bits of a frame: whatever else an endpoint answers is not handed on. */
function isMpeg(audio: Buffer): boolean {
  if (audio.toString('latin1', 0, 3) === 'ID3') return true;
  return audio.length > 2 && audio.readUInt8(0) === 0xff && (audio.readUInt8(1) & 0xe0) === 0xe0;
}

function toSpeechError(error: unknown): SpeechError {
  if (error instanceof SpeechError) return error;
  return new SpeechError(failureOf(error), { cause: error });
}

function failureOf(error: unknown): SpeechFailure {
  if (error instanceof APIConnectionTimeoutError) return 'timeout';
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return 'unavailable';
  const { status = 500 } = error;
  if (status === 408) return 'timeout';
  if (status === 409 || status === 429 || status >= 500) return 'unavailable';
  return /content_(?:filter|policy)|safety/u.test(`${error.code ?? ''} ${error.type ?? ''}`)
    ? 'refused'
    : 'misconfigured';
}
