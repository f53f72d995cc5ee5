import '../../testing/console-guard.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { stubDialogs } from '../../testing/dialogs.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { makeCard, makePost, scrollToSlot, stubScrolling } from '../../testing/feed.tsx';
import { drawPage, PERSON, stubServer, stubWidth } from '../../testing/page.tsx';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { FeedScreen } from './index.ts';

type Answers = Parameters<typeof stubServer>[0];
type Options = { answers?: Answers; posts?: readonly unknown[]; tab?: 'for-you' | 'following'; linkedId?: string };

const onTalkAbout = vi.fn();
const onTab = vi.fn();

/** Places are kept for coming back: every test is another address. */
let drawn = 0;
async function draw({ answers = {}, posts = [], tab = 'for-you', linkedId }: Options = {}) {
  const server = stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/feed': () => ({ items: posts, nextCursor: null }),
    'POST /api/feed/seen': () => new Response(null, { status: 204 }),
    ...answers,
  });
  drawn += 1;
  await drawPage(
    () => (
      <FeedScreen
        tab={tab}
        onTab={onTab}
        linkedId={linkedId}
        onBack={() => undefined}
        onTalkAbout={onTalkAbout}
        talkingTo={null}
        bar={null}
      />
    ),
    { path: `/feed-${drawn}` },
  );
  const sent = (path: string, method = 'POST') =>
    server.mock.calls.filter(([url, init]) => String(url).startsWith(path) && (init?.method ?? 'GET') === method);
  return { server, sent };
}

const rosa = () => makePost(`rosa-${drawn}`);
const two = () => [makePost(`rosa-${drawn}`), makePost(`nina-${drawn}`, { avatar: makeCard('Nina') })] as const;
const article = (name: string) => screen.findByRole('article', { name: new RegExp(`^${name}`, 'u') });
const likeOf = async (name: string) => within(await article(name)).getByRole('button', { name: /^Curtir/u });

beforeEach(() => {
  stubScrolling();
  stubDialogs();
  stubWidth(390);
  onTalkAbout.mockReset();
  onTab.mockReset();
  const old = currentToast();
  if (old !== null) dismissToast(old.id);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a post', () => {
  it('says who wrote it, that she is a character of AI, and how many liked it', async () => {
    await draw({ posts: [rosa()] });
    const feed = await screen.findByRole('feed', { name: 'Publicações' });
    const post = within(feed).getByRole('article', { name: /^Rosa personagem de IA.* 3h$/u });
    expect(post.getAttribute('aria-posinset')).toBe('1');
    expect(post.getAttribute('aria-setsize')).toBe('-1');
    expect(within(post).getByRole('button', { name: 'Curtir, 12 curtidas' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
    expect(within(post).getByRole('button', { name: 'Comentar, 2 comentários' })).toBeDefined();
    expect(within(post).getByRole('img', { name: 'Retrato ilustrado de Rosa' })).toBeDefined();
  });

  it('of words alone has no picture of hers', async () => {
    await draw({ posts: [makePost('w', { kind: 'words', images: null, text: 'Só palavras.' })] });
    expect(within(await article('Rosa')).queryByRole('img', { name: /Retrato/u })).toBeNull();
    expect(screen.getByText('Só palavras.')).toBeDefined();
  });

  it('leads to a conversation about it', async () => {
    const post = rosa();
    await draw({ posts: [post] });
    fireEvent.click(within(await article('Rosa')).getByRole('button', { name: 'Conversar sobre isso' }));
    expect(onTalkAbout.mock.calls[0]?.[0].id).toBe(post.id);
  });

  it('is reported in two clicks, and the protocol is shown', async () => {
    await draw({
      posts: [rosa()],
      answers: { 'POST /api/reports': () => jsonAnswer({ protocol: 'CAF-7', message: 'ok' }, 201) },
    });
    await article('Rosa');
    fireEvent.click(screen.getByRole('button', { name: 'Mais opções' }));
    fireEvent.click(screen.getByRole('button', { name: 'Denunciar publicação' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Golpe ou spam' }));
    expect(await screen.findByText('CAF-7')).toBeDefined();
  });
});

describe('liking', () => {
  it('shows at once, with the count the server then says', async () => {
    const post = rosa();
    let answer: (response: Response) => void = () => undefined;
    await draw({
      posts: [post],
      answers: {
        [`POST /api/feed/${post.id}/like`]: () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }),
      },
    });
    fireEvent.click(await likeOf('Rosa'));
    await screen.findByRole('button', { name: 'Curtir, 13 curtidas', pressed: true });
    act(() => answer(jsonAnswer({ isLiked: true, likeCount: 20 })));
    await screen.findByRole('button', { name: 'Curtir, 20 curtidas', pressed: true });
  });

  it('is taken back when it did not work, and says why', async () => {
    const post = rosa();
    await draw({
      posts: [post],
      answers: { [`POST /api/feed/${post.id}/like`]: () => errorAnswer(503, 'internal', 'Voltamos já.') },
    });
    fireEvent.click(await likeOf('Rosa'));
    await waitFor(() => expect(currentToast()?.description).toBe('Voltamos já.'));
    expect(screen.getByRole('button', { name: 'Curtir, 12 curtidas', pressed: false })).toBeDefined();
  });

  it('by double tap; another double tap takes nothing back', async () => {
    const post = rosa();
    const { sent } = await draw({
      posts: [post],
      answers: { [`POST /api/feed/${post.id}/like`]: () => ({ isLiked: true, likeCount: 13 }) },
    });
    const picture = within(await article('Rosa')).getByRole('img', { name: /Retrato/u });
    const tapTwice = (): void => {
      fireEvent.click(picture, { clientX: 100, clientY: 200 });
      fireEvent.click(picture, { clientX: 104, clientY: 203 });
    };
    fireEvent.click(picture, { clientX: 10, clientY: 20 });
    fireEvent.click(picture, { clientX: 300, clientY: 400 });
    expect(sent(`/api/feed/${post.id}/like`)).toHaveLength(0);
    tapTwice();
    expect(document.querySelectorAll('.heart-moment')).toHaveLength(1);
    await screen.findByRole('button', { name: 'Curtir, 13 curtidas', pressed: true });
    tapTwice();
    expect(document.querySelectorAll('.heart-moment')).toHaveLength(2);
    expect(sent(`/api/feed/${post.id}/like`, 'DELETE')).toHaveLength(0);
  });

  it('following one post of hers follows her in all', async () => {
    const posts = [makePost('a'), makePost('b'), makePost('c', { avatar: makeCard('Nina') })];
    await draw({
      posts,
      answers: { 'POST /api/avatars/avatar-rosa/follow': () => ({ isFollowed: true, followerCount: 1 }) },
    });
    await article('Nina');
    fireEvent.click(screen.getAllByRole('button', { name: 'Seguir Rosa' })[0] ?? document.body);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Seguir Rosa', pressed: true })).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Seguir Nina', pressed: false })).toBeDefined();
  });
});

describe('going through the posts', () => {
  it('keys change the post and take the focus along', async () => {
    await draw({ posts: two() });
    await article('Rosa');
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(await article('Nina'));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k' });
    expect(document.activeElement).toBe(await article('Rosa'));
  });

  it('L likes the post that is on screen', async () => {
    const [first, second] = two();
    const { sent } = await draw({
      posts: [first, second],
      answers: { [`POST /api/feed/${second.id}/like`]: () => ({ isLiked: true, likeCount: 13 }) },
    });
    await article('Nina');
    scrollToSlot(second.id);
    fireEvent.keyDown(document.body, { key: 'l' });
    await waitFor(() => expect(sent(`/api/feed/${second.id}/like`)).toHaveLength(1));
    expect(sent(`/api/feed/${first.id}/like`)).toHaveLength(0);
  });

  it('draws four posts at most, whatever the number, and asks for the next page before the end', async () => {
    const posts = Array.from({ length: 12 }, (_, index) => makePost(`p${index}`));
    const pages = [{ items: posts, nextCursor: 'depois' }];
    const { sent } = await draw({
      answers: { 'GET /api/feed': () => pages.shift() ?? { items: [], nextCursor: null } },
    });
    await screen.findAllByRole('article');
    scrollToSlot('p5');
    expect(screen.getAllByRole('article')).toHaveLength(4);
    expect(sent('/api/feed?', 'GET')).toHaveLength(1);
    scrollToSlot('p9');
    await waitFor(() => expect(sent('/api/feed?', 'GET').length).toBeGreaterThan(1));
    expect(String(sent('/api/feed?', 'GET')[1]?.[0])).toContain('cursor=depois');
  });

  it('a link brings its post first, once', async () => {
    const posts = [makePost('a'), makePost('linked', { avatar: makeCard('Nina') })];
    await draw({ posts, linkedId: 'linked', answers: { 'GET /api/feed/linked': () => posts[1] } });
    await article('Nina');
    const names = screen.getAllByRole('article').map((post) => post.getAttribute('aria-labelledby'));
    expect(names).toEqual(['post-linked-author', 'post-a-author']);
  });

  it('a link to what is gone says so and shows the others', async () => {
    const answer = () => errorAnswer(404, 'request.not-found', 'Não encontramos.');
    await draw({ posts: [rosa()], linkedId: 'gone', answers: { 'GET /api/feed/gone': answer } });
    await article('Rosa');
    expect(currentToast()?.title).toBe('Essa publicação não está mais aqui');
  });
});

describe('what was seen', () => {
  it('is a post that stayed on screen for 1.5 s; passing by is not seeing', async () => {
    const posts = [makePost('a'), makePost('b'), makePost('c')];
    const { sent } = await draw({ posts });
    await screen.findAllByRole('article');
    stopTime();
    scrollToSlot('b');
    await pass(1_000);
    scrollToSlot('c');
    await pass(1_600);
    await pass(5_000);
    const told = sent('/api/feed/seen').flatMap(([, init]) => JSON.parse(String(init?.body)).ids);
    expect(told).toEqual(['c']);
  });

  it('is told in leaving, in a way that outlives the page', async () => {
    const { sent } = await draw({ posts: two() });
    await article('Rosa');
    const first = document.querySelector<HTMLElement>('[data-slot]')?.dataset.slot ?? '';
    stopTime();
    scrollToSlot('end');
    scrollToSlot(first);
    await pass(1_600);
    expect(sent('/api/feed/seen')).toHaveLength(0);
    dispatchEvent(new Event('pagehide'));
    expect(sent('/api/feed/seen')).toHaveLength(1);
    expect(sent('/api/feed/seen')[0]?.[1]?.keepalive).toBe(true);
  });
});

describe('without posts', () => {
  it('who follows nobody is led to somebody', async () => {
    await draw({ tab: 'following' });
    expect(await screen.findByText('Siga alguém pra ver aqui')).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Explorar' }).at(-1)?.getAttribute('href')).toBe('/explorar');
    expect(screen.queryByRole('button', { name: 'Rever' })).toBeNull();
  });

  it('who has seen all may see it again', async () => {
    const server = stubServer({ 'GET /api/auth/status': () => PERSON });
    server.mockImplementation((url) => {
      const isAgain = String(url).includes('seen=again');
      const items = isAgain ? [makePost('a')] : [];
      return Promise.resolve(jsonAnswer(String(url).startsWith('/api/feed?') ? { items, nextCursor: null } : PERSON));
    });
    await drawPage(() => (
      <FeedScreen
        tab="for-you"
        onTab={onTab}
        linkedId={undefined}
        onBack={() => undefined}
        onTalkAbout={onTalkAbout}
        talkingTo={null}
        bar={null}
      />
    ));
    expect(await screen.findByText('Você viu tudo por agora.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Rever' }));
    expect(await article('Rosa')).toBeDefined();
  });

  it('what did not come is said, and comes on request', async () => {
    let tries = 0;
    const answer = () => {
      tries += 1;
      return tries === 1 ? errorAnswer(503, 'internal', 'Voltamos já.') : { items: [rosa()], nextCursor: null };
    };
    await draw({ answers: { 'GET /api/feed': answer } });
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await article('Rosa')).toBeDefined();
  });
});
