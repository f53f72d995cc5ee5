import '../../testing/console-guard.ts';
import type { Message } from '@cafune/contract/chat';
import { describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer, streamAnswer } from '../../testing/answers.ts';
import { createSession, type SessionEffects } from './conversation-session.ts';
import { sendAgain, sendNew } from './conversation-sync.ts';

type Sent = { clientId: string; content: string };

function silentEffects(): SessionEffects {
  return { onAsked: vi.fn(), onStored: vi.fn(), onBalance: vi.fn(), onReplyEnded: vi.fn(), onRefused: vi.fn() };
}

function setUp(answer: (body: Sent | null, call: number) => Response | Promise<Response>) {
  const bodies: Sent[] = [];
  let calls = 0;
  const stub = vi.fn<typeof fetch>(async (_path, init) => {
    const body: Sent | null = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    if (body !== null) bodies.push(body);
    calls += 1;
    return answer(body, calls);
  });
  vi.stubGlobal('fetch', stub);
  const effects = silentEffects();
  const session = createSession('c1', new AbortController().signal, effects);
  session.dispatch({ type: 'page-loaded', items: [], lastSeq: 0, hasMore: false });
  return { session, effects, bodies };
}

function person(sent: Sent): Message {
  return {
    id: 'p',
    conversationId: 'c1',
    seq: 1,
    role: 'person',
    content: sent.content,
    status: 'complete',
    clientId: sent.clientId,
    replyToId: null,
    createdAt: '2026-11-21T12:00:00.000Z',
  };
}

function replied(sent: Sent): Response {
  const message = person(sent);
  const reply: Message = {
    ...message,
    id: 'r',
    seq: 2,
    role: 'character',
    content: '',
    status: 'queued',
    clientId: null,
  };
  const end = { type: 'text-end', messageId: 'r', status: 'complete', text: 'Oi!', balanceCoins: 498 };
  return streamAnswer([
    [1, { type: 'message-added', message } as { type: string }],
    [2, { type: 'message-added', message: reply } as { type: string }],
    [3, { type: 'text-start', messageId: 'r' } as { type: string }],
    [4, { type: 'text-delta', messageId: 'r', text: 'Oi!' } as { type: string }],
    [5, end],
  ]);
}

describe('sending a message', () => {
  it('folds the streamed reply in and tells the new balance', async () => {
    const { session, effects } = setUp((body) => replied(body ?? { clientId: '', content: '' }));
    await sendNew(session, 'oi');
    expect(session.getState().messages.map((item) => [item.role, item.content, item.status])).toEqual([
      ['person', 'oi', 'complete'],
      ['character', 'Oi!', 'complete'],
    ]);
    expect(effects.onBalance).toHaveBeenLastCalledWith(498);
    expect(effects.onReplyEnded).toHaveBeenCalledTimes(1);
  });

  it('keeps what did not go, and tries again under the same id', async () => {
    const { session, bodies } = setUp((body, call) =>
      call === 1 ? Promise.reject(new TypeError('offline')) : replied(body ?? { clientId: '', content: '' }),
    );
    await sendNew(session, 'oi');
    const [failed] = session.getState().outgoing;
    expect(failed).toMatchObject({ status: 'failed', reason: null });
    await sendAgain(session, failed?.clientId ?? '');
    expect(bodies.map((body) => body.clientId)).toEqual([failed?.clientId, failed?.clientId]);
    expect(session.getState().outgoing).toEqual([]);
  });

  it('gives the text back when coins are missing', async () => {
    const { session, effects } = setUp(() =>
      errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.'),
    );
    await sendNew(session, 'volta pra mim');
    expect(session.getState().outgoing).toEqual([]);
    expect(effects.onRefused).toHaveBeenCalledWith({
      kind: 'coins',
      message: 'Você não tem moedas suficientes.',
      content: 'volta pra mim',
    });
  });

  it("shows the server's sentence for a refusal that is about the message", async () => {
    const { session } = setUp(() => errorAnswer(410, 'chat.conversation-deleted', 'Esta conversa foi apagada.'));
    await sendNew(session, 'oi');
    expect(session.getState().outgoing[0]?.reason).toBe('Esta conversa foi apagada.');
  });

  it('reads a fresh page when the answer is not a stream', async () => {
    const stored: Sent[] = [];
    const { session } = setUp((body) => {
      if (body === null) {
        const items = stored.map(person);
        return jsonAnswer({ items, lastSeq: 1, hasMore: false });
      }
      stored.push(body);
      return jsonAnswer({ message: person(body), replyId: 'r', priceCoins: 2 });
    });
    await sendNew(session, 'oi');
    await vi.waitFor(() => expect(session.getState().messages).toHaveLength(1));
    expect(session.getState().outgoing).toEqual([]);
  });
});
