import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEndpoint, resultOf } from '../openai/fake-endpoint/endpoint-contract.ts';
import {
  type FakeTranscription,
  type FakeTranscriptionServer,
  startFakeTranscriptionServer,
} from './fake-transcription-server/fake-transcription-server.ts';
import { createTranscriptionModel } from './index.ts';
import { createOpenAiTranscription } from './openai-transcription.ts';
import type { Recording } from './port.ts';

let server: FakeTranscriptionServer;
beforeAll(async () => {
  server = await startFakeTranscriptionServer();
});
afterAll(() => server.close());

const BYTES = Buffer.from('any bytes');

const RECORDING: Recording = { bytes: BYTES, format: 'webm' };

/** The words, or why there are none. */
async function transcribe(scripted: FakeTranscription): Promise<unknown> {
  server.script(scripted);
  const { baseUrl } = server;
  const model = createOpenAiTranscription({ baseUrl, apiKey: 'k', model: 'whisper-x', timeoutMs: 300, maxRetries: 1 });
  return resultOf(model.transcribe(RECORDING, new AbortController().signal));
}

describeEndpoint({
  server: () => server,
  ask: (config) => createOpenAiTranscription(config).transcribe(RECORDING, new AbortController().signal),
  good: { answer: { kind: 'text', text: 'Oi' }, result: 'Oi' },
});

describe('what a configured model writes down', () => {
  it('is the words of the recording, asked for in Portuguese', async () => {
    expect(await transcribe({ kind: 'text', text: ' Oi,\n tudo bem? ' })).toBe('Oi, tudo bem?');
    expect(server.requests.at(-1)).toEqual({
      fields: { model: 'whisper-x', language: 'pt', response_format: 'json' },
      file: { name: 'recording.webm', type: 'audio/webm', bytes: BYTES },
    });
  });

  it('is nothing where models hear subtitles in silence', async () => {
    for (const text of ['', 'Legendas pela comunidade Amara.org', 'Obrigado por assistir!'])
      expect(await transcribe({ kind: 'text', text })).toBe('');
    expect(await transcribe({ kind: 'text', text: 'Obrigado por assistir o filme comigo' })).toContain('filme');
  });

  it('takes nothing for words that is none', async () => {
    for (const text of [undefined, 7, 'a'.repeat(8_001)])
      expect(await transcribe({ kind: 'text', text })).toBe('unavailable');
  });
});

it('is there when both address and name are given, and says where recordings go when that is elsewhere', () => {
  expect(createTranscriptionModel({ url: undefined, key: 'k', name: 'x' })).toBeUndefined();
  expect(createTranscriptionModel({ url: 'http://localhost:1/v1', key: undefined, name: undefined })).toBeUndefined();
  const own = createTranscriptionModel({ url: 'http://192.168.0.9:8000/v1', key: undefined, name: 'x' });
  expect([own?.id, own?.leavesFor]).toEqual(['openai:x', undefined]);
  const foreign = createTranscriptionModel({ url: 'https://api.example.com/v1', key: 'k', name: 'x' });
  expect(foreign?.leavesFor).toBe('api.example.com');
});
