import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEndpoint, resultOf } from '../openai/fake-endpoint/endpoint-contract.ts';
import {
  FAKE_AUDIO,
  type FakeSpeech,
  type FakeSpeechServer,
  startFakeSpeechServer,
} from './fake-speech-server/fake-speech-server.ts';
import { createSpeechModel } from './index.ts';
import { createOpenAiSpeech } from './openai-speech.ts';
import type { SpeechRequest } from './port.ts';

let server: FakeSpeechServer;
beforeAll(async () => {
  server = await startFakeSpeechServer();
});
afterAll(() => server.close());

const REQUEST: SpeechRequest = { text: 'Oi, tudo bem?', voice: { timbre: 'grave', rate: 0.9 } };

/** The audio, or why there is none. */
async function speak(scripted: FakeSpeech): Promise<unknown> {
  server.script(scripted);
  const model = createOpenAiSpeech({
    baseUrl: server.baseUrl,
    apiKey: 'k',
    model: 'voz-x',
    timeoutMs: 300,
    maxRetries: 1,
  });
  return resultOf(model.speak(REQUEST, new AbortController().signal));
}

describeEndpoint({
  server: () => server,
  ask: (config) => createOpenAiSpeech(config).speak(REQUEST, new AbortController().signal),
  good: { answer: { kind: 'audio', bytes: FAKE_AUDIO }, result: FAKE_AUDIO },
});

describe('speech of a configured model', () => {
  it('is the audio of the endpoint, asked for in her voice and rhythm', async () => {
    expect(await speak({ kind: 'audio', bytes: FAKE_AUDIO })).toEqual(FAKE_AUDIO);
    expect(server.requests.at(-1)).toEqual({
      model: 'voz-x',
      input: 'Oi, tudo bem?',
      voice: 'sage',
      speed: 0.9,
      response_format: 'mp3',
    });
  });

  it('takes nothing for audio that is none', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('<html>'), Buffer.from('{"error":1}')])
      expect(await speak({ kind: 'audio', bytes })).toBe('unavailable');
  });
});

it('is there when both address and name are given, and only then', () => {
  expect(createSpeechModel({ url: undefined, key: 'k', name: 'x' })).toBeUndefined();
  expect(createSpeechModel({ url: 'http://localhost:1/v1', key: undefined, name: undefined })).toBeUndefined();
  expect(createSpeechModel({ url: 'http://localhost:1/v1', key: undefined, name: 'x' })?.id).toBe('openai:x');
});
