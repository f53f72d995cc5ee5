/** A pretend deck: its cards, its server, and the screen they are on, for tests. */
import type { DeckCard } from '@cafune/contract/avatars/discovery';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, vi } from 'vitest';
import { DeckScreen } from '../features/avatars/index.ts';
import { currentToast, dismissToast } from '../ui/toast-store.ts';
import { stubDialogs } from './dialogs.ts';
import { drawPage, PERSON, stubServer, stubWidth } from './page.tsx';

/** A card whose id, slug and name come from one word. */
export function deckCard(word: string, more: Partial<DeckCard> = {}): DeckCard {
  return {
    id: `id-${word}`,
    slug: word,
    name: word.slice(0, 1).toUpperCase() + word.slice(1),
    age: 29,
    city: 'Recife',
    state: 'PE',
    occupation: 'arquiteta',
    tagline: 'Desenho casas que conversam com o vento',
    bio: 'Desenha casas.',
    tags: ['criativa', 'boa-ouvinte'],
    images: { card360: '/a.webp', card720: '/b.webp', face160: '/c.webp', face320: '/d.webp' },
    ambient: '.62 .12 70',
    relationship: 'namorada',
    chatCount: 0,
    likeCount: 0,
    voice: { timbre: 'media', rate: 1, pitch: 1 },
    greeting: '*abre a porta* Que bom que você veio. Entra.',
    loves: ['janelas', 'café'],
    starters: ['Qual casa você desenharia pra mim?'],
    ...more,
  };
}

/** What the server says to a swipe that is nothing special. */
export const TAKEN = { isMatch: false, priceCoins: 0, asksToSignUp: false };
/** The deck, unless a test has another. */
export const THREE = ['tainá', 'rosa', 'jade'].map((name) => deckCard(name));
const TAGS = [
  { tag: 'mar', count: 5 },
  { tag: 'criativa', count: 3 },
];

type DeckOptions = {
  status?: unknown;
  width?: number;
  deck?: (url: URL) => unknown;
  swipe?: (body: { avatarId: string; kind: string }) => unknown;
  prices?: () => unknown;
};
const PRICES = {
  items: [{ id: 'super-like', label: 'Super curtida', coins: 5, vipNote: '', forYou: { coins: 5, freeLeft: null } }],
};

export const onTalk = vi.fn();
let swiped: string[] = [];

/** What was sent, in order: "like id-rosa", "undo id-rosa". */
export const swipesSent = (): readonly string[] => swiped;

/** Draws the deck as a page. */
export async function drawDeck({ status = PERSON, width = 390, deck, swipe, prices }: DeckOptions = {}) {
  stubWidth(width);
  const server = stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/prices': () => prices?.() ?? PRICES,
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
  const page = await drawPage(() =>
    createElement(DeckScreen, { onTalk, isOpening: false, recent: createElement('p', null, 'Conversas') }),
  );
  return { ...page, server };
}

export const top = () => document.querySelector('[data-place="top"] h2')?.textContent;
export const button = (name: string) => screen.getByRole('button', { name });
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
export const seen = (name: string) => waitFor(() => expect(top()).toBe(`${name} 29`));

/** Its parts that come on demand: the first time their code is read, which is slower than what comes after. */
export function loadDeckParts(): Promise<unknown> {
  return Promise.all([
    import('../features/avatars/deck/deck-outcomes.tsx'),
    import('../features/avatars/deck/deck-end.tsx'),
    import('../features/avatars/deck/deck-columns.tsx'),
    import('../features/avatars/deck/taste-sheet.tsx'),
    import('../features/avatars/deck/card-voice.tsx'),
  ]);
}

/** Nothing was swiped or said yet. */
export function beginDeck(): void {
  swiped = [];
  onTalk.mockClear();
  stubDialogs();
  vi.stubGlobal('scrollTo', () => undefined);
  const old = currentToast();
  if (old !== null) dismissToast(old.id);
}
