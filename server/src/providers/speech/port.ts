/** The speech port: a short text and how she sounds go in, audio comes out. Adapter: `openai-speech` (any compatible endpoint). */

export type SpeechRequest = {
  text: string;
  /** `rate` is the speed, 1 the voice's own. */
  voice: { timbre: 'grave' | 'media' | 'aguda'; rate: number };
};

export type SpeechModel = {
  /** Name for caches and logs, e.g. `openai:tts-x`. */
  readonly id: string;
  /** Says it, as MPEG audio. @throws EndpointError */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<Buffer>;
};
