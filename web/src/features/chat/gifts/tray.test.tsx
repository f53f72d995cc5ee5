import '../../../testing/console-guard.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import { stubDialogs } from '../../../testing/dialogs.ts';
import { drawPage, PERSON, stubServer } from '../../../testing/page.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { Tray } from './tray.tsx';

const GIFTS = [
  { id: 'cafe', name: 'Café', priceCoins: 10 },
  { id: 'playlist', name: 'Playlist', priceCoins: 80 },
  { id: 'estrela', name: 'Estrela', priceCoins: 1_000 },
];

async function draw(send: () => unknown = () => ({})) {
  const server = stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/user/tokens': () => 490,
    'GET /api/gifts': () => ({ items: GIFTS }),
    'GET /api/prices': () => ({
      items: [{ id: 'chat-photo', label: 'Foto', coins: 25, vipNote: '', forYou: { coins: 25, freeLeft: null } }],
    }),
    'POST /api/conversations/c1/gifts': send,
    'POST /api/conversations/c1/photos': send,
  });
  const onDone = vi.fn();
  const onClose = vi.fn();
  await drawPage(() => (
    <>
      <Tray name="Lívia" conversationId="c1" onDone={onDone} onClose={onClose} />
      <Toaster />
    </>
  ));
  await screen.findByText('490', { exact: false });
  const sent = () =>
    server.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([url, init]) => ({
        path: new URL(String(url), 'http://localhost').pathname,
        ...JSON.parse(String(init?.body)),
      }));
  return { sent, onDone, onClose };
}

beforeEach(stubDialogs);

describe('a gift', () => {
  it('is chosen first, and says its price before it is given', async () => {
    const { sent, onDone, onClose } = await draw();
    expect(await screen.findByRole('button', { name: 'Escolha um presente' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: /Playlist/u }));
    fireEvent.click(screen.getByRole('button', { name: 'Mandar Playlist · 80 moedas' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onDone).toHaveBeenCalledOnce();
    expect(sent()).toEqual([{ path: '/api/conversations/c1/gifts', giftId: 'playlist', clientId: expect.any(String) }]);
  });

  it('that cost more than there is leads to the coins', async () => {
    const { sent } = await draw();
    fireEvent.click(await screen.findByRole('radio', { name: /Estrela/u }));
    expect(screen.getByRole('status').textContent).toBe('Custa 1.000 moedas: faltam 510.');
    expect(screen.getByRole('link', { name: 'Comprar moedas' }).getAttribute('href')).toBe(
      '/coins?voltar=%2Fchat%2Fc1',
    );
    expect(screen.queryByRole('button', { name: /Mandar/u })).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('that did not arrive goes again under the same id, and another one under its own', async () => {
    const { sent, onClose } = await draw(() => errorAnswer(503, 'internal', 'Agora não deu.'));
    fireEvent.click(await screen.findByRole('radio', { name: /Playlist/u }));
    const give = () => screen.getByRole('button', { name: /^Mandar/u });
    for (const count of [1, 2]) {
      fireEvent.click(give());
      await waitFor(() => expect(sent()).toHaveLength(count));
      await waitFor(() => expect(give()).toHaveProperty('disabled', false));
    }
    fireEvent.click(screen.getByRole('radio', { name: /Café/u }));
    fireEvent.click(give());
    await waitFor(() => expect(sent()).toHaveLength(3));
    const [first, second, third] = sent().map(({ clientId }) => clientId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('a photo', () => {
  it('is asked for where, in what and how, with its price', async () => {
    const { sent, onDone } = await draw();
    fireEvent.click(screen.getByRole('radio', { name: 'Foto' }));
    expect(screen.getByRole('heading', { name: 'Pedir uma foto' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Praia' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Jaqueta' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir a foto · 25 moedas' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent()).toEqual([
      { path: '/api/conversations/c1/photos', scene: 'praia', outfit: 'jaqueta', clientId: expect.any(String) },
    ]);
  });
});
