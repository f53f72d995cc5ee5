import '../../../testing/console-guard.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import {
  beginDeck,
  button,
  drawDeck,
  loadDeckParts,
  onTalk,
  press,
  seen,
  swipesSent,
  TAKEN,
  top,
} from '../../../testing/deck.ts';
import { pressEscapeInDialog } from '../../../testing/dialogs.ts';
import { VISITOR } from '../../../testing/page.tsx';
import { currentToast } from '../../../ui/toast-store.ts';

beforeAll(loadDeckParts);
beforeEach(beginDeck);

describe('the card on top', () => {
  it('says who she is, that she is AI, and a line of hers; nobody is staged as online', async () => {
    await drawDeck();
    await seen('Tainá');
    const card = within(document.querySelector<HTMLElement>('[data-place="top"]') ?? document.body);
    expect(card.getByRole('link', { name: 'Tainá' }).getAttribute('href')).toBe('/avatar/tain%C3%A1');
    expect(card.getByText('Disponível · personagem de IA')).toBeDefined();
    expect(card.getByText('Arquiteta · Recife')).toBeDefined();
    expect(card.getByText('Desenho casas que conversam com o vento')).toBeDefined();
    expect(card.getByText('boa ouvinte')).toBeDefined();
    expect(document.body.textContent).not.toMatch(/online/iu);
  });

  it('goes with the buttons, in order, and the next one is there at once', async () => {
    await drawDeck();
    await seen('Tainá');
    fireEvent.click(button('Passar'));
    expect(top()).toBe('Rosa 29');
    fireEvent.click(button('Curtir'));
    expect(top()).toBe('Jade 29');
    await waitFor(() => expect(swipesSent()).toEqual(['pass id-tainá', 'like id-rosa']));
  });

  it('talking opens the conversation and counts as no swipe', async () => {
    await drawDeck();
    await seen('Tainá');
    fireEvent.click(button('Conversar'));
    expect(onTalk.mock.lastCall?.[0]).toMatchObject({ id: 'id-tainá' });
    expect(top()).toBe('Tainá 29');
    expect(swipesSent()).toEqual([]);
  });

  it('comes back several steps, and the server hears of it', async () => {
    await drawDeck();
    await seen('Tainá');
    expect(button('Desfazer')).toHaveProperty('disabled', true);
    fireEvent.click(button('Passar'));
    await waitFor(() => expect(swipesSent()).toHaveLength(1));
    fireEvent.click(button('Passar'));
    await waitFor(() => expect(swipesSent()).toHaveLength(2));
    fireEvent.click(button('Desfazer'));
    fireEvent.click(button('Desfazer'));
    expect(top()).toBe('Tainá 29');
    await waitFor(() => expect(swipesSent().slice(2)).toEqual(['undo id-rosa', 'undo id-tainá']));
  });

  it('can be drawn aside with a finger; a short way brings it back, up and down is the page’s', async () => {
    await drawDeck();
    await seen('Tainá');
    const card = document.querySelector<HTMLElement>('[data-place="top"]');
    if (card === null) throw new Error('no card');
    Object.defineProperty(card, 'offsetWidth', { value: 400 });
    const point = (type: string, clientX: number, { clientY = 0, atMs = 0 } = {}): void => {
      const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
      Object.defineProperties(event, { timeStamp: { value: atMs }, isPrimary: { value: true } });
      fireEvent(card, event);
    };

    point('pointerdown', 0);
    point('pointermove', 20, { clientY: 200 });
    expect(card.style.transform).toBe('');
    point('pointerup', 20, { clientY: 200 });

    point('pointerdown', 0);
    point('pointermove', 100);
    expect(card.style.transform).toContain('translate3d(100px');
    expect(card.querySelector<HTMLElement>('.swipe-label-like')?.style.opacity).toMatch(/^0\.\d/u);
    // It rests before it is let go: nothing is flung.
    point('pointerup', 100, { atMs: 1_000 });
    expect(card.style.transform).toBe('');
    expect(top()).toBe('Tainá 29');

    point('pointerdown', 0);
    point('pointermove', -140);
    point('pointerup', -140, { atMs: 1_000 });
    expect(top()).toBe('Rosa 29');
    await waitFor(() => expect(swipesSent()).toEqual(['pass id-tainá']));
  });
});

describe('visual.md §12: keys', () => {
  it('"← passar, → curtir, Enter conversar, Z desfazer"', async () => {
    await drawDeck({ width: 1_440 });
    await seen('Tainá');
    press('ArrowLeft');
    expect(top()).toBe('Rosa 29');
    press('ArrowRight');
    expect(top()).toBe('Jade 29');
    press('z');
    press('Z');
    expect(top()).toBe('Tainá 29');
    press('Enter');
    expect(onTalk).toHaveBeenCalledOnce();
  });

  it('are left to whoever writes, to the button that has the focus, and to the browser', async () => {
    await drawDeck();
    await seen('Tainá');
    const field = document.createElement('input');
    document.body.append(field);
    fireEvent.keyDown(field, { key: 'ArrowLeft' });
    fireEvent.keyDown(field, { key: 'z' });
    field.remove();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', repeat: true });
    fireEvent.keyDown(button('Passar'), { key: 'Enter' });
    expect(top()).toBe('Tainá 29');
    expect(onTalk).not.toHaveBeenCalled();
  });

  it('"Single-key shortcuts can be turned off", and stay off', async () => {
    const page = await drawDeck({ width: 1_440 });
    await seen('Tainá');
    fireEvent.click(await screen.findByRole('button', { name: 'Desligar atalhos' }));
    press('ArrowLeft');
    expect(top()).toBe('Tainá 29');
    page.unmount();
    await drawDeck({ width: 1_440 });
    await seen('Tainá');
    press('ArrowLeft');
    expect(top()).toBe('Tainá 29');
    fireEvent.click(await screen.findByRole('button', { name: 'Ligar atalhos' }));
    press('ArrowLeft');
    expect(top()).toBe('Rosa 29');
  });
});

describe('what comes of a like', () => {
  const match = () => ({ ...TAKEN, isMatch: true });

  it('is a match: one line in her voice, the way to write to her, and one key to go on', async () => {
    await drawDeck({ swipe: match });
    await seen('Tainá');
    fireEvent.click(button('Curtir'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vocês combinaram' }));
    expect(dialog.getByText('“Que bom que você veio.”')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Mandar mensagem' }));
    expect(onTalk.mock.lastCall?.[0]).toMatchObject({ id: 'id-tainá' });
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Mandar mensagem' }), { key: 'ArrowRight' });
    expect(screen.queryByRole('dialog')).toBeNull();
    // The deck under it did not hear the key.
    expect(top()).toBe('Rosa 29');
    fireEvent.click(button('Curtir'));
    await screen.findByRole('dialog', { name: 'Vocês combinaram' });
    act(() => pressEscapeInDialog());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is no match when it was taken back meanwhile', async () => {
    let answer: (answer: unknown) => void = () => undefined;
    await drawDeck({ swipe: () => new Promise((resolve) => (answer = resolve)) });
    await seen('Tainá');
    fireEvent.click(button('Curtir'));
    await waitFor(() => expect(swipesSent()).toHaveLength(1));
    fireEvent.click(button('Desfazer'));
    await act(async () =>
      answer(new Response(JSON.stringify(match()), { headers: { 'content-type': 'application/json' } })),
    );
    await waitFor(() => expect(swipesSent()).toContain('undo id-tainá'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a visitor is, at the fifth, a calm question that loses nothing', async () => {
    await drawDeck({ status: VISITOR, swipe: () => ({ ...match(), asksToSignUp: true }) });
    await seen('Tainá');
    fireEvent.click(button('Curtir'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Guardar suas curtidas?' }));
    expect(dialog.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe('/register');
    fireEvent.click(dialog.getByRole('button', { name: 'Agora não' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(top()).toBe('Rosa 29');
  });
});

describe('a super like', () => {
  it('says its price beside it', async () => {
    await drawDeck();
    await seen('Tainá');
    await waitFor(() => expect(button('Super curtir').getAttribute('aria-describedby')).not.toBeNull());
    const price = document.getElementById(button('Super curtir').getAttribute('aria-describedby') ?? '');
    expect(price?.textContent).toBe('5 moedas');
  });

  it('is not for sale without its price: no finger and no key spends', async () => {
    await drawDeck({ prices: () => ({ items: [] }) });
    await seen('Tainá');
    await waitFor(() => expect(button('Super curtir')).toHaveProperty('disabled', true));
    press('ArrowUp');
    fireEvent.click(button('Super curtir'));
    expect(swipesSent()).toEqual([]);
    expect(top()).toBe('Tainá 29');
  });

  it('without coins for it puts the card back, with a sentence and the way to the coins', async () => {
    await drawDeck({ swipe: () => errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.') });
    await seen('Tainá');
    await waitFor(() => expect(button('Super curtir')).toHaveProperty('disabled', false));
    fireEvent.click(button('Super curtir'));
    expect(top()).toBe('Rosa 29');
    await seen('Tainá');
    expect(currentToast()).toMatchObject({
      description: 'Você não tem moedas suficientes.',
      action: { label: 'Comprar moedas' },
    });
    expect(button('Desfazer')).toHaveProperty('disabled', true);
  });

  it('of a visitor asks for an account first, and sends nothing', async () => {
    await drawDeck({ status: VISITOR });
    await seen('Tainá');
    await waitFor(() => {
      fireEvent.click(button('Super curtir'));
      expect(screen.getByRole('dialog', { name: 'Super curtir com uma conta?' })).toBeDefined();
    });
    expect(top()).toBe('Tainá 29');
    expect(swipesSent()).toEqual([]);
  });

  it('for somebody who is gone (404) is dropped quietly', async () => {
    await drawDeck({ swipe: () => errorAnswer(404, 'request.not-found', 'Não achei.') });
    await seen('Tainá');
    fireEvent.click(button('Curtir'));
    await waitFor(() => expect(localStorage.getItem('unsentSwipes')).toBeNull());
    expect(top()).toBe('Rosa 29');
    expect(currentToast()).toBeNull();
  });
});
