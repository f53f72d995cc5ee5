import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ImageError, type ImageFailure, type ImageModel } from './port.ts';

export type OpenAiImagesConfig = {
  /** Any endpoint that speaks `images/generations`: OpenAI, LocalAI, stable-diffusion.cpp… */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** For the whole answer of one attempt. */
  timeoutMs: number;
  maxRetries: number;
};

/** Longest picture that is taken, in base64: some ten times what an upright PNG of this size needs. */
const MAX_BASE64_LENGTH = 33_554_432;

/** Adapter for any OpenAI-compatible endpoint. */
export function createOpenAiImages(config: OpenAiImagesConfig): ImageModel {
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
    paint: async (prompt, signal) => {
      // The SDK's timeout ends with the headers; the picture that follows has to come as well.
      const deadline = AbortSignal.timeout(config.timeoutMs * (config.maxRetries + 1));
      try {
        const { data } = await client.images.generate(
          { model: config.model, prompt, n: 1, ...shapeFor(config.model) },
          { signal: AbortSignal.any([signal, deadline]) },
        );
        return readPicture(data?.[0]?.b64_json);
      } catch (error) {
        throw deadline.aborted ? new ImageError('timeout', { cause: error }) : toImageError(error);
      }
    },
  };
}

/** The upright size a model has. GPT Image always answers with bytes and refuses to be asked for them. */
function shapeFor(model: string): { size: string; response_format?: 'b64_json' } {
  if (/^(?:gpt-image|chatgpt-image)/u.test(model)) return { size: '1024x1536' };
  return { size: model === 'dall-e-3' ? '1024x1792' : '1024x1536', response_format: 'b64_json' };
}

function readPicture(base64: string | undefined): Buffer {
  if (!base64 || base64.length > MAX_BASE64_LENGTH) throw new ImageError('unavailable');
  return Buffer.from(base64, 'base64');
}

function toImageError(error: unknown): ImageError {
  if (error instanceof ImageError) return error;
  return new ImageError(failureOf(error), { cause: error });
}

function failureOf(error: unknown): ImageFailure {
  if (error instanceof APIConnectionTimeoutError) return 'timeout';
  if (error instanceof APIConnectionError || !(error instanceof APIError)) return 'unavailable';
  const { status = 500 } = error;
  if (status === 408) return 'timeout';
  if (status === 409 || status === 429 || status >= 500) return 'unavailable';
  return /content_(?:filter|policy)|moderation|safety/u.test(`${error.code ?? ''} ${error.type ?? ''}`)
    ? 'refused'
    : 'misconfigured';
}
