import '../../testing/console-guard.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer, streamAnswer } from '../../testing/answers.ts';
import { makeMessage, setUp } from '../../testing/conversation.ts';
import { currentToast } from '../../ui/toast-store.ts';
import { follow } from './conversation-sync.ts';
import { catchUp, goTo } from './going.ts';
import { choose, edit, goToQuoted, react, regenerate, remove } from './turning.ts';

const PERSON = makeMessage({ id: 'p', seq: 2, role: 'person', content: 'oi' });
const REPLY = makeMessage({ id: 'r', seq: 3, content: 'um' });
const SECOND = { ...REPLY, content: 'dois', variant: { index: 2, count: 2 } };
const LATER = makeMessage({ id: 'p2', seq: 4, role: 'person', content: 'e aí' });

type Call = { path: string; method: string; body: Record<string, unknown> };
let calls: Call[] = [];

/** A loaded conversation and a server that answers by the end of the path. */
function open(answers: Record<string, (body: Record<string, unknown>) => Response>, items = [PERSON, REPLY, LATER]) {
  const { session, effects } = setUp(() => jsonAnswer({}), { isLoaded: false });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname: path, search } = new URL(url, 'http://localhost');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    calls.push({ path: path + search, method: init.method ?? 'GET', body });
    const key = Object.keys(answers).find((name) => `${init.method ?? 'GET'} ${path}${search}`.includes(name));
    return key === undefined ? errorAnswer(404, 'request.not-found', 'Não achamos.') : answers[key]?.(body);
  });
  session.dispatch({ type: 'page-loaded', items, lastSeq: 4, hasMore: false });
  const shown = () => session.getState().messages.map((message) => message.content);
  return { session, effects, shown };
}

const again = () =>
  streamAnswer([
    [5, { type: 'path-changed', messageId: 'r', fromSeq: 3, hasTail: false } as { type: string }],
    [6, { type: 'message-added', message: { ...SECOND, content: '', status: 'queued' } } as { type: string }],
    [7, { type: 'text-delta', messageId: 'r', text: 'dois' } as { type: string }],
    [8, { type: 'text-end', messageId: 'r', status: 'complete', text: 'dois', balanceCoins: 9 } as { type: string }],
  ]);

beforeEach(() => {
  calls = [];
});

describe('another version', () => {
  it('is streamed in its place, and going back to the first is instant: what followed it is shown before the answer', async () => {
    let answerChoice: (response: Response) => void = () => undefined;
    const { session, effects, shown } = open({ regenerate: again });
    await regenerate(session, 'r');
    expect(shown()).toEqual(['oi', 'dois']);
    expect(effects.onAsked).toHaveBeenCalledWith('again');
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answerChoice = resolve)));
    const chosen = choose(session, 'r', 1);
    expect(shown()).toEqual(['oi', 'um', 'e aí']);
    answerChoice(
      jsonAnswer({ items: [{ ...REPLY, variant: { index: 1, count: 2 } }, LATER], lastSeq: 9, hasMore: false }),
    );
    await chosen;
    expect(session.getState().messages[1]?.variant).toEqual({ index: 1, count: 2 });
    expect(session.getState().lastSeq).toBe(9);
  });

  it('that cannot be switched to stays what it was, and a toast says why', async () => {
    const { session, shown } = open({ choose: () => errorAnswer(409, 'chat.reply-under-way', 'Espere ela terminar.') });
    await choose(session, 'r', 1);
    expect(shown()).toEqual(['oi', 'um', 'e aí']);
    expect(currentToast()?.description).toBe('Espere ela terminar.');
  });

  it('asked for over a broken connection goes again under the same id (R2)', async () => {
    let attempts = 0;
    const { session } = open({
      regenerate: () => {
        attempts += 1;
        return attempts === 1 ? errorAnswer(503, 'internal', 'Voltamos já.') : again();
      },
    });
    await regenerate(session, 'r');
    await regenerate(session, 'r');
    const sent = calls.filter(({ path }) => path.endsWith('/regenerate')).map(({ body }) => body.clientId);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
  });

  it('without coins says so above the field, like a message would', async () => {
    const { session, effects } = open({
      regenerate: () => errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.'),
    });
    await regenerate(session, 'r');
    expect(effects.onRefused).toHaveBeenCalledWith(expect.objectContaining({ kind: 'coins', content: '' }));
    expect(effects.onBalance).toHaveBeenCalled();
  });
});

describe('rewriting', () => {
  it('one’s own closes the field once the server has it, before the reply is there', async () => {
    const onTaken = vi.fn();
    const edited = { ...PERSON, content: 'olá', variant: { index: 2, count: 2 } };
    const { session, shown } = open({
      edit: () =>
        streamAnswer([
          [5, { type: 'path-changed', messageId: 'p', fromSeq: 2, hasTail: false } as { type: string }],
          [6, { type: 'message-added', message: edited } as { type: string }],
          [
            7,
            { type: 'message-added', message: makeMessage({ id: 'r2', seq: 7, content: 'três' }) } as { type: string },
          ],
          [8, { type: 'text-end', messageId: 'r2', status: 'complete', text: 'três' } as { type: string }],
        ]),
    });
    expect(await edit(session, { messageId: 'p', content: 'olá', onTaken })).toBeNull();
    expect(onTaken).toHaveBeenCalledTimes(1);
    expect(shown()).toEqual(['olá', 'três']);
  });

  it('that is refused gives the sentence back and takes nothing away', async () => {
    const onTaken = vi.fn();
    const { session, shown } = open({
      edit: () => errorAnswer(422, 'safety.personal-data', 'Remova dados pessoais do texto.'),
    });
    expect(await edit(session, { messageId: 'p', content: 'meu CPF', onTaken })).toBe(
      'Remova dados pessoais do texto.',
    );
    expect(onTaken).not.toHaveBeenCalled();
    expect(shown()).toEqual(['oi', 'um', 'e aí']);
  });

  it('hers reads what stands there now and asks for nothing', async () => {
    const better = { ...REPLY, content: 'melhor', isEdited: true };
    const { session, effects, shown } = open({
      edit: () => jsonAnswer({ message: better, reply: null }, 201),
      'after=2': () => jsonAnswer({ items: [better, LATER], lastSeq: 5, hasMore: false }),
    });
    expect(await edit(session, { messageId: 'r', content: 'melhor', onTaken: vi.fn() })).toBeNull();
    expect(shown()).toEqual(['oi', 'melhor', 'e aí']);
    expect(effects.onAsked).not.toHaveBeenCalled();
  });
});

describe('deleting', () => {
  it('takes it off at once, and the toast brings it back to its place', async () => {
    const { session, shown } = open({
      'DELETE /api/conversations/c1/messages/r': () => new Response(null, { status: 204 }),
      restore: () => jsonAnswer(REPLY),
      'after=2': () => jsonAnswer({ items: [REPLY, LATER], lastSeq: 6, hasMore: false }),
    });
    const removing = remove(session, 'r');
    expect(shown()).toEqual(['oi', 'e aí']);
    await removing;
    currentToast()?.action?.act();
    await vi.waitFor(() => expect(shown()).toEqual(['oi', 'um', 'e aí']));
  });
});

describe('reacting', () => {
  it('shows at once and goes back when it did not get there', async () => {
    const { session } = open({ reaction: () => errorAnswer(503, 'internal', 'Voltamos já.') });
    const reacting = react(session, 'r', '❤️');
    expect(session.getState().messages[1]?.reaction).toBe('❤️');
    await reacting;
    expect(session.getState().messages[1]?.reaction).toBeNull();
  });
});

describe('going elsewhere', () => {
  it('to what is on screen asks the server for nothing', async () => {
    const { session } = open({});
    await goTo(session, { seq: 3, messageId: 'r' });
    expect(session.getState().focus).toEqual({ messageId: 'r' });
    expect(calls).toEqual([]);
  });

  it('to a quoted message far above finds it by its words and loads what is around it', async () => {
    const far = makeMessage({ id: 'far', seq: 9, content: 'lá de longe' });
    const { session } = open({
      search: () => jsonAnswer({ items: [{ messageId: 'far', seq: 9 }], total: 1, hasMore: false }),
      'before=9': () => jsonAnswer({ items: [makeMessage({ id: 'b', seq: 8 })], lastSeq: 99, hasMore: true }),
      'after=8': () => jsonAnswer({ items: [far], lastSeq: 99, hasMore: true }),
    });
    await goToQuoted(session, { messageId: 'far', excerpt: 'lá de longe' });
    expect(session.getState()).toMatchObject({ hasOlder: true, hasNewer: true, focus: { messageId: 'far' } });
  });

  it('that was deleted says so', async () => {
    const { session } = open({ search: () => jsonAnswer({ items: [], total: 0, hasMore: false }) });
    await goToQuoted(session, { messageId: 'gone', excerpt: 'sumiu' });
    expect(currentToast()?.title).toContain('não está neste caminho');
  });
});

describe('another device', () => {
  it('that deleted and reacted is caught up with by its events; where the way changed, by what stands there now', async () => {
    const { session, shown } = open({
      stream: () =>
        streamAnswer([
          [5, { type: 'message-changed', messageId: 'r', reaction: '🔥' } as { type: string }],
          [6, { type: 'message-removed', messageId: 'p2' } as { type: string }],
          [7, { type: 'path-changed', messageId: 'r', fromSeq: 2, hasTail: true } as { type: string }],
        ]),
      'after=2': () => jsonAnswer({ items: [SECOND], lastSeq: 7, hasMore: false }),
    });
    await catchUp(session, 7);
    expect(shown()).toEqual(['oi', 'dois']);
    expect(session.getState()).toMatchObject({ lastSeq: 7, hasGap: false });
  });

  it('that went on while nobody listened is caught up with: where the server is by now is asked', async () => {
    const { session, shown } = open({
      'limit=1': () => jsonAnswer({ items: [SECOND], lastSeq: 5, hasMore: true }),
      stream: () => streamAnswer([[5, { type: 'message-removed', messageId: 'p2' } as { type: string }]]),
    });
    await catchUp(session);
    expect(shown()).toEqual(['oi', 'um']);
    await catchUp(session);
    expect(calls.filter(({ path }) => path.includes('stream'))).toHaveLength(1);
  });

  it('that wrote behind a reply being followed is caught up with once the reply has ended', async () => {
    const writing = { ...REPLY, id: 'r2', seq: 4, content: '', status: 'streaming' as const };
    const events = [
      [5, { type: 'text-end', messageId: 'r2', status: 'complete', text: 'Tá.' } as { type: string }] as const,
      [6, { type: 'message-removed', messageId: 'p' } as { type: string }] as const,
    ];
    const streams = events.map((event) => () => streamAnswer([event]));
    const { session } = open({ stream: () => streams.shift()?.() ?? jsonAnswer({}) }, [PERSON, REPLY, writing]);
    void follow(session);
    await catchUp(session, 6);
    expect(session.getState().lastSeq).toBe(6);
    expect(session.getState().messages.map(({ id }) => id)).toEqual(['r', 'r2']);
  });
});
