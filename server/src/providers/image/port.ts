/** The image port: what to paint goes in, a picture comes out. Adapter: `openai-images` (any compatible endpoint). */

export type ImageFailure = 'timeout' | 'unavailable' | 'refused' | 'misconfigured';

export class ImageError extends Error {
  readonly failure: ImageFailure;
  constructor(failure: ImageFailure, options?: ErrorOptions) {
    super(`image model: ${failure}`, options);
    this.name = 'ImageError';
    this.failure = failure;
  }
}

export type ImageModel = {
  /** Name for logs, e.g. `openai:flux`. */
  readonly id: string;
  /** Paints it upright. The bytes are as they came: whoever asks looks at what they are. @throws ImageError */
  paint(prompt: string, signal: AbortSignal): Promise<Buffer>;
};
