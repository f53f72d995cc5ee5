import { askEndpoint, createOpenAiClient, type EndpointConfig } from '../openai/endpoint.ts';
import { EndpointError } from '../openai/endpoint-error.ts';
import type { ImageModel } from './port.ts';

/** Longest picture that is taken, in base64: some ten times what an upright PNG of this size needs. */
const MAX_BASE64_LENGTH = 33_554_432;

/** Adapter for any endpoint that speaks `images/generations`: OpenAI, LocalAI, stable-diffusion.cpp… */
export function createOpenAiImages(config: EndpointConfig): ImageModel {
  const client = createOpenAiClient(config);
  return {
    id: `openai:${config.model}`,
    paint: (prompt, signal) =>
      askEndpoint(config, signal, async (waiting) => {
        const { data } = await client.images.generate(
          { model: config.model, prompt, n: 1, ...shapeFor(config.model) },
          { signal: waiting },
        );
        return readPicture(data?.[0]?.b64_json);
      }),
  };
}

/** The upright size a model has. GPT Image always answers with bytes and refuses to be asked for them. */
function shapeFor(model: string): { size: string; response_format?: 'b64_json' } {
  if (/^(?:gpt-image|chatgpt-image)/u.test(model)) return { size: '1024x1536' };
  return { size: model === 'dall-e-3' ? '1024x1792' : '1024x1536', response_format: 'b64_json' };
}

function readPicture(base64: string | undefined): Buffer {
  if (!base64 || base64.length > MAX_BASE64_LENGTH) throw new EndpointError('unavailable');
  return Buffer.from(base64, 'base64');
}
