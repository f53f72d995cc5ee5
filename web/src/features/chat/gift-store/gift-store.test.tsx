import '../../../testing/console-guard.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import { stubDialogs } from '../../../testing/dialogs.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../../testing/page.tsx';
import { GiftStoreScreen } from './gift-store-screen.tsx';
import { recipientsOf } from './recipients.ts';

const GIFTS = [
  { id: 'cafe', name: 'Café', priceCoins: 10 },
  { id: 'playlist', name: 'Playlist', priceCoins: 80 },
  { id: 'estrela', name: 'Estrela', priceCoins: 1_000 },
];
const avatar = (slug: string, name: string) => ({
  id: `id-${slug}`,
  slug,
  name,
  age: 29,
  city: 'Recife',
  occupation: 'Chef',
  tagline: 'Fogo baixo.',
  tags: [],
  images: { face160: '/f.webp', face320: '/f2.webp', card360: '/c.webp', card720: '/g.webp' },
  ambient: '.55 .08 215',
});
const LIVIA = avatar('livia', 'Lívia');
const ROSA = avatar('rosa', 'Rosa');
const talk = (id: string, who: typeof LIVIA) => ({ id, avatar: who });

type Setting = { balance?: number; wanted?: string; answers?: Record<string, () => unknown>; status?: unknown };

async function draw({ balance = 490, wanted, answers = {}, status = PERSON }: Setting = {}) {
  const server = stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/user/tokens': () => balance,
    'GET /api/gifts': () => ({ items: GIFTS }),
    'GET /api/gifts/sent': () => ({ items: [], nextCursor: null }),
    'GET /api/conversations': () => ({ items: [talk('c-livia', LIVIA), talk('c-rosa', ROSA)] }),
    'GET /api/my-avatars': () => [],
    'POST /api/conversations/c-livia/gifts': () => ({}),
    'POST /api/conversations/c-rosa/gifts': () => ({}),
    ...answers,
  });
  const onSent = vi.fn();
  const onChooseRecipient = vi.fn();
  await drawPage(() => <GiftStoreScreen wanted={wanted} onChooseRecipient={onChooseRecipient} onSent={onSent} />);
  const sent = () =>
    server.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([url, init]) => ({
        path: new URL(String(url), 'http://localhost').pathname,
        ...JSON.parse(String(init?.body)),
      }));
  return { sent, onSent, onChooseRecipient };
}

const give = () => screen.findByRole('button', { name: /^Mandar /u });

beforeEach(stubDialogs);

describe('whom a gift can be for', () => {
  const mine = (who: typeof LIVIA, more = {}) => ({ ...who, isPaused: false, archivedAt: null, ...more });

  it('is everyone once, the latest conversation first, then who was made and not talked to', () => {
    const again = [talk('c2', LIVIA), talk('c1', LIVIA)];
    expect(recipientsOf(again, [mine(LIVIA), mine(ROSA)]).map((one) => [one.avatar.name, one.conversationId])).toEqual([
      ['Lívia', 'c2'],
      ['Rosa', null],
    ]);
  });

  it('is nobody who is being looked at or was put away', () => {
    expect(recipientsOf([], [mine(LIVIA, { isPaused: true }), mine(ROSA, { archivedAt: '2026-01-01' })])).toEqual([]);
  });
});

describe('the gift store', () => {
  it('begins with who was talked to last, says price and what stays, and leads into the conversation', async () => {
    const { sent, onSent } = await draw();
    expect(await screen.findByRole('heading', { name: 'Um mimo para Lívia' })).toBeTruthy();
    const button = await give();
    expect(button.textContent).toBe('Mandar Playlist · 80 moedas');
    expect(await screen.findByText(/Sobram 410 moedas/u)).toBeTruthy();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('c-livia'));
    expect(new Set(sent().map(({ clientId }) => clientId)).size).toBe(1);
    expect(sent()[0]).toMatchObject({ path: '/api/conversations/c-livia/gifts', giftId: 'playlist' });
  });

  it('is for whoever the address names, and for another who is chosen', async () => {
    const { onChooseRecipient } = await draw({ wanted: 'id-rosa' });
    fireEvent.click(await screen.findByRole('button', { name: 'Trocar: agora é para Rosa' }));
    const list = within(screen.getByRole('dialog', { name: 'Pra quem é?' }));
    expect(list.getByRole('button', { name: /Rosa/u }).getAttribute('aria-current')).toBe('true');
    fireEvent.click(list.getByRole('button', { name: /Lívia/u }));
    expect(onChooseRecipient).toHaveBeenCalledWith('id-livia');
  });

  it('opens the conversation with somebody the person has not talked to, then gives there', async () => {
    const { sent, onSent } = await draw({
      wanted: 'maya',
      answers: {
        'GET /api/avatars/maya': () => avatar('maya', 'Maya'),
        'POST /api/conversations': () => ({ id: 'c-maya' }),
        'POST /api/conversations/c-maya/gifts': () => ({}),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Um mimo para Maya' })).toBeTruthy();
    fireEvent.click(await give());
    await waitFor(() => expect(onSent).toHaveBeenCalledWith('c-maya'));
    expect(sent().map(({ path }) => path)).toEqual(['/api/conversations', '/api/conversations/c-maya/gifts']);
  });

  it('falls back to who was talked to last where the address names nobody', async () => {
    await draw({
      wanted: 'ninguem',
      answers: { 'GET /api/avatars/ninguem': () => errorAnswer(404, 'x', 'Não achei.') },
    });
    expect(await screen.findByRole('heading', { name: 'Um mimo para Lívia' })).toBeTruthy();
  });

  it('sends again under the same id what did not arrive, also after another was looked at', async () => {
    const { sent, onSent } = await draw({
      answers: { 'POST /api/conversations/c-livia/gifts': () => errorAnswer(503, 'internal', 'Agora não deu.') },
    });
    fireEvent.click(await give());
    expect((await screen.findByRole('alert')).textContent).toBe('Agora não deu.');
    fireEvent.click(screen.getByRole('radio', { name: /Café/u }));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(await give());
    await waitFor(() => expect(sent()).toHaveLength(2));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('radio', { name: /Playlist/u }));
    fireEvent.click(await give());
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, other, again] = sent().map(({ clientId }) => clientId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(onSent).not.toHaveBeenCalled();
  });

  it('with few coins begins with the smallest, and says what is missing for a greater one', async () => {
    await draw({ balance: 30 });
    expect((await give()).textContent).toBe('Mandar Café · 10 moedas');
    fireEvent.click(screen.getByRole('radio', { name: /Estrela/u }));
    expect(screen.getByText(/custa 1\.000 moedas/u).textContent).toBe(
      'Estrela custa 1.000 moedas e você tem 30: faltam 970.',
    );
    expect(screen.getByRole('link', { name: 'Ver moedas' }).getAttribute('href')).toBe('/coins');
    expect(screen.queryByRole('button', { name: /^Mandar/u })).toBeNull();
  });

  it('leads who has not talked to anybody to people', async () => {
    await draw({ answers: { 'GET /api/conversations': () => ({ items: [] }) } });
    expect(await screen.findByRole('heading', { name: 'Um mimo para quem?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Escolher em Explorar' }).getAttribute('href')).toBe('/explorar');
  });

  it('lets visitors see everything, sign up, and come back to what they chose', async () => {
    await draw({ status: VISITOR, wanted: 'maya', answers: { 'GET /api/avatars/maya': () => avatar('maya', 'Maya') } });
    await screen.findByRole('heading', { name: 'Um mimo para Maya' });
    fireEvent.click(screen.getByRole('radio', { name: /Café/u }));
    const href = new URL(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href') ?? '', 'http://x');
    expect(href.searchParams.get('voltar')).toBe('/gift-store?para=id-maya&presente=cafe');
    expect(screen.queryByRole('heading', { name: 'Presentes que você mandou' })).toBeNull();
  });

  it('keeps what was sent, with the way to it while there is one', async () => {
    const sentAt = '2026-03-01T12:00:00.000Z';
    await draw({
      answers: {
        'GET /api/gifts/sent': () => ({
          items: [
            { id: 's2', gift: GIFTS[1], avatar: LIVIA, conversationId: 'c-livia', sentAt },
            { id: 's1', gift: GIFTS[0], avatar: ROSA, conversationId: null, sentAt },
          ],
          nextCursor: null,
        }),
      },
    });
    const link = await screen.findByRole('link', { name: /Playlist para Lívia/u });
    expect(link.getAttribute('href')).toBe('/chat/c-livia');
    expect(screen.getByText('Café para Rosa').closest('a')).toBeNull();
    expect(screen.getByText(/conversa apagada/u)).toBeTruthy();
  });

  it('says where what was sent will live, and leads up to the gifts', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    await draw();
    await give();
    expect(await screen.findByText('Presentes que você mandar moram aqui.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ver presentes' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Playlist/u }));
  });
});
