import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextModelError } from '../../providers/text/port.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { readBalance, readMessages, readReply, readSettled } from '../../testing/chat.ts';
import { makeConversation, makeGuest, makeMessage, makePerson } from '../../testing/factories.ts';
import { sendInOnePacket } from '../../testing/one-packet.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('prices', () => {
  it('J01: fifty sends with coins for one: one is stored, 49 are refused and nothing is held', async () => {
    const { client, id: accountId } = await makePerson(app);
    const id = await makeConversation(client);
    await app.database.db.pool.query("SELECT coins_spend($1, 'gasto', 498, 'house:test', 'Gasto', ''::bytea)", [
      accountId,
    ]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        client.post(`/api/conversations/${id}/messages`, makeMessage(`Oi ${index}`)),
      ),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    const refused = answers.filter((answer) => answer.status === 402);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.body).toMatchObject({
      error: 'coins.insufficient',
      message: 'Você não tem moedas suficientes.',
    });
    await readSettled(client, id);
    expect(await readBalance(client)).toBe(0);
    expect(await readMessages(client, id)).toHaveLength(3);
  });

  it('J01: fifty in one packet of one connection end the same way', async () => {
    const { client, id: accountId } = await makePerson(app);
    const id = await makeConversation(client);
    await app.database.db.pool.query("SELECT coins_spend($1, 'gasto', 498, 'house:test', 'Gasto', ''::bytea)", [
      accountId,
    ]);
    const cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
    const statuses = await sendInOnePacket(
      app.url,
      Array.from({ length: 50 }, (_, index) => ({
        path: `/api/conversations/${id}/messages`,
        cookie,
        body: JSON.stringify(makeMessage(`Oi ${index}`)),
      })),
    );
    expect([...new Set(statuses)].toSorted()).toEqual([201, 402]);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(49);
    await readSettled(client, id);
    expect(await readBalance(client)).toBe(0);
  });

  it('J03: a price in the request is refused; the server has its own', async () => {
    const { client } = await makePerson(app);
    const answer = await client.post(`/api/conversations/${await makeConversation(client)}/messages`, {
      ...makeMessage(),
      priceCoins: 0,
    });
    expect([answer.status, answer.body.error]).toEqual([422, 'request.unknown-field']);
  });

  it('gives a guest fifteen replies, then asks to sign up and keeps the conversation', async () => {
    const { client, id: accountId } = await makeGuest(app);
    const id = await makeConversation(client);
    for (let index = 1; index <= 15; index += 1) await readReply(client, id, makeMessage(`Oi ${index}`));
    const refused = await client.post(`/api/conversations/${id}/messages`, makeMessage('mais uma'));
    expect([refused.status, refused.body.error]).toEqual([402, 'chat.guest-limit']);
    expect((await client.get('/api/auth/status')).body.guestSession).toEqual({ id: accountId, freeRepliesLeft: 0 });
    const registered = await client.post('/api/auth/register', {
      firstName: 'Bia',
      email: `${randomUUID()}@correio.com`,
      password: 'moqueca com dendê',
      birthDate: '1990-01-02',
      acceptTerms: true,
    });
    expect(registered.body.user.id).toBe(accountId);
    expect(await readMessages(client, id)).toHaveLength(31);
    const events = await readReply(client, id, makeMessage('voltei'));
    expect(events.at(-1)?.data.balanceCoins).toBe(498);
  });

  it('returns the free reply of a guest whose reply failed', async () => {
    const { client } = await makeGuest(app);
    const id = await makeConversation(client);
    app.model.script({ words: [], failure: new TextModelError('refused') });
    await readReply(client, id);
    expect((await client.get('/api/auth/status')).body.guestSession.freeRepliesLeft).toBe(15);
  });

  it('makes a guest of a visitor who opens a conversation', async () => {
    const client = app.client();
    const id = await makeConversation(client);
    expect((await client.get(`/api/conversations/${id}`)).body.replyPrice).toEqual({
      coins: 0,
      againCoins: 0,
      freeRepliesLeft: 15,
    });
  });
});

describe('what is not yours', () => {
  it('B01, B02: another person’s conversation is 404, like a random id, for every route', async () => {
    const [owner, stranger] = [await makePerson(app), await makePerson(app)];
    const id = await makeConversation(owner.client);
    const sent = await owner.client.post(`/api/conversations/${id}/messages`, makeMessage());
    for (const target of [id, randomUUID()]) {
      const answers = await Promise.all([
        stranger.client.get(`/api/conversations/${target}`),
        stranger.client.get(`/api/conversations/${target}/messages`),
        stranger.client.get(`/api/conversations/${target}/stream`),
        stranger.client.post(`/api/conversations/${target}/messages`, makeMessage()),
        stranger.client.post(`/api/conversations/${target}/stop`, {}),
        stranger.client.post(`/api/conversations/${target}/messages/${sent.body.replyId}/retry`),
        stranger.client.call('DELETE', `/api/conversations/${target}`),
      ]);
      for (const answer of answers) {
        expect([answer.status, answer.body.error, answer.body.message]).toEqual([
          404,
          'request.not-found',
          'Não encontramos esse item.',
        ]);
      }
    }
    expect((await stranger.client.get('/api/conversations')).body.items).toEqual([]);
    expect(await readBalance(stranger.client)).toBe(500);
  });

  it('K08, R9: a late retry into a deleted conversation is 410', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const body = makeMessage();
    await client.post(`/api/conversations/${id}/messages`, body);
    await readSettled(client, id);
    expect((await client.call('DELETE', `/api/conversations/${id}`)).status).toBe(204);
    const late = await client.post(`/api/conversations/${id}/messages`, body);
    expect([late.status, late.body.message]).toEqual([410, 'Esta conversa foi apagada.']);
    expect(await makeConversation(client)).not.toBe(id);
  });

  it('C02, C03, C04: too long, empty and broken text is refused with a sentence; marks and reordering are cleaned', async () => {
    const { client } = await makePerson(app);
    const id = await makeConversation(client);
    const answers = await Promise.all(
      ['a'.repeat(4_001), '', '   ', '\u200b\u200d\ufeff', 'a\u0000b', 'x\ud800'].map((content) =>
        client.post(`/api/conversations/${id}/messages`, makeMessage(content)),
      ),
    );
    expect(answers.map((answer) => [answer.status, answer.body.message])).toEqual([
      [422, 'A mensagem pode ter até 4.000 caracteres.'],
      [422, 'Escreva algo antes de enviar.'],
      [422, 'Escreva algo antes de enviar.'],
      [422, 'Escreva algo antes de enviar.'],
      [422, 'O texto tem caracteres que não podemos guardar.'],
      [422, 'O texto tem caracteres que não podemos guardar.'],
    ]);
    const huge = await client.post(`/api/conversations/${id}/messages`, makeMessage('a'.repeat(5_000_000)));
    expect(huge.status).toBe(413);
    const marks = await client.post(
      `/api/conversations/${id}/messages`,
      makeMessage(`z${'\u0301'.repeat(10_000)}\u202eoi`),
    );
    expect(marks.status).toBe(201);
    expect(marks.body.message.content.length).toBeLessThan(10);
    expect(await readBalance(client)).toBe(498);
  });
});
