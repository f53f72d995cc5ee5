import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EndpointError } from '../../../providers/openai/endpoint-error.ts';
import type { SpeechModel, SpeechRequest } from '../../../providers/speech/port.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeGuest, makePerson } from '../../../testing/factories.ts';
import { createVoiceSamples } from './voice-samples.ts';

const AUDIO = Buffer.from([0xff, 0xfb, 0x90, 0x44, 9, 8, 7]);
const asked: SpeechRequest[] = [];
let failure: EndpointError | undefined;
const speechModel: SpeechModel = {
  id: 'scripted',
  speak: async (request) => {
    asked.push(request);
    if (failure) throw failure;
    return AUDIO;
  },
};

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp({ speechModel, env: { LOG_LEVEL: 'silent' } });
  ({ client } = await makePerson(app));
});
afterAll(() => app.stop());

const VOICE = { timbre: 'grave', rate: 0.9, pitch: 1.1 };
const listen = (text: string, voice: object = VOICE) =>
  client.open('POST', '/api/voice-samples', { body: { text, voice } });

it('says a line in her voice, once for everybody who asks again', async () => {
  const answers = await Promise.all([listen('Oi, que bom te ver.'), listen('Oi,  que bom te ver. ')]);
  for (const answer of answers) {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(AUDIO);
  }
  expect((await listen('Oi, que bom te ver.', { ...VOICE, pitch: 0.8 })).status).toBe(200);
  expect(asked).toEqual([{ text: 'Oi, que bom te ver.', voice: { timbre: 'grave', rate: 0.9 } }]);
  expect((await listen('Oi, que bom te ver.', { ...VOICE, timbre: 'aguda' })).status).toBe(200);
  expect(asked).toHaveLength(2);
  expect((await client.get('/api/my-avatars/price')).body.canSpeak).toBe(true);
  expect((await client.get('/api/user/tokens')).body).toBe(500);
});

it('F02, C02: refuses what may not be said, and what is too long, before anybody says it', async () => {
  const before = asked.length;
  const refused = await client.post('/api/voice-samples', { text: 'Eu tenho 17 anos.', voice: VOICE });
  expect([refused.status, refused.body.error]).toEqual([422, 'safety.minimum-age']);
  const long = await client.post('/api/voice-samples', { text: 'a '.repeat(101), voice: VOICE });
  expect([long.status, long.body.message]).toEqual([422, 'A frase: use até 200 caracteres.']);
  expect((await client.post('/api/voice-samples', { text: 'Oi', voice: VOICE, url: 'x' })).body.error).toBe(
    'request.unknown-field',
  );
  expect(asked).toHaveLength(before);
});

it('says so when the voice does not come, keeps nothing, and tries again when asked again', async () => {
  failure = new EndpointError('timeout');
  const answer = await client.post('/api/voice-samples', { text: 'Boa noite.', voice: VOICE });
  expect([answer.status, answer.body.message]).toEqual([502, 'A voz não saiu desta vez. Tente de novo.']);
  failure = undefined;
  expect((await listen('Boa noite.')).status).toBe(200);
});

it('is for people with an account', async () => {
  const { client: guest } = await makeGuest(app);
  expect((await guest.post('/api/voice-samples', { text: 'Oi.', voice: VOICE })).status).toBe(401);
});

it('keeps only the thousand lines said last', async () => {
  const { env } = app.application.deps;
  const folder = join(env.DATA_DIR, 'media', 'voices');
  const before = await readdir(folder);
  for (let file = 0; file < 1_000; file += 1) {
    await writeFile(join(folder, `old-${file}.mp3`), '');
    await utimes(join(folder, `old-${file}.mp3`), 1_000 + file, 1_000 + file);
  }
  await createVoiceSamples({ env, speechModel })?.prune();
  const after = await readdir(folder);
  expect(after).toHaveLength(1_000);
  expect(before.every((name) => after.includes(name))).toBe(true);
  expect(after).not.toContain('old-0.mp3');
});

it('is not there where no voice is configured', async () => {
  const silent = await startTestApp();
  const { client: person } = await makePerson(silent);
  const answer = await person.post('/api/voice-samples', { text: 'Oi.', voice: VOICE });
  expect([answer.status, answer.body.error]).toEqual([404, 'request.not-found']);
  await silent.stop();
});
