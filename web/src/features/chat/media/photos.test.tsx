import '../../../testing/console-guard.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import { stubDialogs } from '../../../testing/dialogs.ts';
import { drawPage, stubServer } from '../../../testing/page.tsx';
import { Photos } from './photos.tsx';

const PHOTOS = ['praia', 'serra', 'mata'].map((place, index) => ({
  messageId: `m${index}`,
  conversationId: 'c1',
  imageUrl: `/portraits/${place}.webp`,
  alt: `Retrato de Lívia: ${place}`,
  takenAt: '2026-11-21T12:00:00.000Z',
}));

async function draw(answer: () => unknown) {
  stubServer({ 'GET /api/avatars/a1/photos': answer });
  return drawPage(() => <Photos avatar={{ id: 'a1', name: 'Lívia' }} conversationId="c1" />);
}

const viewer = () => screen.getByRole('dialog', { name: 'Foto' });
const shown = () => within(viewer()).getByRole('img').getAttribute('alt');

beforeEach(() => stubDialogs());

describe('the photos she sent', () => {
  it('open large, turn with keys and buttons as far as there are any, and close', async () => {
    await draw(() => ({ items: PHOTOS }));
    fireEvent.click(await screen.findByRole('button', { name: 'Ver maior: Retrato de Lívia: serra' }));
    expect(shown()).toBe('Retrato de Lívia: serra');
    expect(within(viewer()).getByText('2 de 3 · 21 de novembro')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Fechar a foto' }), { key: 'ArrowRight' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Fechar a foto' }), { key: 'ArrowRight' });
    expect(shown()).toBe('Retrato de Lívia: mata');
    expect(screen.getByRole('button', { name: 'Próxima foto' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('button', { name: 'Foto anterior' }));
    expect(shown()).toBe('Retrato de Lívia: serra');
    expect(within(viewer()).getByRole('link', { name: 'Ver a conversa' }).getAttribute('href')).toBe('/chat/c1');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar a foto' }));
    expect(screen.queryByRole('dialog', { name: 'Foto' })).toBeNull();
  });

  it('are waited for, and when there are none the way to one is shown', async () => {
    let arrive: (photos: Response) => void = () => undefined;
    const waiting = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    await draw(() => waiting);
    expect(screen.getByText('Carregando')).toBeTruthy();
    arrive(new Response('{"items":[]}', { headers: { 'content-type': 'application/json' } }));
    expect(await screen.findByText(/Nenhuma ainda/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ir pra conversa' }).getAttribute('href')).toBe('/chat/c1');
  });

  it('say so when they did not come', async () => {
    await draw(() => errorAnswer(404, 'request.not-found', 'Não achamos.'));
    expect(await screen.findByText('Não achamos.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Tentar/u })).toBeTruthy();
  });
});
