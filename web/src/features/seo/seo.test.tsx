import '../../testing/console-guard.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPage, stubServer, VISITOR } from '../../testing/page.tsx';
import { fatalModelPage, saoPauloPage } from './index.ts';
import type { SeoPage } from './page.ts';
import { CITY_LINKS, SUBJECT_LINKS } from './page-links.ts';
import { SeoScreen } from './seo-screen.tsx';
import { SitemapScreen } from './sitemap-screen.tsx';

const MODULES = import.meta.glob<Record<string, SeoPage>>('./pages/*.ts', { eager: true });
const PAGES = Object.values(MODULES).flatMap((module) => Object.values(module));
/** Spec §2, "SEO landing pages". */
const SPEC_SUBJECTS =
  '/namorada-virtual /chat-online /camera-prive /camgirls-brasil /acompanhantes-virtuais /ai-girlfriend /conversa-intima-online /webcam-gratis /acompanhantes /sexo-virtual /fatal-model /sexo-online /x-videos'.split(
    ' ',
  );
const SPEC_CITIES =
  '/sao-paulo /rio-de-janeiro /brasilia /maringa /londrina /joinville /balneario-camboriu /campinas'.split(' ');
/** Names of others and words for what Cafuné is not. */
const ELSEWHERE =
  '/camera-prive /camgirls-brasil /acompanhantes-virtuais /webcam-gratis /acompanhantes /sexo-virtual /fatal-model /sexo-online /x-videos'.split(
    ' ',
  );
const AVATAR = {
  id: '01890000-0000-7000-8000-000000000001',
  slug: 'nina',
  name: 'Nina',
  age: 26,
  city: 'São Paulo',
  occupation: 'tatuadora',
  tagline: 'Traço fino, língua afiada',
  tags: [],
  images: { card360: '/a.webp', card720: '/b.webp', face160: '/c.webp', face320: '/d.webp' },
  ambient: '.5 .1 20',
};

function wordsOf(page: SeoPage): string[] {
  return [page.lead, page.notice?.claim, page.notice?.rest, ...page.sections.map(({ text }) => text)]
    .join(' ')
    .split(/\s+/u);
}
function everythingIn(page: SeoPage): string {
  return JSON.stringify(page);
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the pages', () => {
  it('spec §2: every address of "SEO landing pages" and of the "city pages" has its page and its line in /seo-sitemap', () => {
    const paths = PAGES.map((page) => page.path).sort();
    expect(paths).toEqual([...SPEC_SUBJECTS, ...SPEC_CITIES].sort());
    expect(SUBJECT_LINKS.map(({ to }) => to).sort()).toEqual([...SPEC_SUBJECTS].sort());
    expect(CITY_LINKS.map(({ to }) => to).sort()).toEqual([...SPEC_CITIES].sort());
    for (const { to, name } of [...SUBJECT_LINKS, ...CITY_LINKS]) {
      expect(PAGES.find((page) => page.path === to)?.name).toBe(name);
    }
  });

  it('have words of their own', () => {
    for (const part of ['title', 'description', 'heading', 'lead'] as const) {
      expect(new Set(PAGES.map((page) => page[part])).size).toBe(PAGES.length);
    }
    const sections = PAGES.flatMap((page) => page.sections.map(({ text }) => text));
    expect(new Set(sections).size).toBe(sections.length);
  });

  it.each(PAGES)('$path has the length search results and readers expect', (page) => {
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(wordsOf(page).length).toBeGreaterThanOrEqual(150);
    expect(wordsOf(page).length).toBeLessThanOrEqual(270);
    expect(page.sections.length).toBeGreaterThanOrEqual(3);
    expect(page.questions.length).toBeGreaterThanOrEqual(2);
  });

  it.each(PAGES)('$path says that it is AI and for adults, and keeps to the words of the house', (page) => {
    const text = everythingIn(page);
    expect(text).toMatch(/personage(m|ns) de (IA|inteligência artificial)/iu);
    expect(text).toMatch(/18|adult/u);
    expect(text).not.toMatch(/menina|garota|novinha|colegial|lolita|usuári|premium|upgrade|créditos/iu);
    expect(text).not.toMatch(/!/u);
  });

  it.each(ELSEWHERE)('%s says plainly what Cafuné is not', (path) => {
    const notice = PAGES.find((page) => page.path === path)?.notice;
    expect(notice?.claim).toMatch(/^Cafuné não /u);
    expect(notice?.rest).toMatch(/personagens de IA|Nada explícito/u);
  });

  it.each(SPEC_CITIES)('%s claims nobody nearby', (path) => {
    const page = PAGES.find((each) => each.path === path);
    expect(page && everythingIn(page)).toMatch(/Não há ninguém por perto/u);
  });
});

describe('the screen of a page', () => {
  function stub() {
    stubServer({ 'GET /api/auth/status': () => VISITOR, 'GET /api/avatars/nina': () => AVATAR });
  }

  it('has its title, its one description and its canonical address, and gives the document its own back', async () => {
    stub();
    const general = document.createElement('meta');
    general.name = 'description';
    general.content = 'A de sempre.';
    document.head.append(general);
    const { unmount } = await drawPage(() => <SeoScreen page={fatalModelPage} onTalk={vi.fn()} isOpening={false} />);
    await waitFor(() => expect(document.title).toBe(`${fatalModelPage.title} · Cafuné`));
    const descriptions = [...document.head.querySelectorAll('meta[name="description"]')];
    expect(descriptions.map((meta) => meta.getAttribute('content'))).toEqual([fatalModelPage.description]);
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      'http://localhost:3000/fatal-model',
    );
    unmount();
    expect(general.content).toBe('A de sempre.');
    general.remove();
  });

  it('says what it is not before anything else, and compares', async () => {
    stub();
    await drawPage(() => <SeoScreen page={fatalModelPage} onTalk={vi.fn()} isOpening={false} />);
    expect(screen.getByText('Cafuné não é a Fatal Model')).toBeDefined();
    expect(screen.getByRole('heading', { name: 'O que não existe aqui' })).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Você está em' })).toBeDefined();
  });

  it('opens the conversation with who receives', async () => {
    stub();
    const onTalk = vi.fn();
    await drawPage(() => <SeoScreen page={saoPauloPage} onTalk={onTalk} isOpening={false} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Conversar com Nina' }));
    expect(onTalk).toHaveBeenCalledWith(AVATAR);
    expect(screen.getByAltText('Retrato ilustrado de Nina, personagem de IA')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'O que não existe aqui' })).toBeNull();
  });

  it('still leads somewhere when nobody loaded', async () => {
    stubServer({ 'GET /api/auth/status': () => VISITOR });
    await drawPage(() => <SeoScreen page={saoPauloPage} onTalk={vi.fn()} isOpening={false} />);
    expect(screen.getByRole('link', { name: 'Conhecer companhias' }).getAttribute('href')).toBe('/');
  });
});

describe('the map of the site', () => {
  it('leads to every page and to the rules', async () => {
    stubServer({ 'GET /api/auth/status': () => VISITOR });
    await drawPage(() => <SitemapScreen />);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of [...SPEC_SUBJECTS, ...SPEC_CITIES, '/terms-of-use', '/content-policy', '/landing']) {
      expect(links).toContain(path);
    }
  });
});
