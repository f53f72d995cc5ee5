import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EndpointError } from '../../../providers/openai/endpoint-error.ts';
import type { SpeechModel, SpeechRequest } from '../../../providers/speech/port.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { readBalance, readSettled, say } from '../../../testing/chat.ts';
import { makeConversation, makeGuest, makePerson } from '../../../testing/factories.ts';
import { catalogueId } from '../../avatars/index.ts';
import { captionFor } from './captions.ts';
import { spokenSentences } from './spoken-sentences.ts';

const said: SpeechRequest[] = [];
let failure: EndpointError | undefined;
const speechModel: SpeechModel = {
  id: 'scripted',
  speak: async (request) => {
    said.push(request);
    if (failure) throw failure;
    return Buffer.from([0xff, 0xfb, 0x90, said.length]);
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ speechModel, env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => app.stop());

async function makeChat() {
  const { client } = await makePerson(app);
  return { client, id: await makeConversation(client) };
}

describe('a photo of hers', () => {
  const WISH = { scene: 'praia', outfit: 'regata', expression: 'riso' };

  it('comes with a caption in her words, costs its price once, and is in the gallery afterwards', async () => {
    const { client, id } = await makeChat();
    const body = { ...WISH, clientId: randomUUID() };
    const taken = await client.post(`/api/conversations/${id}/photos`, body);
    expect(taken.status).toBe(201);
    expect(taken.body).toMatchObject({
      role: 'character',
      attachment: { kind: 'photo', alt: 'Retrato de Lívia: praia' },
    });
    const picture = await client.open('GET', taken.body.attachment.imageUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await client.post(`/api/conversations/${id}/photos`, body)).body.id).toBe(taken.body.id);
    expect(await readBalance(client)).toBe(475);
    const other = await client.post(`/api/conversations/${id}/photos`, { ...body, scene: 'noite' });
    expect([other.status, other.body.error]).toEqual([422, 'coins.key-reused']);
    const { items } = (await client.get(`/api/avatars/${catalogueId('livia')}/photos`)).body;
    expect(items).toMatchObject([{ messageId: taken.body.id, conversationId: id }]);
    await client.call('DELETE', `/api/conversations/${id}/messages/${taken.body.id}`);
    expect((await client.get(`/api/avatars/${catalogueId('livia')}/photos`)).body.items).toEqual([]);
    expect(await say(client, id, 'linda')).toHaveLength(3);
  });

  it('asked for twice at once is one photo; without coins there is none; a stranger finds nothing', async () => {
    const { client, id } = await makeChat();
    const body = { scene: 'serra', clientId: randomUUID() };
    const both = await Promise.all([1, 2].map(() => client.post(`/api/conversations/${id}/photos`, body)));
    expect(new Set(both.map((answer) => answer.body.id)).size).toBe(1);
    expect(await readBalance(client)).toBe(475);
    for (let count = 0; count < 19; count += 1)
      await client.post(`/api/conversations/${id}/photos`, { scene: 'noite', clientId: randomUUID() });
    app.clock.advance(120_000);
    const refused = await client.post(`/api/conversations/${id}/photos`, { scene: 'praia', clientId: randomUUID() });
    expect([refused.status, refused.body.error]).toEqual([402, 'coins.insufficient']);
    const { client: stranger } = await makePerson(app);
    expect((await stranger.post(`/api/conversations/${id}/photos`, body)).status).toBe(404);
  });

  it('has another caption each time, while there are any', () => {
    const first = captionFor('praia', new Set(), 1);
    expect(captionFor('praia', new Set([first]), 1)).not.toBe(first);
  });
});

describe('the voice of a message', () => {
  it('says speech and no narration, is charged once for the message, and heard again for free', async () => {
    const { client, id } = await makeChat();
    app.model.script({ words: ['*sorri devagar* Oi, Caio! ', 'Como foi o dia? 😊'] });
    const [, , reply] = await say(client, id, 'oi');
    const path = `/api/conversations/${id}/messages/${reply.id}/speech`;
    expect((await client.get(path)).body).toEqual({
      sentences: ['Oi, Caio!', 'Como foi o dia?'],
      isSpokenHere: true,
      priceCoins: 8,
    });
    const before = await readBalance(client);
    const audio = await client.open('POST', path, { body: { sentence: 0 } });
    expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    await client.open('POST', path, { body: { sentence: 1 } });
    await client.open('POST', path, { body: { sentence: 0 } });
    expect(await readBalance(client)).toBe(before - 8);
    expect(said.map((request) => request.text)).toEqual(['Oi, Caio!', 'Como foi o dia?']);
    expect((await client.get(path)).body.priceCoins).toBe(0);
    expect((await client.post(path, { sentence: 2 })).status).toBe(404);
  });

  it('that fails costs nothing; another’s message, one’s own and a visitor’s are not said', async () => {
    const { client, id } = await makeChat();
    const [, mine, reply] = await say(client, id, 'oi');
    const before = await readBalance(client);
    failure = new EndpointError('timeout');
    const failed = await client.post(`/api/conversations/${id}/messages/${reply.id}/speech`, { sentence: 0 });
    failure = undefined;
    expect([failed.status, failed.body.error]).toEqual([502, 'chat.speech-failed']);
    expect(await readBalance(client)).toBe(before);
    expect((await client.get(`/api/conversations/${id}/messages/${mine.id}/speech`)).status).toBe(404);
    const { client: stranger } = await makePerson(app);
    expect((await stranger.get(`/api/conversations/${id}/messages/${reply.id}/speech`)).status).toBe(404);
    const { client: guest } = await makeGuest(app);
    const theirs = await makeConversation(guest);
    const [greeting] = await readSettled(guest, theirs);
    const path = `/api/conversations/${theirs}/messages/${greeting.id}/speech`;
    expect((await guest.post(path, { sentence: 0 })).status).toBe(401);
  });

  it('cuts what is long between words and leaves out what nobody says', () => {
    expect(spokenSentences('*olha pela janela*')).toEqual([]);
    expect(spokenSentences('Oi! **Tudo** bem? https://x.y 🙂\nSim…')).toEqual(['Oi!', 'Tudo bem?', 'Sim…']);
    const long = spokenSentences(`${'palavra '.repeat(80)}fim.`);
    expect(long.every((piece) => piece.length <= 200)).toBe(true);
    expect(long.join(' ')).toBe(`${'palavra '.repeat(80)}fim.`);
  });
});
