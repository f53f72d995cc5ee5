import '../../testing/console-guard.ts';
import { authRoutes, CURRENT_USER_ID_KEY } from '@cafune/contract/auth';
import { avatarDiscoveryRoutes } from '@cafune/contract/avatars/discovery';
import { chatRoutes } from '@cafune/contract/chat';
import { describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { call, callOrNull, forgetKeptAnswers, pathOf, readPath } from './api-client.ts';
import { ApiError, sentenceFor } from './api-error.ts';

function stubFetch(answer: () => Response | Promise<Response>) {
  const stub = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', stub);
  return stub;
}

function headersOf(stub: ReturnType<typeof stubFetch>): Headers {
  return new Headers(stub.mock.calls[0]?.[1]?.headers);
}

async function failure(answer: Response): Promise<ApiError> {
  stubFetch(() => answer);
  const error = await call(authRoutes.status, {}).catch((caught: unknown) => caught);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

describe('calling a route', () => {
  it('fills the path and the query, and leaves out what is empty', () => {
    expect(pathOf(chatRoutes.listMessages, { params: { id: 'a/b' }, query: { before: 3, limit: undefined } })).toBe(
      '/api/conversations/a%2Fb/messages?before=3',
    );
    expect(pathOf(avatarDiscoveryRoutes.list, { query: { q: '', tags: 'música' } })).toBe(
      '/api/avatars?tags=m%C3%BAsica',
    );
  });

  it('spec §7: "bodies are JSON with a JSON content type"; spec §6: "Requests carry the session cookie."', async () => {
    const stub = stubFetch(() => jsonAnswer({ message: 'ok' }));
    await call(authRoutes.forgotPassword, { body: { email: 'a@b.co' } });
    expect(stub.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      credentials: 'include',
      body: '{"email":"a@b.co"}',
    });
    expect(headersOf(stub).get('content-type')).toBe('application/json');
  });

  it('spec §7: "Responses are read as JSON if the content type says so, else treated as empty."', async () => {
    stubFetch(() => new Response('<p>oi</p>', { headers: { 'content-type': 'text/html' } }));
    expect(await call(authRoutes.logout, {})).toBeUndefined();
  });

  it('spec §6: "For paths containing payment/success, relation, follow or subscribe the stored user id is sent as an X-User-Id header."', async () => {
    localStorage.setItem(CURRENT_USER_ID_KEY, 'user-1');
    for (const path of ['/api/payment/success', '/api/relation/1', '/api/follow', '/api/subscribe/x']) {
      const stub = stubFetch(() => jsonAnswer(1));
      await readPath(path);
      expect(headersOf(stub).get('x-user-id')).toBe('user-1');
    }
    const stub = stubFetch(() => jsonAnswer(1));
    await readPath('/api/user/tokens');
    expect(headersOf(stub).has('x-user-id')).toBe(false);
  });

  it('spec §7: "a 401 yields null (not logged in)" where nobody being signed in is an answer', async () => {
    stubFetch(() => errorAnswer(401, 'auth.required', 'Entre na sua conta para continuar.'));
    expect(await callOrNull(chatRoutes.listConversations, {})).toBeNull();
    expect(await readPath('/api/anything')).toBeNull();
    await expect(call(chatRoutes.listConversations, {})).rejects.toBeInstanceOf(ApiError);
  });
});

describe('a non-OK answer', () => {
  it('spec §8: "A non-OK answer becomes an error with the server\'s message field", its code, status and request id', async () => {
    const error = await failure(errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.'));
    expect(error).toMatchObject({
      message: 'Você não tem moedas suficientes.',
      code: 'coins.insufficient',
      status: 402,
      requestId: 'req-1',
    });
  });

  it('spec §8: "else its error field, else the status text"', async () => {
    expect((await failure(jsonAnswer({ error: 'Deu ruim' }, 500))).message).toBe('Deu ruim');
    const empty = new Response('{}', {
      status: 500,
      statusText: 'Server Error',
      headers: { 'content-type': 'application/json' },
    });
    expect((await failure(empty)).message).toBe('Server Error');
  });

  it('spec §8: "for a non-JSON body the text, else the status text."', async () => {
    expect((await failure(new Response('Fora do ar', { status: 503, statusText: 'x' }))).message).toBe('Fora do ar');
    expect((await failure(new Response('', { status: 502, statusText: 'Bad Gateway' }))).message).toBe('Bad Gateway');
  });

  it('survives JSON that is cut or odd', async () => {
    const cut = new Response('{"message":', {
      status: 500,
      statusText: 'Oops',
      headers: { 'content-type': 'application/json' },
    });
    expect((await failure(cut)).message).toBe('Oops');
    expect((await failure(jsonAnswer(null, 500))).code).toBeNull();
  });

  it('keeps how long to wait', async () => {
    const busy = new Response('{}', {
      status: 429,
      headers: { 'content-type': 'application/json', 'retry-after': '12' },
    });
    expect((await failure(busy)).retryAfterSeconds).toBe(12);
  });

  it('says something plain when the network did not answer', () => {
    expect(sentenceFor(new TypeError('Failed to fetch'))).toBe(
      'Não deu pra falar com o servidor. Confira a internet e tente de novo.',
    );
  });
});

describe('an answer with an ETag', () => {
  const withEtag = (body: unknown, etag: string): Response => {
    const answer = jsonAnswer(body);
    answer.headers.set('etag', etag);
    return answer;
  };
  const asked = (stub: ReturnType<typeof stubFetch>) =>
    stub.mock.calls.map(([, init]) => new Headers(init?.headers).get('if-none-match'));

  it('is asked for by its ETag and given again, the same object, when nothing changed', async () => {
    const answers = [
      withEtag({ isAdmin: true }, 'W/"1"'),
      new Response(null, { status: 304 }),
      withEtag({ isAdmin: false }, 'W/"2"'),
    ];
    const stub = stubFetch(() => answers.shift() ?? jsonAnswer({}));
    const first = await call(authRoutes.adminCheck, {});
    expect(await call(authRoutes.adminCheck, {})).toBe(first);
    expect(await call(authRoutes.adminCheck, {})).toEqual({ isAdmin: false });
    expect(asked(stub)).toEqual([null, 'W/"1"', 'W/"1"']);
  });

  it('is forgotten with its person', async () => {
    const stub = stubFetch(() => withEtag({ isAdmin: true }, 'W/"1"'));
    forgetKeptAnswers();
    await call(authRoutes.adminCheck, {});
    forgetKeptAnswers();
    await call(authRoutes.adminCheck, {});
    expect(asked(stub)).toEqual([null, null]);
  });
});
