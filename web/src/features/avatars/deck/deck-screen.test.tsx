import '../../../testing/console-guard.ts';
import type { DeckCard } from '@cafune/contract/avatars/discovery';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import { deckCard } from '../../../testing/deck.ts';
import { pressEscapeInDialog, stubDialogs } from '../../../testing/dialogs.ts';
import { drawPage, PERSON, stubServer, stubWidth, VISITOR } from '../../../testing/page.tsx';
import { currentToast, dismissToast } from '../../../ui/toast-store.ts';
import { DeckScreen } from './deck-screen.tsx';

const TAKEN = { isMatch: false, priceCoins: 0, asksToSignUp: false };
const THREE = ['tainá', 'rosa', 'jade'].map((name) => deckCard(name));
const TAGS = [
  { tag: 'mar', count: 5 },
  { tag: 'criativa', count: 3 },
];

type Options = {
  status?: unknown;
  width?: number;
  deck?: (url: URL) => unknown;
  swipe?: (body: { avatarId: string; kind: string }) => unknown;
};

const onTalk = vi.fn();
let swiped: string[];

async function draw({ status = PERSON, width = 390, deck, swipe }: Options = {}) {
  stubWidth(width);
  const server = stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/prices': () => ({ items: [{ id: 'super-like', label: 'Super curtida', coins: 5, vipNote: '' }] }),
    'GET /api/avatar-tags': () => TAGS,
    'POST /api/deck/restart': () => new Response(null, { status: 204 }),
    'POST /api/swipes': (init) => {
      const body = JSON.parse(String(init.body));
      swiped.push(`${body.kind} ${body.avatarId}`);
      return swipe?.(body) ?? TAKEN;
    },
    ...Object.fromEntries(
      THREE.map(({ id }) => [
        `DELETE /api/swipes/${encodeURIComponent(id)}`,
        () => {
          swiped.push(`undo ${id}`);
          return new Response(null, { status: 204 });
        },
      ]),
    ),
    'GET /api/deck': () => {
      const url = new URL(String(server.mock.lastCall?.[0]), 'http://localhost');
      return deck?.(url) ?? { items: THREE, passedCount: 0 };
    },
  });
  const page = await drawPage(() => <DeckScreen onTalk={onTalk} isOpening={false} recent={<p>Conversas</p>} />);
  return { ...page, server };
}

const top = () => document.querySelector('[data-place="top"] h2')?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const seen = (name: string) => waitFor(() => expect(top()).toBe(`${name} 29`));

// The first time their code is read, which is slower than what comes after.
beforeAll(() =>
  Promise.all([
    import('./deck-outcomes.tsx'),
    import('./deck-end.tsx'),
    import('./deck-columns.tsx'),
    import('./taste-sheet.tsx'),
    import('./card-voice.tsx'),
  ]),
);
beforeEach(() => {
  swiped = [];
  onTalk.mockClear();
  stubDialogs();
  vi.stubGlobal('scrollTo', () => undefined);
  const old = currentToast();
  if (old !== null) dismissToast(old.id);
});

describe('the card on top', () => {
  it('says who she is, that she is AI, and a line of hers; nobody is staged as online', async () => {
    await draw();
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
    await draw();
    await seen('Tainá');
    fireEvent.click(button('Passar'));
    expect(top()).toBe('Rosa 29');
    fireEvent.click(button('Curtir'));
    expect(top()).toBe('Jade 29');
    await waitFor(() => expect(swiped).toEqual(['pass id-tainá', 'like id-rosa']));
  });

  it('talking opens the conversation and counts as no swipe', async () => {
    await draw();
    await seen('Tainá');
    fireEvent.click(button('Conversar'));
    expect(onTalk.mock.lastCall?.[0]).toMatchObject({ id: 'id-tainá' });
    expect(top()).toBe('Tainá 29');
    expect(swiped).toEqual([]);
  });

  it('comes back several steps, and the server hears of it', async () => {
    await draw();
    await seen('Tainá');
    expect(button('Desfazer')).toHaveProperty('disabled', true);
    fireEvent.click(button('Passar'));
    await waitFor(() => expect(swiped).toHaveLength(1));
    fireEvent.click(button('Passar'));
    await waitFor(() => expect(swiped).toHaveLength(2));
    fireEvent.click(button('Desfazer'));
    fireEvent.click(button('Desfazer'));
    expect(top()).toBe('Tainá 29');
    await waitFor(() => expect(swiped.slice(2)).toEqual(['undo id-rosa', 'undo id-tainá']));
  });

  it('can be drawn aside with a finger; a short way brings it back, up and down is the page’s', async () => {
    await draw();
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
    await waitFor(() => expect(swiped).toEqual(['pass id-tainá']));
  });
});

describe('visual.md §12: keys', () => {
  it('"← passar, → curtir, Enter conversar, Z desfazer"', async () => {
    await draw({ width: 1_440 });
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
    await draw();
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
    const page = await draw({ width: 1_440 });
    await seen('Tainá');
    fireEvent.click(await screen.findByRole('button', { name: 'Desligar atalhos' }));
    press('ArrowLeft');
    expect(top()).toBe('Tainá 29');
    page.unmount();
    await draw({ width: 1_440 });
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
    await draw({ swipe: match });
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
    await draw({ swipe: () => new Promise((resolve) => (answer = resolve)) });
    await seen('Tainá');
    fireEvent.click(button('Curtir'));
    await waitFor(() => expect(swiped).toHaveLength(1));
    fireEvent.click(button('Desfazer'));
    await act(async () =>
      answer(new Response(JSON.stringify(match()), { headers: { 'content-type': 'application/json' } })),
    );
    await waitFor(() => expect(swiped).toContain('undo id-tainá'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a visitor is, at the fifth, a calm question that loses nothing', async () => {
    await draw({ status: VISITOR, swipe: () => ({ ...match(), asksToSignUp: true }) });
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
    await draw();
    await seen('Tainá');
    await waitFor(() => expect(button('Super curtir').getAttribute('aria-describedby')).not.toBeNull());
    const price = document.getElementById(button('Super curtir').getAttribute('aria-describedby') ?? '');
    expect(price?.textContent).toBe('5 moedas');
  });

  it('without coins for it puts the card back, with a sentence and the way to the coins', async () => {
    await draw({ swipe: () => errorAnswer(402, 'coins.insufficient', 'Você não tem moedas suficientes.') });
    await seen('Tainá');
    fireEvent.click(button('Super curtir'));
    expect(top()).toBe('Rosa 29');
    await seen('Tainá');
    expect(currentToast()).toMatchObject({
      description: 'Você não tem moedas suficientes.',
      action: { label: 'Ver moedas' },
    });
    expect(button('Desfazer')).toHaveProperty('disabled', true);
  });

  it('of a visitor asks for an account first, and sends nothing', async () => {
    await draw({ status: VISITOR });
    await seen('Tainá');
    await waitFor(() => {
      fireEvent.click(button('Super curtir'));
      expect(screen.getByRole('dialog', { name: 'Super curtir com uma conta?' })).toBeDefined();
    });
    expect(top()).toBe('Tainá 29');
    expect(swiped).toEqual([]);
  });

  it('for somebody who is gone (404) is dropped quietly', async () => {
    await draw({ swipe: () => errorAnswer(404, 'request.not-found', 'Não achei.') });
    await seen('Tainá');
    fireEvent.click(button('Curtir'));
    await waitFor(() => expect(localStorage.getItem('unsentSwipes')).toBeNull());
    expect(top()).toBe('Rosa 29');
    expect(currentToast()).toBeNull();
  });
});

describe('the supply', () => {
  const people = (prefix: string, count: number): DeckCard[] =>
    Array.from({ length: count }, (_, index) => deckCard(`${prefix}${index}`));

  it('is asked for at four left, once what was swiped has arrived, and never shows anybody twice', async () => {
    const first = people('a', 10);
    const asked: number[] = [];
    await draw({
      deck: () => {
        asked.push(swiped.length);
        return { items: asked.length === 1 ? first : [...first.slice(6), ...people('b', 6)], passedCount: 0 };
      },
    });
    await seen('A0');
    for (let index = 0; index < 5; index += 1) fireEvent.click(button('Passar'));
    await waitFor(() => expect(swiped).toHaveLength(5));
    expect(asked).toEqual([0]);
    fireEvent.click(button('Passar'));
    await waitFor(() => expect(asked).toEqual([0, 6]));
    const shown: (string | undefined)[] = [];
    for (let index = 0; index < 10; index += 1) {
      await waitFor(() => expect(top()).toBeDefined());
      shown.push(top()?.split(' ')[0]);
      fireEvent.click(button('Passar'));
    }
    expect(shown).toEqual(['A6', 'A7', 'A8', 'A9', 'B0', 'B1', 'B2', 'B3', 'B4', 'B5']);
  });

  it('ends with a way on, and brings back who passed', async () => {
    let isRestarted = false;
    const { server } = await draw({
      deck: () => ({ items: isRestarted ? [deckCard('volta')] : THREE, passedCount: 0 }),
    });
    await seen('Tainá');
    for (let index = 0; index < 3; index += 1) fireEvent.click(button('Passar'));
    expect(await screen.findByText('Você viu todo mundo por hoje')).toBeDefined();
    expect(screen.getByText('Amanhã chegam mais.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Explorar' }).getAttribute('href')).toBe('/explorar');
    isRestarted = true;
    fireEvent.click(button('Rever quem passou'));
    await seen('Volta');
    const asked = server.mock.calls.map(([url, init]) => `${init?.method ?? 'GET'} ${url}`);
    expect(asked.indexOf('POST /api/deck/restart')).toBeGreaterThan(asked.lastIndexOf('POST /api/swipes'));
  });

  it('without anybody who passed offers nobody to bring back', async () => {
    await draw({ deck: () => ({ items: [], passedCount: 0 }) });
    expect(await screen.findByText('Você viu todo mundo por hoje')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Rever quem passou' })).toBeNull();
  });

  it('that did not come says so, and is asked for again', async () => {
    let isBroken = true;
    await draw({ deck: () => (isBroken ? errorAnswer(503, 'internal', 'Voltamos já.') : undefined) });
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    isBroken = false;
    fireEvent.click(button('Tentar de novo'));
    await seen('Tainá');
  });
});

describe('the stated taste', () => {
  it('is asked of the server, kept on the device, shown, and taken away again', async () => {
    const asked: string[] = [];
    const deck = (url: URL) => {
      asked.push(url.search);
      return { items: url.searchParams.has('tags') ? [] : THREE, passedCount: 0 };
    };
    const page = await draw({ deck });
    await seen('Tainá');
    fireEvent.click(button('Seu gosto'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Seu gosto' }));
    fireEvent.click(await sheet.findByRole('button', { name: 'Mar' }));
    fireEvent.change(sheet.getByRole('slider', { name: 'A partir de' }), { target: { value: '30' } });
    fireEvent.click(sheet.getByRole('radio', { name: 'Amiga' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Aplicar' }));
    expect(await screen.findByText('Não achei ninguém assim')).toBeDefined();
    expect(new URLSearchParams(asked.at(-1)).toString()).toBe('minAge=30&relationship=amiga&tags=mar&limit=10');
    page.unmount();

    await draw({ deck });
    const pills = within(await screen.findByRole('group', { name: 'Seu gosto' }));
    expect(pills.getAllByRole('button').map((pill) => pill.getAttribute('aria-label'))).toEqual([
      'Tirar A partir de 30 anos',
      'Tirar Amiga',
      'Tirar Mar',
    ]);
    fireEvent.click(pills.getByRole('button', { name: 'Tirar Mar' }));
    await seen('Tainá');
    expect(asked.at(-1)).toBe('?minAge=30&relationship=amiga&limit=10');
  });

  it('that leaves nobody is cleared with one press', async () => {
    localStorage.setItem('taste', '{"tags":"mar"}');
    await draw({ deck: (url) => ({ items: url.searchParams.has('tags') ? [] : THREE, passedCount: 0 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver todo mundo' }));
    await seen('Tainá');
    expect(localStorage.getItem('taste')).toBeNull();
  });
});

describe('on a wide screen', () => {
  it('shows the person’s side and hers, with what is true today', async () => {
    await draw({ width: 1_440, deck: () => ({ items: [deckCard('tainá', { chatCount: 48_200 })], passedCount: 0 }) });
    expect(await screen.findByRole('heading', { level: 1, name: /, Caio$/u })).toBeDefined();
    expect(screen.getByText('Conversas', { selector: 'p' })).toBeDefined();
    const about = within(screen.getByRole('complementary', { name: 'Quem está no topo' }));
    expect(await about.findByText('48,2 mil')).toBeDefined();
    fireEvent.click(about.getByRole('button', { name: 'Qual casa você desenharia pra mim?' }));
    expect(onTalk.mock.lastCall?.[1]).toBe('Qual casa você desenharia pra mim?');
  });

  it('a count of nothing is not told', async () => {
    await draw({ width: 1_100 });
    expect(await screen.findByText('Sobre Tainá')).toBeDefined();
    expect(screen.queryByText('Conversas')).toBeNull();
  });
});
