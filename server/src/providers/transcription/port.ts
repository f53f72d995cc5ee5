/** The transcription port: somebody's voice goes in, their words come out. Adapter: `openai-transcription` (any compatible endpoint). */

export const RECORDING_FORMATS = ['webm', 'ogg', 'mp4', 'wav'] as const;
/** What was said, in the format its first bytes tell. */
export type Recording = { bytes: Buffer; format: (typeof RECORDING_FORMATS)[number] };

export type TranscriptionModel = {
  /** Name for logs, e.g. `openai:whisper-1`. */
  readonly id: string;
  /** The host recordings go to, where it is not on this machine or its own network. */
  readonly leavesFor?: string;
  /** The words of a recording in Portuguese; empty where nothing was said. @throws EndpointError */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
};
