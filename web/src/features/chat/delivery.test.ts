import '../../testing/console-guard.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeOwner } from '../../platform/storage/owner.ts';
import { errorAnswer } from '../../testing/answers.ts';
import { replied, type Sent, setUp } from '../../testing/conversation.ts';
import { sendAgain, sendNew } from './delivery.ts';

const NOBODY: Sent = { clientId: '', content: '' };
const offline = (): Promise<Response> => Promise.reject(new TypeError('offline'));

function online(isOnline: boolean): void {
  vi.stubGlobal('navigator', { ...navigator, onLine: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

function later(seconds: string, status = 503): Response {
  const answer = errorAnswer(status, 'service.busy', 'Agora não.');
  answer.headers.set('retry-after', seconds);
  return answer;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a message that did not go', () => {
  it('says so and goes again by itself under the same id, each pause longer', async () => {
    const { session, bodies, effects } = setUp((body, call) => (call < 4 ? offline() : replied(body ?? NOBODY)));
    void sendNew(session, 'oi');
    await vi.advanceTimersByTimeAsync(10);
    expect(session.getState().outgoing[0]).toMatchObject({ status: 'failed', reason: null });
    await vi.advanceTimersByTimeAsync(500);
    expect(bodies).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(900);
    expect(bodies).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100 + 2_000);
    expect(bodies).toHaveLength(4);
    expect(new Set(bodies.map((body) => body.clientId)).size).toBe(1);
    expect(session.getState().outgoing).toEqual([]);
    expect(effects.onAsked).toHaveBeenCalledTimes(2);
  });

  it('never waits more than 30 s', async () => {
    const { session, bodies } = setUp(() => offline());
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    void sendNew(session, 'oi');
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    const before = bodies.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(bodies.length).toBe(before + 1);
  });

  it('goes at once when the connection comes back, and not while there is none', async () => {
    let isOut = true;
    const { session, bodies } = setUp((body) => (isOut ? offline() : replied(body ?? NOBODY)));
    online(false);
    void sendNew(session, 'oi');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(bodies).toHaveLength(1);
    isOut = false;
    online(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies).toHaveLength(2);
    expect(session.getState().outgoing).toEqual([]);
  });

  it('goes at once when the reader comes back to the tab, or asks for it', async () => {
    const { session, bodies } = setUp(() => offline());
    void sendNew(session, 'oi');
    await vi.advanceTimersByTimeAsync(1);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies).toHaveLength(2);
    void sendAgain(session, session.getState().outgoing[0]?.clientId ?? '');
    expect(session.getState().outgoing[0]?.status).toBe('sending');
    await vi.advanceTimersByTimeAsync(1);
    expect(bodies).toHaveLength(3);
    expect(session.getState().outgoing[0]?.status).toBe('failed');
  });

  it('waits as long as the server asks, whoever comes back', async () => {
    const { session, bodies } = setUp((body, call) => (call === 1 ? later('20', 429) : replied(body ?? NOBODY)));
    void sendNew(session, 'oi');
    await vi.advanceTimersByTimeAsync(10_000);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(9_900);
    expect(bodies).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(bodies).toHaveLength(2);
    expect(session.getState().outgoing).toEqual([]);
  });
});

describe('several messages that wait', () => {
  it('go in the order they were written', async () => {
    let isOut = true;
    const { session, bodies } = setUp((body) => (isOut ? offline() : replied(body ?? NOBODY)));
    for (const text of ['um', 'dois', 'três']) void sendNew(session, text);
    await vi.advanceTimersByTimeAsync(10);
    expect(session.getState().outgoing.map((item) => item.status)).toEqual(['failed', 'failed', 'failed']);
    bodies.length = 0;
    isOut = false;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(50);
    expect(bodies.map((body) => body.content)).toEqual(['um', 'dois', 'três']);
  });

  it('do not wait for one that was refused, and it stops', async () => {
    const { session, bodies } = setUp((body) =>
      body?.content === 'um' ? errorAnswer(422, 'chat.id-reused', 'Este envio já foi feito.') : replied(body ?? NOBODY),
    );
    void sendNew(session, 'um');
    void sendNew(session, 'dois');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(bodies.map((body) => body.content)).toEqual(['um', 'dois']);
    expect(session.getState().outgoing[0]?.reason).toBe('Este envio já foi feito.');
  });

  it('all come back to the field, in order, when coins are missing', async () => {
    let isOut = true;
    const refusal = (): Response => errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.');
    const { session, effects } = setUp(() => (isOut ? offline() : refusal()));
    for (const text of ['um', 'dois']) void sendNew(session, text);
    await vi.advanceTimersByTimeAsync(10);
    isOut = false;
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(10);
    expect(effects.onRefused).toHaveBeenCalledWith(expect.objectContaining({ kind: 'coins', content: 'um\ndois' }));
    expect(session.getState().outgoing).toEqual([]);
  });

  it('do not go under another login', async () => {
    writeOwner('ana');
    const { session, bodies } = setUp(() => offline());
    void sendNew(session, 'só da Ana');
    await vi.advanceTimersByTimeAsync(1);
    writeOwner('beto');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(bodies).toHaveLength(1);
  });
});
