import '../../../testing/console-guard.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearBrowserStorage } from '../../../platform/storage/local.ts';
import { writeOwner } from '../../../platform/storage/owner.ts';
import { errorAnswer, jsonAnswer } from '../../../testing/answers.ts';
import { pass, stopTime } from '../../../testing/fake-time.ts';
import { type SwipeOutcome, sendSwipes } from './swipe-sender.ts';
import { addSwipe, addUndo, unsentAvatarIds, unsentSwipes } from './swipe-store.ts';

const TAKEN = { isMatch: true, priceCoins: 0, asksToSignUp: false };
let requests: string[];
let outcomes: SwipeOutcome[];
let stop: () => void;

/** Answers each request in its turn; undefined is a connection that is lost. */
function answerWith(answers: (() => Response | undefined | Promise<Response>)[]): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { avatarId, kind } = JSON.parse(String(init.body ?? '{}'));
    requests.push(init.method === 'DELETE' ? `undo ${url.split('/').at(-1)}` : `${kind} ${avatarId}`);
    const answer = await (answers.shift() ?? (() => jsonAnswer(TAKEN)))();
    if (answer === undefined) throw new TypeError('Failed to fetch');
    return answer;
  });
}

function begin(): void {
  stop = sendSwipes((outcome) => outcomes.push(outcome));
}

beforeEach(() => {
  requests = [];
  outcomes = [];
  stop = () => undefined;
  stopTime();
  answerWith([]);
});
afterEach(() => {
  stop();
  clearBrowserStorage();
  vi.useRealTimers();
});

describe('swipes on their way', () => {
  it('go one at a time, in the order they were made', async () => {
    let answerFirst: (response: Response) => void = () => undefined;
    answerWith([() => new Promise((resolve) => (answerFirst = resolve))]);
    begin();
    addSwipe('a', 'like');
    addSwipe('b', 'pass');
    await pass(0);
    expect(requests).toEqual(['like a']);
    answerFirst(jsonAnswer(TAKEN));
    await pass(0);
    expect(requests).toEqual(['like a', 'pass b']);
    expect(outcomes).toMatchObject([
      { avatarId: 'a', answer: TAKEN },
      { avatarId: 'b', answer: TAKEN },
    ]);
    expect(unsentSwipes()).toEqual([]);
  });

  it('are tried again until they get through; a lost connection loses none and changes no order', async () => {
    answerWith([() => undefined, () => errorAnswer(503, 'internal', 'Voltamos já.')]);
    begin();
    addSwipe('a', 'like');
    addSwipe('b', 'pass');
    await pass(0);
    expect([...unsentAvatarIds()]).toEqual(['a', 'b']);
    await pass(1_000);
    await pass(2_000);
    expect(requests).toEqual(['like a', 'like a', 'like a', 'pass b']);
    expect(unsentSwipes()).toEqual([]);
  });

  it('go at once when the connection comes back', async () => {
    answerWith([() => undefined]);
    begin();
    addSwipe('a', 'like');
    await pass(0);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(requests).toEqual(['like a', 'like a']);
  });

  it('stay on the device: what an earlier visit could not send goes first', async () => {
    addSwipe('a', 'like');
    addSwipe('b', 'pass');
    expect(JSON.parse(localStorage.getItem('unsentSwipes') ?? '')).toHaveLength(2);
    begin();
    addSwipe('c', 'like');
    await pass(0);
    expect(requests).toEqual(['like a', 'pass b', 'like c']);
    expect(localStorage.getItem('unsentSwipes')).toBeNull();
  });

  it('that were taken back before they were sent are not sent at all; afterwards they are undone', async () => {
    addSwipe('a', 'like');
    addUndo('a');
    expect(unsentSwipes()).toEqual([]);
    answerWith([() => jsonAnswer(TAKEN), () => new Response(null, { status: 204 })]);
    begin();
    addSwipe('b', 'like');
    await pass(0);
    addUndo('b');
    await pass(0);
    expect(requests).toEqual(['like b', 'undo b']);
    expect(outcomes.at(-1)).toMatchObject({ kind: 'undo', avatarId: 'b', answer: null });
  });

  it('that are being sent are undone after it', async () => {
    let answerFirst: (response: Response) => void = () => undefined;
    answerWith([() => new Promise((resolve) => (answerFirst = resolve)), () => new Response(null, { status: 204 })]);
    begin();
    addSwipe('a', 'super-like');
    await pass(0);
    addUndo('a');
    answerFirst(jsonAnswer(TAKEN));
    await pass(0);
    expect(requests).toEqual(['super-like a', 'undo a']);
  });

  it('whose answer was lost are sent again and undone after it: the server may have taken the coins', async () => {
    const taken = new Response(null, { status: 204 });
    answerWith([() => undefined, () => jsonAnswer(TAKEN), () => taken]);
    begin();
    addSwipe('a', 'super-like');
    await pass(0);
    addUndo('a');
    await pass(1_000);
    await pass(0);
    expect(requests).toEqual(['super-like a', 'super-like a', 'undo a']);
  });

  it.each([
    [404, 'request.not-found'],
    [402, 'coins.insufficient'],
    [403, 'avatars.sign-up-first'],
  ])('that are refused for good (%i) are told of and hold nothing up', async (status, code) => {
    answerWith([() => errorAnswer(status, code, 'Não.')]);
    begin();
    addSwipe('a', 'super-like');
    addSwipe('b', 'pass');
    await pass(0);
    expect(requests).toEqual(['super-like a', 'pass b']);
    expect(outcomes[0]).toMatchObject({ avatarId: 'a', refusal: { status, code } });
  });

  it('chat.md R10: of one account never go as another', async () => {
    writeOwner('account-1');
    addSwipe('a', 'like');
    writeOwner('account-2');
    addSwipe('b', 'like');
    begin();
    await pass(0);
    expect(requests).toEqual(['like b']);
  });

  it('spec §4: signing out takes them along', async () => {
    answerWith([() => undefined]);
    begin();
    addSwipe('a', 'like');
    await pass(0);
    clearBrowserStorage();
    await pass(60_000);
    expect(requests).toEqual(['like a']);
    expect(unsentSwipes()).toEqual([]);
  });

  it('are not lost where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full');
    });
    answerWith([() => undefined]);
    begin();
    addSwipe('a', 'like');
    await pass(0);
    await pass(2_000);
    expect(requests).toEqual(['like a', 'like a']);
  });

  it('something else under the key is no swipe', () => {
    localStorage.setItem('unsentSwipes', '[{"id":1},null,{"id":"x","avatarId":"a","kind":"love","owner":null}]');
    expect(unsentSwipes()).toEqual([]);
    localStorage.setItem('unsentSwipes', '{');
    expect(unsentSwipes()).toEqual([]);
  });
});
