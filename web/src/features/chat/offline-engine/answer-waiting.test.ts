import '../../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { answer, loadLibrary, makeRequest } from '@cafune/dialogue';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOfflineDb } from '../../../platform/storage/offline-db.ts';
import { writeOwner } from '../../../platform/storage/owner.ts';
import { errorAnswer, jsonAnswer } from '../../../testing/answers.ts';
import { makeMessage, setUp } from '../../../testing/conversation.ts';
import { makeConversation } from '../../../testing/live-conversation.ts';
import { makeContext, stubEngine } from '../../../testing/offline-engine.ts';
import { saveContext, saveConversation } from '../conversation-cache.ts';
import { attach, sendNew, showUnsent } from '../delivery.ts';
import { listUnsent } from '../offline.ts';
import { openSync } from '../sync.ts';

const unreachable = (): Promise<Response> => Promise.reject(new TypeError('offline'));

let abort = new AbortController();

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Lets time pass in small steps, and the store, the engine and the pretend server do their work. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= 100) {
    vi.advanceTimersByTime(Math.min(100, left));
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}
/** Longer than she takes for a reply. */
const A_REPLY_MS = 5_000;

/** Lets time pass until something is so, for long enough on a busy machine. */
async function passUntil(isSo: () => boolean): Promise<void> {
  for (let step = 0; step < 300 && !isSo(); step += 1) await pass(100);
}

type Answer = Parameters<typeof setUp>[0];

async function makeChat(answer: Answer = unreachable, conversation: Parameters<typeof makeConversation>[0] = {}) {
  await saveConversation(makeConversation({ id: 'c1', ...conversation }));
  await saveContext('c1', makeContext());
  return setUp(answer, { until: abort });
}

const isAnswered = (session: ReturnType<typeof setUp>['session']) => () =>
  session.getState().outgoing.every(({ reply }) => reply?.isWhole);
const repliesOf = (session: ReturnType<typeof setUp>['session']) =>
  session.getState().outgoing.map(({ reply }) => reply?.text);

beforeAll(async () => {
  // What comes on demand is here before the clock is a pretend one.
  await import('./answer-waiting.ts');
  answer(loadLibrary(), makeRequest('oi'));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-11-21T18:00:00Z') });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  writeOwner('ana');
  abort = new AbortController();
  setOnline(false);
});
afterEach(async () => {
  abort.abort();
  await pass(0);
  await deleteOfflineDb();
  vi.useRealTimers();
});

describe('what waits for a connection', () => {
  it('is answered here in order, typed, announced once, and kept beside the message', async () => {
    stubEngine();
    const { session, effects } = await makeChat();
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.getState().outgoing[0]?.reply?.text ?? ''));
    await sendNew(session, 'oi, tudo bem?');
    await sendNew(session, 'gosto muito de praia');
    await passUntil(isAnswered(session));
    const replies = repliesOf(session);
    expect(replies.every((text) => text !== undefined && text !== '')).toBe(true);
    expect(new Set(replies).size).toBe(2);
    expect(session.getState().outgoing.every(({ reply }) => reply?.isWhole)).toBe(true);
    expect(vi.mocked(effects.onAnsweredHere).mock.calls.flat()).toEqual(replies);
    expect((await listUnsent('c1')).map(({ reply }) => reply?.text)).toEqual(replies);
    expect(seen.every((text, index) => text.startsWith(seen[index - 1] ?? ''))).toBe(true);
  });

  it('shows its answer again after a reload, and is not answered twice', async () => {
    const orders = stubEngine();
    const before = await makeChat();
    await sendNew(before.session, 'oi, tudo bem?');
    await passUntil(isAnswered(before.session));
    const after = await makeChat();
    await showUnsent(after.session);
    await pass(A_REPLY_MS);
    expect(repliesOf(after.session)).toEqual(repliesOf(before.session));
    expect(after.effects.onAnsweredHere).not.toHaveBeenCalled();
    expect(orders).toHaveLength(1);
  });

  it('goes with its answer once there is a connection, and both leave the queue', async () => {
    stubEngine();
    const { session, bodies } = await makeChat((body) =>
      body === null ? jsonAnswer({ items: [], lastSeq: 0, hasMore: false }) : jsonAnswer({}),
    );
    attach(session);
    openSync(abort.signal);
    await sendNew(session, 'oi, tudo bem?');
    await passUntil(isAnswered(session));
    const [text] = repliesOf(session);
    expect(bodies).toEqual([]);
    setOnline(true);
    await passUntil(() => bodies.length > 0);
    await pass(1_000);
    expect(bodies).toMatchObject([{ content: 'oi, tudo bem?', offlineReply: { text, at: expect.any(String) } }]);
    expect(Object.keys((bodies[0] as unknown as { offlineReply: object }).offlineReply).sort()).toEqual(['at', 'text']);
    expect(await listUnsent()).toEqual([]);
  });

  it('loses its answer when the server refuses it', async () => {
    stubEngine();
    const { session } = await makeChat((body) =>
      body === null
        ? jsonAnswer({ items: [], lastSeq: 0, hasMore: false })
        : errorAnswer(422, 'chat.id-reused', 'Este envio já foi feito com outro texto.'),
    );
    attach(session);
    openSync(abort.signal);
    await sendNew(session, 'oi, tudo bem?');
    await passUntil(isAnswered(session));
    expect(repliesOf(session)[0]).toBeTruthy();
    setOnline(true);
    await passUntil(() => session.getState().outgoing[0]?.status === 'failed');
    expect(session.getState().outgoing).toMatchObject([{ status: 'failed', reply: undefined }]);
  });
});

describe('nothing is answered here', () => {
  async function expectSilence(session: ReturnType<typeof setUp>['session'], texts = ['oi, tudo bem?']) {
    for (const text of texts) await sendNew(session, text);
    await pass(2 * A_REPLY_MS);
    expect(repliesOf(session)).toEqual(texts.map(() => undefined));
    expect((await listUnsent('c1')).map(({ content }) => content)).toEqual(texts);
  }

  it('H05: to a crisis, nor to what comes after it', async () => {
    stubEngine();
    const { session } = await makeChat();
    await expectSilence(session, ['não aguento mais viver', 'você tá aí?']);
  });

  it.each([
    ['frozen', { isFrozen: true }],
    ['paused', { isPaused: true }],
    ['out of free replies', { replyPrice: { coins: 0, againCoins: 0, freeRepliesLeft: 0 } }],
    ['at the limit of the day', { reopensAt: '2026-11-22T03:00:00.000Z' }],
  ])('where the conversation is %s', async (_name, conversation) => {
    const orders = stubEngine();
    const { session } = await makeChat(unreachable, conversation);
    await expectSilence(session);
    expect(orders).toEqual([]);
  });

  it('where her engine, or what she needs, is not on this device', async () => {
    stubEngine({ isMissing: true });
    await expectSilence((await makeChat()).session);
    stubEngine();
    await deleteOfflineDb();
    await expectSilence(setUp(unreachable, { until: abort }).session);
  });

  it('while a screen is sending it: the server may have it', async () => {
    const orders = stubEngine();
    let fail: (error: Error) => void = () => undefined;
    const { session } = await makeChat((body) =>
      body === null ? unreachable() : new Promise<Response>((_resolve, reject) => (fail = reject)),
    );
    attach(session);
    setOnline(true);
    const sent = sendNew(session, 'oi, tudo bem?');
    await pass(100);
    setOnline(false);
    await pass(2 * A_REPLY_MS);
    expect([repliesOf(session), orders.length]).toEqual([[undefined], 0]);
    fail(new TypeError('offline'));
    await sent;
    await passUntil(isAnswered(session));
    expect(repliesOf(session)[0]).toBeTruthy();
  });

  it('while she was still writing when the connection went', async () => {
    stubEngine();
    const { session } = await makeChat();
    const item = makeMessage({ id: 'm1', seq: 1, status: 'streaming', content: 'Eu ia' });
    session.dispatch({ type: 'page-loaded', items: [item], lastSeq: 1, hasMore: false });
    await expectSilence(session);
  });

  it('R10: under another login, which sees nothing of it either', async () => {
    stubEngine();
    const { session } = await makeChat();
    await sendNew(session, 'oi, tudo bem?');
    await pass(A_REPLY_MS);
    writeOwner('bia');
    const hers = await makeChat();
    await showUnsent(hers.session);
    await pass(A_REPLY_MS);
    expect(hers.session.getState().outgoing).toEqual([]);
    expect(hers.effects.onAnsweredHere).not.toHaveBeenCalled();
  });

  it('while the connection only stumbles: what waits goes in a moment', async () => {
    const orders = stubEngine();
    let calls = 0;
    const { session } = await makeChat((body) => {
      if (body === null) return jsonAnswer({ items: [], lastSeq: 0, hasMore: false });
      calls += 1;
      return calls === 1 ? unreachable() : jsonAnswer({});
    });
    setOnline(true);
    attach(session);
    openSync(abort.signal);
    await sendNew(session, 'oi, tudo bem?');
    await pass(A_REPLY_MS);
    expect(await listUnsent()).toEqual([]);
    expect(orders).toEqual([]);
  });
});
