import '../../../testing/console-guard.ts';
import { COMMENT_MAX_LENGTH } from '@cafune/contract/feed';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeOwner } from '../../../platform/storage/owner.ts';
import { errorAnswer, jsonAnswer } from '../../../testing/answers.ts';
import { stubDialogs } from '../../../testing/dialogs.ts';
import { pass, stopTime } from '../../../testing/fake-time.ts';
import { makeCard, makeComment, makePost, stubScrolling } from '../../../testing/feed.tsx';
import { drawPage, PERSON, stubServer, stubWidth, VISITOR } from '../../../testing/page.tsx';
import { currentToast, dismissToast, TOAST_WITH_ACTION_MS } from '../../../ui/toast-store.ts';
import { FeedScreen } from '../index.ts';

const BASE = '/api/feed/post-1/comments';
const IARA = { kind: 'character' as const, avatar: makeCard('Iara') };

type Options = { status?: unknown; comments?: unknown[]; answers?: Parameters<typeof stubServer>[0] };

/** The panel beside the post, as on desktops. */
async function draw({ status = PERSON, comments = [], answers = {} }: Options = {}) {
  stubWidth(1_440);
  const server = stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/feed': () => ({
      items: [makePost('post-1', { commentCount: 2, characterCommentCount: 3 })],
      nextCursor: null,
    }),
    'POST /api/feed/seen': () => new Response(null, { status: 204 }),
    [`GET ${BASE}`]: () => ({ items: comments, nextCursor: null }),
    ...answers,
  });
  await drawPage(() => (
    <FeedScreen
      tab="for-you"
      onTab={() => undefined}
      linkedId={undefined}
      onBack={() => undefined}
      onTalkAbout={() => undefined}
      talkingTo={null}
      bar={null}
    />
  ));
  const panel = within(await screen.findByRole('complementary', { name: 'Comentários' }));
  const sent = (method: string, path: string) =>
    server.mock.calls.filter(([url, init]) => String(url) === path && init?.method === method);
  const bodies = () => sent('POST', BASE).map(([, init]) => JSON.parse(String(init?.body)));
  return { panel, sent, bodies };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Seu comentário' });
const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Publicar comentário' });
async function write(text: string): Promise<void> {
  await waitFor(() => expect(field().readOnly).toBe(false));
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(publish());
}
const echo = (init: RequestInit) =>
  jsonAnswer(makeComment('x', { ...JSON.parse(String(init.body)), isMine: true }), 201);

beforeEach(() => {
  stubScrolling();
  stubDialogs();
  const old = currentToast();
  if (old !== null) dismissToast(old.id);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what was said to a post', () => {
  it('product.md: people are counted in the title, characters apart below, each with the mark', async () => {
    const comments = [makeComment('a'), makeComment('b', { author: IARA, replyToId: 'a' })];
    const { panel } = await draw({ comments });
    expect(panel.getByRole('heading', { name: 'Comentários 2' })).toBeDefined();
    expect(panel.getByText('Mais 3 de personagens, sempre com a marca IA.')).toBeDefined();
    const rows = await panel.findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('.ai-mark') !== null)).toEqual([false, true]);
    expect(rows.map((row) => row.dataset.reply)).toEqual(['false', 'true']);
  });

  it('D01: text stays text', async () => {
    const text = '<img src=x onerror=alert(1)>';
    const { panel } = await draw({ comments: [makeComment('a', { text })] });
    expect(await panel.findByText(text)).toBeDefined();
  });

  it('likes show at once and are taken back when they did not work', async () => {
    const { panel } = await draw({
      comments: [makeComment('a', { likeCount: 3 })],
      answers: { 'POST /api/feed/comments/a/like': () => errorAnswer(503, 'internal', 'Voltamos já.') },
    });
    const name = /^Curtir comentário de Marcelo/u;
    fireEvent.click(await panel.findByRole('button', { name }));
    await waitFor(() => expect(currentToast()?.description).toBe('Voltamos já.'));
    expect(
      panel.getByRole('button', { name: 'Curtir comentário de Marcelo, 3 curtidas', pressed: false }),
    ).toBeDefined();
  });

  it('is reported from its menu', async () => {
    const { panel, sent } = await draw({
      comments: [makeComment('a')],
      answers: { 'POST /api/reports': () => jsonAnswer({ protocol: 'CAF-9', message: 'ok' }, 201) },
    });
    fireEvent.click(await panel.findByRole('button', { name: 'Mais opções do comentário de Marcelo' }));
    fireEvent.click(panel.getByRole('button', { name: 'Denunciar comentário' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ódio ou violência' }));
    expect(await screen.findByText('CAF-9')).toBeDefined();
    const [, init] = sent('POST', '/api/reports')[0] ?? [];
    expect(JSON.parse(String(init?.body))).toEqual({ subjectKind: 'feed-comment', subjectId: 'a', reason: 'hate' });
  });
});

describe('commenting', () => {
  it('shows at once as on its way, is counted, and the field is empty for the next', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { panel, bodies } = await draw({
      answers: {
        [`POST ${BASE}`]: () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }),
      },
    });
    await panel.findByText('Ninguém comentou ainda');
    await write('  Amarelo, sempre.  ');
    const row = await panel.findByRole('listitem');
    expect(row.textContent).toContain('Amarelo, sempre.');
    expect(row.dataset.sending).toBe('true');
    expect(panel.getByRole('heading', { name: 'Comentários 3' })).toBeDefined();
    const [body] = bodies();
    expect(body.text).toBe('Amarelo, sempre.');
    act(() => answer(jsonAnswer(makeComment(body.id, { text: body.text, isMine: true }), 201)));
    await waitFor(() => expect(panel.getByRole('listitem').dataset.sending).toBe('false'));
    expect(field().value).toBe('');
    expect(localStorage.getItem('comment-draft:post-1')).toBeNull();
  });

  it('stands there also where the comments were asked for before it was published, and came after', async () => {
    const early: ((response: Response) => void)[] = [];
    let published: unknown[] | null = null;
    const { panel } = await draw({
      answers: {
        [`GET ${BASE}`]: () =>
          published === null
            ? new Promise<Response>((resolve) => {
                early.push(resolve);
              })
            : jsonAnswer({ items: published, nextCursor: null }),
        [`POST ${BASE}`]: (init) => {
          published = [makeComment('x', { ...JSON.parse(String(init.body)), isMine: true })];
          return jsonAnswer(published[0], 201);
        },
      },
    });
    await waitFor(() => expect(early.length).toBeGreaterThan(0));
    await write('Cheguei antes da lista');
    await waitFor(() => expect(published).not.toBeNull());
    act(() => {
      for (const resolve of early) resolve(jsonAnswer({ items: [], nextCursor: null }));
    });
    expect((await panel.findByRole('listitem')).textContent).toContain('Cheguei antes da lista');
    expect(panel.getByRole('heading', { name: 'Comentários 3' })).toBeDefined();
  });

  it('what did not get there stays in the field and goes again as the same comment', async () => {
    let isUp = false;
    const { panel, bodies } = await draw({
      answers: { [`POST ${BASE}`]: (init) => (isUp ? echo(init) : errorAnswer(503, 'internal', 'Voltamos já.')) },
    });
    await panel.findByText('Ninguém comentou ainda');
    await write('Quero um buquê');
    expect((await panel.findByRole('alert')).textContent).toContain('Voltamos já.');
    expect(field().value).toBe('Quero um buquê');
    expect(panel.queryByRole('listitem')).toBeNull();
    expect(panel.getByRole('heading', { name: 'Comentários 2' })).toBeDefined();
    expect(localStorage.getItem('comment-draft:post-1')).toBe('Quero um buquê');
    isUp = true;
    fireEvent.click(panel.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(field().value).toBe(''));
    const [first, second] = bodies();
    expect(second).toEqual(first);
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('a changed text is another comment', async () => {
    const { panel, bodies } = await draw({
      answers: {
        [`POST ${BASE}`]: () => errorAnswer(422, 'feed.comment-refused', 'Esse comentário não pode ser publicado.'),
      },
    });
    await write('me liga');
    await panel.findByRole('alert');
    await write('me conta');
    await waitFor(() => expect(bodies()).toHaveLength(2));
    const [first, second] = bodies();
    expect(second.id).not.toBe(first.id);
  });

  it('answers go one level deep', async () => {
    const comments = [makeComment('root'), makeComment('reply', { replyToId: 'root', author: IARA })];
    const { panel, bodies } = await draw({ comments, answers: { [`POST ${BASE}`]: echo } });
    fireEvent.click(await panel.findByRole('button', { name: 'Responder Iara' }));
    expect(panel.getByText('Respondendo a Iara')).toBeDefined();
    expect(document.activeElement).toBe(field());
    await write('Também acho');
    await waitFor(() => expect(bodies()[0]?.replyToId).toBe('root'));
    await waitFor(() => expect(panel.queryByText('Respondendo a Iara')).toBeNull());
    expect(panel.getAllByRole('listitem').at(-1)?.textContent).toContain('Também acho');
  });

  it('C02, C03: nothing empty or longer than fits is sent; the counter shows from four fifths', async () => {
    const { panel, bodies } = await draw();
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    type('   ');
    expect(publish().disabled).toBe(true);
    type('a'.repeat(239));
    expect(panel.queryByText(/de 300/u)).toBeNull();
    type('a'.repeat(240));
    expect(panel.getByText('240 de 300')).toBeDefined();
    expect(publish().disabled).toBe(false);
    type('a'.repeat(COMMENT_MAX_LENGTH + 1));
    expect(publish().disabled).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(bodies()).toEqual([]);
  });

  it('a visitor is asked to sign up and finds the text again', async () => {
    const { panel, bodies } = await draw({ status: VISITOR });
    await write('Que flor é essa?');
    const link = await panel.findByRole('link', { name: 'Criar conta' });
    expect(link.getAttribute('href')).toBe('/register?voltar=%2Ffeed%3Fpost%3Dpost-1');
    expect(bodies()).toEqual([]);
    expect(field().value).toBe('Que flor é essa?');
    expect(localStorage.getItem('comment-draft:post-1')).toBe('Que flor é essa?');
  });
});

describe('taking back a comment of one’s own', () => {
  const comments = () => [
    makeComment('mine', { isMine: true, author: { kind: 'person', firstName: 'Caio' } }),
    makeComment('answer', { replyToId: 'mine', author: IARA }),
    makeComment('other'),
  ];
  const remove = (panel: Awaited<ReturnType<typeof draw>>['panel']) => {
    fireEvent.click(panel.getByRole('button', { name: 'Mais opções do comentário de Caio' }));
    fireEvent.click(panel.getByRole('button', { name: 'Apagar comentário' }));
  };
  const gone = { 'DELETE /api/feed/comments/mine': () => new Response(null, { status: 204 }) };

  it('takes it and the answers away at once, each from its own count; the server hears of it later', async () => {
    const { panel, sent } = await draw({ comments: comments(), answers: gone });
    await panel.findAllByRole('listitem');
    stopTime();
    remove(panel);
    await pass(10);
    expect(panel.getAllByRole('listitem').map((row) => row.className)).toEqual(['comment-removed', 'comment']);
    expect(panel.getByText(/^Comentário apagado\. Dá pra desfazer/u).getAttribute('aria-live')).toBe('polite');
    expect(panel.getByRole('heading', { name: 'Comentários 1' })).toBeDefined();
    expect(panel.getByText('Mais 2 de personagens, sempre com a marca IA.')).toBeDefined();
    await pass(TOAST_WITH_ACTION_MS - 100);
    expect(sent('DELETE', '/api/feed/comments/mine')).toHaveLength(0);
    await pass(200);
    expect(sent('DELETE', '/api/feed/comments/mine')).toHaveLength(1);
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
    expect(panel.queryByRole('button', { name: 'Desfazer' })).toBeNull();
    expect(document.activeElement?.className).toBe('comments-list');
  });

  it('"Desfazer" brings all of it back, and the server never hears of it', async () => {
    const { panel, sent } = await draw({ comments: comments(), answers: gone });
    await panel.findAllByRole('listitem');
    stopTime();
    remove(panel);
    await pass(10);
    expect(currentToast()).toBeNull();
    const undo = panel.getByRole('button', { name: 'Desfazer' });
    expect(document.activeElement).toBe(undo);
    fireEvent.click(undo);
    await pass(TOAST_WITH_ACTION_MS + 100);
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
    expect(panel.getByRole('heading', { name: 'Comentários 2' })).toBeDefined();
    expect(sent('DELETE', '/api/feed/comments/mine')).toHaveLength(0);
  });

  it('who leaves the page meant it', async () => {
    const { panel, sent } = await draw({ comments: comments(), answers: gone });
    await panel.findAllByRole('listitem');
    remove(panel);
    dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(sent('DELETE', '/api/feed/comments/mine')).toHaveLength(1));
    expect(sent('DELETE', '/api/feed/comments/mine')[0]?.[1]?.keepalive).toBe(true);
  });

  it('who puts the page away meant it, too', async () => {
    const { panel, sent } = await draw({ comments: comments(), answers: gone });
    await panel.findAllByRole('listitem');
    remove(panel);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    await waitFor(() => expect(sent('DELETE', '/api/feed/comments/mine')).toHaveLength(1));
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Desfazer' })).toBeNull());
  });

  it('two taken away stay apart: undoing one brings back no other, and what came meanwhile stays', async () => {
    const both = [
      ...comments(),
      makeComment('second', { isMine: true, author: { kind: 'person', firstName: 'Davi' } }),
    ];
    const { panel, sent } = await draw({
      comments: both,
      answers: {
        ...gone,
        'DELETE /api/feed/comments/second': () => new Response(null, { status: 204 }),
        [`POST ${BASE}`]: echo,
      },
    });
    await panel.findAllByRole('listitem');
    stopTime();
    remove(panel);
    await pass(5_000);
    fireEvent.click(panel.getByRole('button', { name: 'Mais opções do comentário de Davi' }));
    fireEvent.click(panel.getByRole('button', { name: 'Apagar comentário' }));
    fireEvent.change(field(), { target: { value: 'Cheguei agora' } });
    fireEvent.click(publish());
    await pass(5_100);
    expect(sent('DELETE', '/api/feed/comments/mine')).toHaveLength(1);
    fireEvent.click(panel.getByRole('button', { name: 'Desfazer' }));
    await pass(TOAST_WITH_ACTION_MS);
    const texts = panel.getAllByRole('listitem').map((row) => row.querySelector('.comment-text')?.textContent);
    expect(texts).toEqual(['Cheguei agora', 'Comentário other', 'Comentário second']);
    expect(sent('DELETE', '/api/feed/comments/second')).toHaveLength(0);
  });

  it('what did not work comes back alone, with the reason', async () => {
    const { panel } = await draw({
      comments: comments(),
      answers: { 'DELETE /api/feed/comments/mine': () => errorAnswer(503, 'internal', 'Voltamos já.') },
    });
    await panel.findAllByRole('listitem');
    stopTime();
    remove(panel);
    await pass(TOAST_WITH_ACTION_MS + 100);
    expect(currentToast()).toMatchObject({ title: 'O comentário ficou', description: 'Voltamos já.' });
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
    expect(panel.getByRole('heading', { name: 'Comentários 2' })).toBeDefined();
  });

  it('is never told to the server by the next account', async () => {
    const { panel, sent } = await draw({ comments: comments(), answers: gone });
    await panel.findAllByRole('listitem');
    stopTime();
    remove(panel);
    await pass(10);
    writeOwner('somebody-else');
    await pass(TOAST_WITH_ACTION_MS + 100);
    expect(sent('DELETE', '/api/feed/comments/mine')).toHaveLength(0);
  });
});
