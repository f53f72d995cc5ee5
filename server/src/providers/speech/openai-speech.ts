import type { OpenAI } from 'openai';
import { askEndpoint, createOpenAiClient, type EndpointConfig } from '../openai/endpoint.ts';
import { EndpointError } from '../openai/endpoint-error.ts';
import type { SpeechModel, SpeechRequest } from './port.ts';

/** Names that compatible servers share with OpenAI. */
const VOICES: Record<SpeechRequest['voice']['timbre'], string> = { grave: 'sage', media: 'nova', aguda: 'shimmer' };
/** Some ten times what a minute of speech takes. */
const MAX_BYTES = 8_388_608;

/** Adapter for any endpoint that speaks `audio/speech`: OpenAI, Kokoro, openedai-speech… */
export function createOpenAiSpeech(config: EndpointConfig): SpeechModel {
  const client = createOpenAiClient(config);
  return {
    id: `openai:${config.model}`,
    speak: (request, signal) =>
      askEndpoint(config, signal, (waiting) => readAudio(client, config.model, { request, signal: waiting })),
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
  if (audio.length > MAX_BYTES || !isMpeg(audio)) throw new EndpointError('unavailable');
  return audio;
}

/** An ID3 tag, or the sync bits of a frame: whatever else an endpoint answers is not handed on. */
function isMpeg(audio: Buffer): boolean {
  if (audio.toString('latin1', 0, 3) === 'ID3') return true;
  return audio.length > 2 && audio.readUInt8(0) === 0xff && (audio.readUInt8(1) & 0xe0) === 0xe0;
}
