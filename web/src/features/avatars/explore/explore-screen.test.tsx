import '../../../testing/console-guard.ts';
import type { AvatarListing } from '@cafune/contract/avatars';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import { deckCard } from '../../../testing/deck.ts';
import { stubDialogs } from '../../../testing/dialogs.ts';
import { drawPage, PERSON, stubServer, stubWidth } from '../../../testing/page.tsx';
import type { CatalogueFilter } from '../catalogue-filter.ts';
import { ExploreScreen } from './explore-screen.tsx';

const TAGS = [
  { tag: 'boa-ouvinte', count: 9 },
  { tag: 'mar', count: 5 },
];

function people(count: number, more: Partial<AvatarListing> = {}): AvatarListing[] {
  return Array.from({ length: count }, (_, index) => {
    const { state, bio, voice, greeting, loves, starters, ...listing } = deckCard(`pessoa${index}`);
    return { ...listing, ...more };
  });
}

type Options = { filter?: CatalogueFilter; width?: number; list?: (query: URLSearchParams) => unknown };

const onTalk = vi.fn();
let asked: string[];
let filters: CatalogueFilter[];

/** Holds the filter as the address does. */
function Address({ start }: { start: CatalogueFilter }) {
  const [filter, setFilter] = useState(start);
  return (
    <>
      <ExploreScreen
        filter={filter}
        onFilter={(next) => {
          filters.push(next);
          setFilter(next);
        }}
        onTalk={onTalk}
        talkingTo={null}
      />
      <button type="button" onClick={() => setFilter({ q: 'volta' })}>
        Outro endereço
      </button>
    </>
  );
}

async function draw({ filter = {}, width = 390, list }: Options = {}) {
  stubWidth(width);
  const server = stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/avatar-tags': () => TAGS,
    'GET /api/avatars': () => {
      const { searchParams } = new URL(String(server.mock.lastCall?.[0]), 'http://localhost');
      asked.push(searchParams.toString());
      return list?.(searchParams) ?? { items: people(12), nextCursor: null, total: 12 };
    },
  });
  return drawPage(() => <Address start={filter} />, { path: '/explorar' });
}

const button = (name: string) => screen.getByRole('button', { name });
const cards = () => document.querySelectorAll('.wall .avatar-card').length;

// The first time its code is read, which is slower than what comes after.
beforeAll(() => import('./filter-sheet.tsx'));
beforeEach(() => {
  asked = [];
  filters = [];
  onTalk.mockClear();
  stubDialogs();
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

describe('the catalogue', () => {
  it('shows everybody, how many there are, and after the first eight the way to make somebody', async () => {
    await draw();
    expect(await screen.findByText('12 companhias')).toBeDefined();
    await waitFor(() => expect(cards()).toBe(12));
    const items = [...document.querySelectorAll('.wall > li')];
    expect(within(items[8] as HTMLElement).getByText('Não achou? Invente.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Criar Namorada IA' }).getAttribute('href')).toBe('/criar-namorada-ia');
  });

  it('tells large numbers as such', async () => {
    await draw({ list: () => ({ items: people(3), nextCursor: null, total: 1_000 }) });
    expect(await screen.findByText('Mais de 1.000 companhias')).toBeDefined();
  });

  it('draws the first one large on desktop alone, and not among filtered ones', async () => {
    const wide = await draw({
      width: 1_440,
      list: () => ({ items: people(3, { chatCount: 1 }), nextCursor: null, total: 3 }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Conversar' }));
    expect(onTalk).toHaveBeenCalledOnce();
    expect(screen.getByText('1 conversa')).toBeDefined();
    fireEvent.click(button('Mar'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Conversar' })).toBeNull());
    wide.unmount();
    await draw();
    await waitFor(() => expect(cards()).toBe(12));
    expect(screen.queryByRole('button', { name: 'Conversar' })).toBeNull();
  });

  it('has its rail on phones only where people do talk to somebody', async () => {
    const quiet = await draw();
    await waitFor(() => expect(cards()).toBe(12));
    expect(screen.queryByRole('heading', { name: 'Em alta' })).toBeNull();
    quiet.unmount();
    const list = () => ({
      items: [...people(2, { chatCount: 1_250 }), deckCard('quieta')],
      nextCursor: null,
      total: 3,
    });
    await draw({ list });
    const rail = within(await screen.findByRole('region', { name: 'Em alta' }));
    expect(rail.getAllByText(/^1,3.mil conversas$/u)).toHaveLength(2);
    expect(cards()).toBe(1);
  });

  it('goes on with a button where scrolling does not', async () => {
    await draw({
      list: (query) =>
        query.get('cursor') === 'p2'
          ? { items: [deckCard('depois')], nextCursor: null, total: null }
          : { items: people(3), nextCursor: 'p2', total: 4 },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByRole('link', { name: /^Depois/u })).toBeDefined();
    expect(screen.getByText('4 companhias')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  it('says so when it did not come, and asks again', async () => {
    let isBroken = true;
    await draw({ list: () => (isBroken ? errorAnswer(503, 'internal', 'Voltamos já.') : undefined) });
    expect(await screen.findByText('Voltamos já.')).toBeDefined();
    isBroken = false;
    fireEvent.click(button('Tentar de novo'));
    await waitFor(() => expect(cards()).toBe(12));
  });
});

describe('the address', () => {
  it('follows what is typed once it settles, and keeps the rest', async () => {
    await draw({ filter: { sort: 'new', tags: 'mar' } });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: ' são ' } });
    expect(filters).toEqual([]);
    await waitFor(() => expect(filters).toEqual([{ sort: 'new', tags: 'mar', q: 'são' }]));
    await waitFor(() => expect(asked.at(-1)).toBe('sort=new&tags=mar&q=s%C3%A3o'));
    fireEvent.click(button('Limpar busca'));
    await waitFor(() => expect(filters.at(-1)).toEqual({ sort: 'new', tags: 'mar' }));
  });

  it('moves the field when it changes by itself', async () => {
    await draw({ filter: { q: 'antes' } });
    expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'antes');
    fireEvent.click(button('Outro endereço'));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'volta');
  });

  it('holds order and tags, which are pills', async () => {
    await draw();
    expect((await screen.findByRole('button', { name: 'Em alta' })).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button('Novas'));
    fireEvent.click(await screen.findByRole('button', { name: 'Boa ouvinte' }));
    fireEvent.click(button('Mar'));
    fireEvent.click(button('Em alta'));
    expect(filters).toEqual([
      { sort: 'new' },
      { sort: 'new', tags: 'boa-ouvinte' },
      { sort: 'new', tags: 'boa-ouvinte,mar' },
      { tags: 'boa-ouvinte,mar' },
    ]);
    fireEvent.click(button('Tirar Mar'));
    expect(filters.at(-1)).toEqual({ tags: 'boa-ouvinte' });
  });

  it('holds what the sheet says, and gives it up pill by pill', async () => {
    await draw({ filter: { q: 'a', sort: 'name' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtrar' }));
    fireEvent.change(sheet.getByRole('slider', { name: 'Até' }), { target: { value: '40' } });
    fireEvent.change(sheet.getByRole('slider', { name: 'A partir de' }), { target: { value: '45' } });
    fireEvent.click(sheet.getByRole('radio', { name: 'Crush' }));
    fireEvent.click(sheet.getByRole('button', { name: 'Ousada' }));
    fireEvent.click(sheet.getByRole('switch', { name: /^Feitas pela comunidade/u }));
    expect(filters).toEqual([]);
    fireEvent.click(sheet.getByRole('button', { name: 'Ver companhias' }));
    const chosen = { q: 'a', sort: 'name', relationship: 'crush', traits: 'ousada', origin: 'community' };
    expect(filters).toEqual([{ ...chosen, minAge: 45, maxAge: 45 }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const pill of ['45 a 45 anos', 'Crush', 'Ousada', 'Feitas pela comunidade']) {
      fireEvent.click(button(`Tirar ${pill}`));
    }
    expect(filters.at(-1)).toEqual({ q: 'a', sort: 'name' });
  });

  it('that finds nobody offers to clear it, or to make somebody', async () => {
    await draw({
      filter: { q: 'ninguém', traits: 'ousada', sort: 'new' },
      list: (query) => (query.has('q') ? { items: [], nextCursor: null, total: 0 } : undefined),
    });
    expect(await screen.findByText('Não achei ninguém assim')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Nenhuma companhia');
    expect(screen.getByText('Tente outro nome, ou crie do seu jeito.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Criar companhia' }).getAttribute('href')).toBe('/criar-namorada-ia');
    fireEvent.click(button('Limpar filtros'));
    expect(filters.at(-1)).toEqual({ sort: 'new' });
    await waitFor(() => expect(cards()).toBe(12));
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });
});
