import { randomUUID } from 'node:crypto';
import type { PriceId } from '@cafune/contract/coins';
import { PERKS, type Perk } from '@cafune/contract/vip';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EndpointError } from '../../providers/openai/endpoint-error.ts';
import { TextModelError } from '../../providers/text/port.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { makeAvatar } from '../../testing/avatars.ts';
import { readBalance, readSettled, say } from '../../testing/chat.ts';
import type { TestAnswer, TestClient } from '../../testing/client.ts';
import { makeConversation, makeMessage, makePerson } from '../../testing/factories.ts';

let app: TestApp;
let isMute = false;
beforeAll(async () => {
  const picture = await sharp({ create: { width: 512, height: 768, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const speak = async () => {
    if (isMute) throw new EndpointError('timeout');
    return Buffer.from([0xff, 0xfb, 0x90]);
  };
  app = await startTestApp({
    env: { LOG_LEVEL: 'silent' },
    speechModel: { id: 'scripted', speak },
    imageModel: { id: 'scripted', paint: async () => picture },
  });
});
afterAll(() => app.stop());

/** Does the paid thing once more. */
type Act = () => Promise<void>;
/** What has to be there before, for as many times. */
type Prepare = (client: TestClient, times: number) => Promise<Act>;

/** Whatever it costs to say something, the answer is waited for. */
function expectDone(answer: Pick<TestAnswer, 'status' | 'text'>): void {
  if (answer.status >= 300) throw new Error(`it answered ${answer.status}: ${answer.text}`);
}

async function makeChat(client: TestClient) {
  const id = await makeConversation(client);
  return { id, at: `/api/conversations/${id}`, settle: () => readSettled(client, id) };
}

/** Every route that takes a price with a perk (`tools/rules/prices.ts` names them), and the price it takes. */
const ROUTES: readonly [route: string, priceId: PriceId, prepare: Prepare][] = [
  [
    'chat.sendMessage',
    'chat-reply',
    async (client) => {
      const { id } = await makeChat(client);
      return async () => void (await say(client, id, 'Oi'));
    },
  ],
  [
    'chat.retryReply',
    'chat-reply',
    async (client) => {
      const { at, settle } = await makeChat(client);
      return async () => {
        app.model.script({ words: [], failure: new TextModelError('timeout') });
        expectDone(await client.post(`${at}/messages`, makeMessage()));
        const failed = (await settle()).at(-1);
        expectDone(await client.post(`${at}/messages/${failed.id}/retry`));
        await settle();
      };
    },
  ],
  [
    'chat.editMessage',
    'chat-reply',
    async (client) => {
      const { id, at, settle } = await makeChat(client);
      const [, mine] = await say(client, id, 'Oi');
      return async () => {
        const body = { clientId: randomUUID(), content: `Oi ${randomUUID()}` };
        expectDone(await client.post(`${at}/messages/${mine.id}/edit`, body));
        await settle();
      };
    },
  ],
  [
    'chat.regenerateReply',
    'chat-regenerate',
    async (client) => {
      const { id, at, settle } = await makeChat(client);
      const [, , reply] = await say(client, id, 'Oi');
      return async () => {
        expectDone(await client.post(`${at}/messages/${reply.id}/regenerate`, { clientId: randomUUID() }));
        await settle();
      };
    },
  ],
  [
    'chat.continueReply',
    'chat-regenerate',
    async (client) => {
      const { id, at, settle } = await makeChat(client);
      await say(client, id, 'Oi');
      return async () => {
        expectDone(await client.post(`${at}/continue`, { clientId: randomUUID() }));
        await settle();
      };
    },
  ],
  [
    'chat.speakSentence',
    'message-voice',
    async (client, times) => {
      const { id, at } = await makeChat(client);
      const replies: string[] = [];
      while (replies.length < times) replies.push((await say(client, id, 'Oi')).at(-1).id);
      return async () => expectDone(await client.post(`${at}/messages/${replies.pop()}/speech`, { sentence: 0 }));
    },
  ],
  [
    'chat.takePhoto',
    'chat-photo',
    async (client) => {
      const { at } = await makeChat(client);
      return async () => expectDone(await client.post(`${at}/photos`, { scene: 'praia', clientId: randomUUID() }));
    },
  ],
  [
    'avatars.createAvatar',
    'avatar-create',
    async (client) => {
      // The first is everybody's, and no perk.
      await makeAvatar(client);
      return async () => void (await makeAvatar(client));
    },
  ],
  [
    'avatars.helpWrite',
    'avatar-help',
    async (client) => async () => {
      const fields = { name: 'Lua', age: 27, city: 'Olinda', occupation: 'ceramista', loves: ['barro'] };
      expectDone(await client.post('/api/avatar-help', { requestId: randomUUID(), fields, wanted: ['tagline'] }));
    },
  ],
  [
    'avatars.paintPortrait',
    'avatar-help',
    async (client) => async () => {
      const portrait = { skin: 'ebano', hair: 'black-power', scene: 'praia', headwear: 'nenhum', seed: 9 };
      expectDone(await client.post('/api/avatar-paintings', { requestId: randomUUID(), portrait }));
    },
  ],
  [
    'avatars.swipeAvatar',
    'super-like',
    async (client) => {
      const { items } = (await client.get('/api/avatars')).body;
      return async () => expectDone(await client.post('/api/swipes', { avatarId: items.pop().id, kind: 'super-like' }));
    },
  ],
];
/** Sold by nothing yet. */
const NOT_OPEN: readonly PriceId[] = [
  'roleplay-turn',
  'voice-fantasy-minute',
  'guided-session',
  'restricted-evaluation',
];

async function makeMember() {
  const { client } = await makePerson(app);
  expectDone(await client.post('/api/vip/trial'));
  return client;
}

const listPrices = async (client: TestClient): Promise<Told[]> => (await client.get('/api/prices')).body.items;
type Told = { id: PriceId; coins: number; vipNote: string; forYou: { coins: number; freeLeft: number | null } };

async function told(client: TestClient, priceId: PriceId): Promise<Told> {
  const price = (await listPrices(client)).find(({ id }) => id === priceId);
  if (!price) throw new Error(`no price ${priceId}`);
  return price;
}

/** What doing it once more takes from the balance. */
async function costOf(client: TestClient, act: Act): Promise<number> {
  const before = await readBalance(client);
  await act();
  return before - (await readBalance(client));
}

const freeTimes = (perk: Perk) => (perk === 'always' ? 2 : perk.free);
const afterFree = (perk: Perk, coins: number) =>
  perk === 'always' ? 0 : perk.afterwards === 'half' ? Math.floor(coins / 2) : coins;

describe('what a member really pays (product.md "Money", column VIP)', () => {
  it('is tried for every perk that can be used', () => {
    const tried = ROUTES.map(([, priceId]) => priceId);
    expect([...new Set([...tried, ...NOT_OPEN])].sort()).toEqual(Object.keys(PERKS).sort());
  });

  it.each(ROUTES)(
    '%s: what is free is free, the next is the price, and others pay it from the first',
    async (...row) => {
      const [, priceId, prepare] = row;
      const perk = PERKS[priceId];
      const free = freeTimes(perk);
      const { client: other } = await makePerson(app);
      const { coins } = await told(other, priceId);
      expect(await costOf(other, await prepare(other, 1))).toBe(coins);
      const member = await makeMember();
      const act = await prepare(member, free + 1);
      for (let time = 1; time <= free; time += 1) expect(await costOf(member, act), `number ${time}`).toBe(0);
      expect((await told(member, priceId)).forYou.coins).toBe(afterFree(perk, coins));
      expect(await costOf(member, act)).toBe(afterFree(perk, coins));
    },
  );

  it('a voice that fails, and a second sentence asked for at once, use up no free one', async () => {
    const member = await makeMember();
    const { id, at } = await makeChat(member);
    app.model.script({ words: ['Oi, Caio! ', 'Como foi o dia?'] });
    const reply = (await say(member, id, 'Oi')).at(-1);
    const speak = (sentence: number) => member.post(`${at}/messages/${reply.id}/speech`, { sentence });
    isMute = true;
    expect((await speak(0)).status).toBe(502);
    isMute = false;
    expect((await told(member, 'message-voice')).forYou.freeLeft).toBe(60);
    for (const answer of await Promise.all([speak(0), speak(1)])) expectDone(answer);
    expect((await told(member, 'message-voice')).forYou.freeLeft).toBe(59);
  });
});

/** What a note in words says: how many are free, of what, and what comes then. */
function readNote(note: string): Perk {
  if (note === 'grátis') return 'always';
  const [, count] = /(?:^|até )(\d+|uma?)\b/u.exec(note) ?? [];
  const afterwards = note.includes('metade') ? 'half' : 'full';
  const free = note === 'metade' ? 0 : /^uma?$/u.test(count ?? '') ? 1 : Number(count);
  return { free, per: note.includes('por dia') || free === 0 ? 'day' : 'ever', afterwards };
}

it('the table says in words what a perk is', async () => {
  const notes = (await listPrices(app.client())).map(({ id, vipNote }) => [id, readNote(vipNote)]);
  expect(Object.fromEntries(notes)).toEqual(PERKS);
});
