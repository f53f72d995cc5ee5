import '../../../testing/console-guard.ts';
import type { DeckCard } from '@cafune/contract/avatars/discovery';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import {
  beginDeck,
  button,
  deckCard,
  drawDeck,
  loadDeckParts,
  onTalk,
  seen,
  swipesSent,
  THREE,
  top,
} from '../../../testing/deck.ts';

beforeAll(loadDeckParts);
beforeEach(beginDeck);

describe('the supply', () => {
  const people = (prefix: string, count: number): DeckCard[] =>
    Array.from({ length: count }, (_, index) => deckCard(`${prefix}${index}`));

  it('is asked for at four left, once what was swipesSent() has arrived, and never shows anybody twice', async () => {
    const first = people('a', 10);
    const asked: number[] = [];
    await drawDeck({
      deck: () => {
        asked.push(swipesSent().length);
        return { items: asked.length === 1 ? first : [...first.slice(6), ...people('b', 6)], passedCount: 0 };
      },
    });
    await seen('A0');
    for (let index = 0; index < 5; index += 1) fireEvent.click(button('Passar'));
    await waitFor(() => expect(swipesSent()).toHaveLength(5));
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
    const { server } = await drawDeck({
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
    await drawDeck({ deck: () => ({ items: [], passedCount: 0 }) });
    expect(await screen.findByText('Você viu todo mundo por hoje')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Rever quem passou' })).toBeNull();
  });

  it('that did not come says so, and is asked for again', async () => {
    let isBroken = true;
    await drawDeck({ deck: () => (isBroken ? errorAnswer(503, 'internal', 'Voltamos já.') : undefined) });
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
    const page = await drawDeck({ deck });
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

    await drawDeck({ deck });
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
    await drawDeck({ deck: (url) => ({ items: url.searchParams.has('tags') ? [] : THREE, passedCount: 0 }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Ver todo mundo' }));
    await seen('Tainá');
    expect(localStorage.getItem('taste')).toBeNull();
  });
});

describe('on a wide screen', () => {
  it('shows the person’s side and hers, with what is true today', async () => {
    await drawDeck({
      width: 1_440,
      deck: () => ({ items: [deckCard('tainá', { chatCount: 48_200 })], passedCount: 0 }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: /, Caio$/u })).toBeDefined();
    expect(screen.getByText('Conversas', { selector: 'p' })).toBeDefined();
    const about = within(screen.getByRole('complementary', { name: 'Quem está no topo' }));
    expect(await about.findByText('48,2 mil')).toBeDefined();
    fireEvent.click(about.getByRole('button', { name: 'Qual casa você desenharia pra mim?' }));
    expect(onTalk.mock.lastCall?.[1]).toBe('Qual casa você desenharia pra mim?');
  });

  it('a count of nothing is not told', async () => {
    await drawDeck({ width: 1_100 });
    expect(await screen.findByText('Sobre Tainá')).toBeDefined();
    expect(screen.queryByText('Conversas')).toBeNull();
  });
});
