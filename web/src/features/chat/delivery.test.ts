import '../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import type { Conversation, ConversationSummary } from '@cafune/contract/chat';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorFromResponse } from '../../platform/api-client/api-error.ts';
import { deleteOfflineDb } from '../../platform/storage/offline-db.ts';
import { writeOwner } from '../../platform/storage/owner.ts';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { person, readOnDemand, replied, type Sent, setUp } from '../../testing/conversation.ts';
import { readCached, saveConversation, savePage, saveSummaries } from './conversation-cache.ts';
import { attach, discard, sendAgain, sendNew, showSeen } from './delivery.ts';
import { listUnsent } from './offline.ts';
import { openSync } from './sync.ts';

const NOBODY: Sent = { clientId: '', content: '' };
const offline = (): Promise<Response> => Promise.reject(new TypeError('offline'));
type SetUp = ReturnType<typeof setUp>;

let abort = new AbortController();

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Lets the store and the pretend server do their work; they do not use the clock. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A conversation on screen with the sync at work. */
async function onScreen(answer: Parameters<typeof setUp>[0]): Promise<SetUp> {
  const made = setUp(answer, { until: abort });
  attach(made.session);
  openSync(abort.signal);
  await pass(0);
  return made;
}

/** The newest page, as the server has it once it got what was sent. */
function page(bodies: readonly Sent[]): Response {
  const items = bodies.map((body, index) => ({ ...person(body), id: `p${index}`, seq: index + 1 }));
  return jsonAnswer({ items, lastSeq: items.length, hasMore: false });
}

beforeAll(readOnDemand);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  writeOwner('ana');
  abort = new AbortController();
});

afterEach(async () => {
  abort.abort();
  await pass(0);
  await deleteOfflineDb();
  vi.useRealTimers();
});

describe('a message that did not go', () => {
  it('R1: is on this device before the first attempt', async () => {
    let keptAtFirst = 0;
    const { session } = await onScreen(async (body) => {
      keptAtFirst = (await listUnsent()).length;
      return replied(body ?? NOBODY);
    });
    void sendNew(session, 'oi');
    await pass(0);
    expect(keptAtFirst).toBe(1);
    expect(await listUnsent()).toEqual([]);
  });

  it('R1: is on this device before it is on screen', async () => {
    const { session } = await onScreen(() => offline());
    let isTaken = false;
    const shown: boolean[] = [];
    session.subscribe(() => {
      if (session.getState().outgoing.length > 0) shown.push(isTaken);
    });
    const onTaken = (isKept: boolean) => {
      isTaken = isKept;
    };
    const atFirst: number[] = [];
    const before = async () => {
      atFirst.push((await listUnsent()).length, session.getState().outgoing.length);
    };
    void sendNew(session, 'oi', { onTaken, before });
    await pass(0);
    expect(shown[0]).toBe(true);
    expect(atFirst).toEqual([1, 0]);
  });

  it('R8: waits, and goes again by itself under the same id', async () => {
    const sent: Sent[] = [];
    const { session, bodies } = await onScreen((body, call) => {
      if (body === null) return page(sent);
      if (call < 3) return offline();
      sent.push(body);
      return jsonAnswer({});
    });
    void sendNew(session, 'oi');
    await pass(0);
    expect(session.getState().outgoing).toMatchObject([{ status: 'queued', reason: null }]);
    await pass(1_000);
    expect(bodies).toHaveLength(2);
    await pass(500);
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies.map((body) => body.clientId)).size).toBe(1);
    expect(session.getState().outgoing).toEqual([]);
    expect(session.getState().messages).toMatchObject([{ content: 'oi' }]);
  });

  it('without a connection is not even tried, and goes when there is one', async () => {
    const sent: Sent[] = [];
    const { session, bodies } = await onScreen((body) => {
      if (body === null) return page(sent);
      sent.push(body);
      return jsonAnswer({});
    });
    setOnline(false);
    void sendNew(session, 'oi');
    await pass(120_000);
    expect(bodies).toEqual([]);
    expect(session.getState().outgoing).toMatchObject([{ status: 'queued' }]);
    setOnline(true);
    await pass(0);
    expect(bodies).toHaveLength(1);
    expect(session.getState().outgoing).toEqual([]);
  });

  it('goes at once when the person asks', async () => {
    const { session, bodies } = await onScreen(() => offline());
    void sendNew(session, 'oi');
    await pass(0);
    void sendAgain(session, session.getState().outgoing[0]?.clientId ?? '');
    await pass(0);
    await pass(0);
    expect(bodies).toHaveLength(2);
  });

  it('deleted, never goes', async () => {
    const { session, bodies } = await onScreen(() => offline());
    setOnline(false);
    void sendNew(session, 'melhor não');
    await pass(0);
    await discard(session, session.getState().outgoing[0]?.clientId ?? '');
    setOnline(true);
    await pass(60_000);
    expect(bodies).toEqual([]);
    expect(await listUnsent()).toEqual([]);
  });

  it('where the browser keeps nothing, waits as long as the page lives', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const sent: Sent[] = [];
    const { session, bodies } = await onScreen((body, call) => {
      if (body === null) return page(sent);
      if (call === 1) return offline();
      sent.push(body);
      return jsonAnswer({});
    });
    void sendNew(session, 'oi');
    await pass(0);
    await pass(1_000);
    expect(bodies).toHaveLength(2);
    expect(session.getState().outgoing).toEqual([]);
  });
});

describe('several messages that wait', () => {
  it('go in the order they were written, a new one behind them', async () => {
    let isOut = true;
    const sent: Sent[] = [];
    const { session, bodies } = await onScreen((body) => {
      if (isOut) return offline();
      if (body === null) return page(sent);
      sent.push(body);
      return jsonAnswer({});
    });
    for (const text of ['um', 'dois', 'três']) void sendNew(session, text);
    await pass(0);
    isOut = false;
    void sendNew(session, 'quatro');
    await pass(0);
    bodies.length = 0;
    await pass(1_000);
    expect(bodies.map((body) => body.content)).toEqual(['um', 'dois', 'três', 'quatro']);
    expect(session.getState().messages.map((message) => message.content)).toEqual(['um', 'dois', 'três', 'quatro']);
  });

  it('do not wait for one that was refused, and it stops after three refusals', async () => {
    const { session, bodies } = await onScreen((body) =>
      body?.content === 'um' ? errorAnswer(422, 'chat.id-reused', 'Este envio já foi feito.') : replied(body ?? NOBODY),
    );
    void sendNew(session, 'um');
    void sendNew(session, 'dois');
    await pass(120_000);
    expect(bodies.map((body) => body.content)).toEqual(['um', 'dois']);
    const refused = () => session.getState().outgoing[0];
    expect(refused()).toMatchObject({ status: 'failed', reason: 'Este envio já foi feito.', canRetry: true });
    for (const tries of [2, 3]) {
      void sendAgain(session, refused()?.clientId ?? '');
      await pass(0);
      await pass(0);
      expect(bodies.filter((body) => body.content === 'um')).toHaveLength(tries);
    }
    expect(refused()).toMatchObject({ status: 'failed', canRetry: false });
    void sendAgain(session, refused()?.clientId ?? '');
    await pass(0);
    expect(bodies.filter((body) => body.content === 'um')).toHaveLength(3);
  });

  it('all come back to the field, in order, when coins are missing', async () => {
    let isOut = true;
    const refusal = (): Response => errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.');
    const { session, effects } = await onScreen(() => (isOut ? offline() : refusal()));
    for (const text of ['um', 'dois']) void sendNew(session, text);
    await pass(0);
    isOut = false;
    await pass(1_000);
    expect(effects.onRefused).toHaveBeenCalledWith(expect.objectContaining({ kind: 'coins', content: 'um\ndois' }));
    expect(session.getState().outgoing).toEqual([]);
    expect(await listUnsent()).toEqual([]);
  });

  it('K09: do not go under another login', async () => {
    const { session, bodies } = await onScreen(() => offline());
    setOnline(false);
    void sendNew(session, 'só da Ana');
    await pass(0);
    writeOwner('beto');
    setOnline(true);
    await pass(120_000);
    expect(bodies).toEqual([]);
  });
});

describe('reading without a connection', () => {
  const fallen = new TypeError('offline');
  const seen = (failure: unknown = fallen) => {
    const { session } = setUp(() => offline(), { isLoaded: false, until: abort });
    return { session, done: showSeen(session, failure) };
  };

  it('spec §9: "Offline data expiry 7 days": what was seen is shown, to its owner, for 7 days', async () => {
    const { session } = setUp(() => offline(), { until: abort });
    const items = [person({ clientId: 'm1', content: 'lembra?' })];
    session.dispatch({ type: 'page-loaded', items, lastSeq: 1, hasMore: false });
    attach(session);
    await pass(1_000);
    const again = seen();
    await again.done;
    expect(again.session.getState()).toMatchObject({ isLoaded: true, messages: [{ content: 'lembra?' }] });

    writeOwner('beto');
    await expect(seen().done).rejects.toThrow('offline');
    writeOwner('ana');
    vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60_000 + 1);
    await expect(seen().done).rejects.toThrow('offline');
  });

  it('keeps what was on screen when the page goes', async () => {
    const { session } = setUp(() => offline(), { until: abort });
    attach(session);
    session.dispatch({
      type: 'page-loaded',
      items: [person({ clientId: 'm2', content: 'até' })],
      lastSeq: 1,
      hasMore: false,
    });
    dispatchEvent(new Event('pagehide'));
    await pass(0);
    const again = seen();
    await again.done;
    expect(again.session.getState().messages).toMatchObject([{ content: 'até' }]);
  });

  it('keeps what is on screen though it never stands still, and at once when the connection goes', async () => {
    const { session } = setUp(() => offline(), { until: abort });
    const show = (content: string, lastSeq: number) =>
      session.dispatch({
        type: 'page-loaded',
        items: [person({ clientId: 'm3', content })],
        lastSeq,
        hasMore: false,
      });
    attach(session);
    for (const lastSeq of [1, 2, 3]) {
      show(`até ${lastSeq}`, lastSeq);
      await pass(400);
    }
    const meanwhile = seen();
    await meanwhile.done;
    expect(meanwhile.session.getState().messages).toMatchObject([{ content: 'até 3' }]);

    show('até 4', 4);
    dispatchEvent(new Event('offline'));
    await pass(0);
    const again = seen();
    await again.done;
    expect(again.session.getState().messages).toMatchObject([{ content: 'até 4' }]);
  });

  it('does not hide a refusal behind what was seen', async () => {
    const { session } = setUp(() => offline(), { until: abort });
    attach(session);
    await pass(1_000);
    const refusal = await errorFromResponse(
      errorAnswer(410, 'chat.conversation-deleted', 'Esta conversa foi apagada.'),
    );
    await expect(seen(refusal).done).rejects.toThrow('Esta conversa foi apagada.');
  });

  it('parts that are kept at the same moment do not overwrite each other', async () => {
    const conversation = { id: 'c1', lastActivity: '2026-11-21T12:00:00Z' } as Conversation;
    await Promise.all([
      saveConversation(conversation),
      savePage('c1', { items: [], lastSeq: 4, hasMore: false }),
      saveSummaries([{ ...conversation, lastMessage: null } as unknown as ConversationSummary]),
    ]);
    expect(Object.keys(await readCached('c1')).sort()).toEqual(
      expect.arrayContaining(['conversation', 'page', 'summary']),
    );
  });
});
