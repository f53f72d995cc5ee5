import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type FakeTranscriptionServer,
  startFakeTranscriptionServer,
} from '../../../providers/transcription/fake-transcription-server/fake-transcription-server.ts';
import { createTranscriptionModel } from '../../../providers/transcription/index.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestClient } from '../../../testing/client.ts';
import { makeGuest, makePerson } from '../../../testing/factories.ts';

const HOST = 'voz.example.com';
const WEBM = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(60)]);

let fake: FakeTranscriptionServer;
/** The model is on this machine; limits are those of a real installation. */
let app: TestApp;
/** The same, with recordings that would go to another host. */
let foreignApp: TestApp;
/** Nobody configured anything. */
let bareApp: TestApp;
beforeAll(async () => {
  fake = await startFakeTranscriptionServer();
  const model = createTranscriptionModel({ url: fake.baseUrl, key: undefined, name: 'whisper-x' });
  if (!model) throw new Error('no model');
  const env = { LOG_LEVEL: 'silent' } as const;
  app = await startTestApp({ transcriptionModel: model, env: { ...env, RATE_LIMIT_FACTOR: 1 } });
  foreignApp = await startTestApp({ transcriptionModel: { ...model, leavesFor: HOST }, env });
  bareApp = await startTestApp({ env });
});
beforeEach(() => fake.script({ kind: 'text', text: 'Bom dia, flor do dia' }));
afterAll(async () => {
  await Promise.all([app.stop(), foreignApp.stop(), bareApp.stop()]);
  await fake.close();
});

function speak(client: TestClient, bytes: Buffer = WEBM, type = 'audio/webm') {
  const body = new FormData();
  body.append('recording', new Blob([Uint8Array.from(bytes)], { type }), 'fala');
  return client.call('POST', '/api/dictation', { body });
}

function allow(client: TestClient, isGranted: boolean, provider = HOST) {
  return client.call('PUT', '/api/transcription-consent', { body: { isGranted, provider } });
}

describe('dictating where a model is configured', () => {
  it('gives back the words, for nothing, to visitors as well', async () => {
    const { client } = await makeGuest(app);
    expect((await client.get('/api/dictation')).body).toEqual({ isWrittenHere: true, provider: null });
    const answer = await speak(client);
    expect([answer.status, answer.body]).toEqual([200, { text: 'Bom dia, flor do dia' }]);
    expect(fake.requests.at(-1)?.file?.bytes).toEqual(WEBM);
    const { client: person } = await makePerson(app);
    await speak(person);
    expect((await person.get('/api/user/tokens')).body).toBe(500);
  });

  it('D05: takes what browsers record, told by its first bytes, and nothing else', async () => {
    const { client } = await makePerson(app);
    const formats: [string, Buffer][] = [
      ['ogg', Buffer.from('OggS rest')],
      ['mp4', Buffer.from('\0\0\0\x20ftypM4A ', 'latin1')],
      ['wav', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1')],
    ];
    for (const [format, bytes] of formats) {
      expect((await speak(client, bytes, 'text/plain')).status).toBe(200);
      expect(fake.requests.at(-1)?.file?.name).toBe(`recording.${format}`);
    }
    const before = fake.requests.length;
    for (const bytes of [Buffer.from('ID3'), Buffer.from('<svg>'), Buffer.from('x'), Buffer.from('PNG WEBM')]) {
      const refused = await speak(client, bytes);
      expect([refused.status, refused.body.error]).toEqual([422, 'chat.recording-unreadable']);
    }
    expect(fake.requests).toHaveLength(before);
  });

  it('refuses what is longer than a minute can be, before it is read', async () => {
    const { client } = await makePerson(app);
    const long = await speak(client, Buffer.concat([WEBM, Buffer.alloc(2 * 1024 * 1024)]));
    expect([long.status, long.body.error]).toEqual([413, 'chat.recording-too-large']);
    expect(long.body.message).toContain('um minuto');
  });

  it('says so when the model does not answer, and a visitor without a session is asked to come in', async () => {
    fake.script({ kind: 'error', status: 401 });
    const { client } = await makePerson(app);
    const failed = await speak(client);
    expect([failed.status, failed.body.error]).toEqual([502, 'chat.transcription-failed']);
    expect((await speak(app.client())).status).toBe(401);
  });

  it('is asked for twelve times a minute by one account, and no more', async () => {
    const { client } = await makePerson(app);
    const statuses: number[] = [];
    for (let count = 0; count < 13; count += 1) statuses.push((await speak(client)).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
    const { client: other } = await makePerson(app);
    expect((await speak(other)).status).toBe(200);
  });

  it('keeps neither the recording nor the words', async () => {
    const secret = `palavra ${randomUUID()}`;
    fake.script({ kind: 'text', text: secret });
    const { client } = await makePerson(app);
    expect((await speak(client)).body.text).toBe(secret);
    const { rows } = await app.database.db.pool.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    for (const { name } of rows) {
      const { rowCount } = await app.database.db.pool.query(`SELECT 1 FROM "${name}" t WHERE t::text LIKE $1 LIMIT 1`, [
        `%${secret}%`,
      ]);
      expect([name, rowCount]).toEqual([name, 0]);
    }
  });
});

describe('dictating where recordings would leave', () => {
  it('0015: waits for a yes of this account to this host, and ends with a no', async () => {
    const [{ client }, { client: other }] = [await makePerson(foreignApp), await makePerson(foreignApp)];
    const read = async (who: TestClient) => (await who.get('/api/dictation')).body;
    expect(await read(client)).toEqual({ isWrittenHere: true, provider: { host: HOST, consent: 'unasked' } });
    const before = fake.requests.length;
    expect((await speak(client)).body.error).toBe('chat.transcription-refused');
    await allow(client, true, 'outra.example.com');
    await client.call('PUT', '/api/model-consent', { body: { isGranted: true, provider: HOST } });
    expect([(await speak(client)).status, fake.requests.length]).toEqual([403, before]);

    expect((await allow(client, true)).status).toBe(204);
    expect((await speak(client)).status).toBe(200);
    expect((await read(client)).provider.consent).toBe('granted');
    expect((await speak(other)).body.error).toBe('chat.transcription-refused');

    foreignApp.clock.advance(1_000);
    await allow(client, false);
    expect((await speak(client)).body.error).toBe('chat.transcription-refused');
    expect((await read(client)).provider.consent).toBe('refused');
  });

  it('B03: takes nothing else for an answer', async () => {
    const { client } = await makePerson(foreignApp);
    for (const body of [
      { isGranted: true },
      { isGranted: 'sim', provider: HOST },
      { isGranted: true, provider: HOST, a: 1 },
    ])
      expect((await client.call('PUT', '/api/transcription-consent', { body })).status).toBe(422);
  });
});

it('dictating where nothing is configured is left to browsers', async () => {
  const { client } = await makePerson(bareApp);
  expect((await client.get('/api/dictation')).body).toEqual({ isWrittenHere: false, provider: null });
  expect((await speak(client)).status).toBe(404);
});
