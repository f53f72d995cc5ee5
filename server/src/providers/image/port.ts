/** The image port: what to paint goes in, a picture comes out. Adapter: `openai-images` (any compatible endpoint). */

export type ImageModel = {
  /** Name for logs, e.g. `openai:flux`. */
  readonly id: string;
  /** Paints it upright. The bytes are as they came: whoever asks looks at what they are. @throws EndpointError */
  paint(prompt: string, signal: AbortSignal): Promise<Buffer>;
};
