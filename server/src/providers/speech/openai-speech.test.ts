import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FAKE_AUDIO,
  type FakeSpeech,
  type FakeSpeechServer,
  startFakeSpeechServer,
} from './fake-speech-server/fake-speech-server.ts';
import { createSpeechModel } from './index.ts';
import { createOpenAiSpeech } from './openai-speech.ts';
import type { SpeechError, SpeechRequest } from './port.ts';

let server: FakeSpeechServer;
beforeAll(async () => {
  server = await startFakeSpeechServer();
});
afterAll(() => server.close());

const REQUEST: SpeechRequest = { text: 'Oi, tudo bem?', voice: { timbre: 'grave', rate: 0.9 } };

/** The audio, or why there is none. */
async function speak(scripted: FakeSpeech[], baseUrl = server.baseUrl): Promise<unknown> {
  server.script(...scripted);
  const model = createOpenAiSpeech({ baseUrl, apiKey: 'k', model: 'voz-x', timeoutMs: 300, maxRetries: 1 });
  return model.speak(REQUEST, new AbortController().signal).catch((error: SpeechError) => error.failure);
}

describe('speech of a configured model', () => {
  it('is the audio of the endpoint, asked for in her voice and rhythm', async () => {
    expect(await speak([{ kind: 'audio', bytes: FAKE_AUDIO }])).toEqual(FAKE_AUDIO);
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
      expect(await speak([{ kind: 'audio', bytes }])).toBe('unavailable');
  });

  it('tries once more against outages, and no more', async () => {
    const down: FakeSpeech = { kind: 'error', status: 503 };
    expect(await speak([down, { kind: 'audio', bytes: FAKE_AUDIO }])).toEqual(FAKE_AUDIO);
    const before = server.requests.length;
    expect(await speak([down])).toBe('unavailable');
    expect(server.requests.length - before).toBe(2);
  });

  it.each([
    [{ kind: 'error', status: 401 }, 'misconfigured'],
    [{ kind: 'error', status: 400, code: 'content_policy_violation' }, 'refused'],
    [{ kind: 'hang' }, 'timeout'],
    [{ kind: 'hang-after-headers' }, 'timeout'],
    [{ kind: 'cut' }, 'unavailable'],
  ] as [FakeSpeech, string][])('%o is called %s', async (scripted, failure) => {
    expect(await speak([scripted])).toBe(failure);
  });

  it('is unavailable when nobody listens', async () => {
    expect(await speak([], 'http://127.0.0.1:9/v1')).toBe('unavailable');
  });
});

it('is there when both address and name are given, and only then', () => {
  expect(createSpeechModel({ url: undefined, key: 'k', name: 'x' })).toBeUndefined();
  expect(createSpeechModel({ url: 'http://localhost:1/v1', key: undefined, name: undefined })).toBeUndefined();
  expect(createSpeechModel({ url: 'http://localhost:1/v1', key: undefined, name: 'x' })?.id).toBe('openai:x');
});
