import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEndpoint, resultOf } from '../openai/fake-endpoint/endpoint-contract.ts';
import {
  type FakeImage,
  type FakeImagesServer,
  startFakeImagesServer,
} from './fake-images-server/fake-images-server.ts';
import { createImageModel } from './index.ts';
import { createOpenAiImages } from './openai-images.ts';

let server: FakeImagesServer;
beforeAll(async () => {
  server = await startFakeImagesServer();
});
afterAll(() => server.close());

const PICTURE = Buffer.from('any bytes');

/** The picture, or why there is none. */
async function paint(scripted: FakeImage, model = 'flux'): Promise<unknown> {
  server.script(scripted);
  const { baseUrl } = server;
  const images = createOpenAiImages({ baseUrl, apiKey: 'k', model, timeoutMs: 1_500, maxRetries: 1 });
  return resultOf(images.paint('a portrait', new AbortController().signal));
}

describeEndpoint({
  server: () => server,
  ask: (config) => createOpenAiImages(config).paint('a portrait', new AbortController().signal),
  good: { answer: { kind: 'image', bytes: PICTURE }, result: PICTURE },
});

describe('a picture of a configured model', () => {
  it.each([
    ['flux', { size: '1024x1536', response_format: 'b64_json' }],
    ['dall-e-3', { size: '1024x1792', response_format: 'b64_json' }],
    ['gpt-image-1', { size: '1024x1536' }],
  ])('is one upright picture, asked of %s as it can be asked', async (model, shape) => {
    expect(await paint({ kind: 'image', bytes: PICTURE }, model)).toEqual(PICTURE);
    expect(server.requests.at(-1)).toEqual({ model, prompt: 'a portrait', n: 1, ...shape });
  });

  it('takes nothing for a picture that is none', async () => {
    const url = { data: [{ url: 'http://127.0.0.1/elsewhere.png' }] };
    for (const body of [{}, { data: [] }, url, { data: [{ b64_json: '' }] }])
      expect(await paint({ kind: 'body', body })).toBe('unavailable');
    expect(await paint({ kind: 'body', body: { data: [{ b64_json: 'A'.repeat(33_554_436) }] } })).toBe('unavailable');
  });
});

it('is there when both address and name are given, and only then', () => {
  expect(createImageModel({ url: undefined, key: 'k', name: 'x' })).toBeUndefined();
  expect(createImageModel({ url: 'http://localhost:1/v1', key: undefined, name: undefined })).toBeUndefined();
  expect(createImageModel({ url: 'http://localhost:1/v1', key: undefined, name: 'x' })?.id).toBe('openai:x');
});
