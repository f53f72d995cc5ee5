import '../testing/console-guard.ts';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawPage, PERSON, stubServer, VISITOR } from '../testing/page.tsx';

type RouteModule = { Route: { options: { component?: ComponentType; staticData?: { title?: string } } } };

/** The screens of spec §2 whose feature has not opened, by their file. */
const FRAMES = import.meta.glob<RouteModule>(
  ['./routes/_shell/intelligent-roleplay.tsx', './routes/_shell/roleplay*.tsx'],
  { eager: true },
);
/** Screens of a person: visitors find a door. */
const PERSONAL = import.meta.glob<RouteModule>('./routes/_shell/{achievements,rewards}.tsx', { eager: true });
const GATES = import.meta.glob<RouteModule>(
  './routes/_shell/{comando-secreto,avaliacao-restrita,fantasia-por-voz.*}.tsx',
  { eager: true },
);
/** Where a frame may send people: screens that work today. */
const OPEN = ['/', '/chats', '/coins'];

async function draw(module: RouteModule, status: unknown = PERSON, state = 'unverified') {
  const Screen = module.Route.options.component ?? (() => null);
  stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/avatars': () => ({ items: [], nextCursor: null }),
    'GET /api/age': () => ({ state, verifiedUntil: null, level: { offered: 'romantico', chosen: 'romantico' } }),
  });
  await drawPage(() => <Screen />, { path: '/aqui' });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('a screen whose feature has not opened', () => {
  it('is there for all of them', () => {
    expect(Object.keys(FRAMES)).toHaveLength(4);
    expect(Object.keys(GATES)).toHaveLength(4);
  });

  it.each(Object.entries(FRAMES))(
    '%s says where it stands, what is true, and leads to something that works',
    async (_file, module) => {
      await draw(module);
      const crumbs = within(await screen.findByRole('navigation', { name: 'Você está em' }));
      expect(crumbs.getByRole('link', { name: 'Início' }).getAttribute('href')).toBe('/');
      const primary = [...document.querySelectorAll('.button-primary')];
      expect(primary).toHaveLength(1);
      expect(OPEN).toContain(primary[0]?.getAttribute('href'));
      expect(document.title).toMatch(/ · Cafuné$/u);
      const said = document.querySelector('.frame')?.textContent ?? '';
      expect(said).not.toMatch(/em construção|em breve|lorem|usuário|premium|créditos|upgrade/iu);
      expect(document.querySelectorAll('.frame-facts li').length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(['achievements', 'rewards'])('%s is behind the account for visitors', async (name) => {
    const module = PERSONAL[`./routes/_shell/${name}.tsx`];
    if (module === undefined) throw new Error('no such frame');
    await draw(module, VISITOR);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toMatch(/^Entre pra ver /u);
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login?voltar=%2Faqui');
    expect(screen.getByRole('link', { name: 'Criar conta' }).getAttribute('href')).toBe('/register?voltar=%2Faqui');
    expect(document.querySelector('.daily, .medal-wall')).toBeNull();
  });

  it('shows shapes, not the door, while it is not known who is here', async () => {
    const module = PERSONAL['./routes/_shell/rewards.tsx'];
    if (module === undefined) throw new Error('no such frame');
    await draw(module, new Promise(() => undefined));
    expect(screen.getByRole('status').textContent).toBe('Carregando');
    expect(screen.queryByText(/^Entre pra ver/u)).toBeNull();
  });
});

describe('a restricted place', () => {
  it.each(Object.entries(GATES))('%s stays closed, says why, and offers the way back', async (_file, module) => {
    await draw(module);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Só com a idade confirmada.');
    expect(screen.getByText(/a data que você disse no cadastro não basta/u)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Confirmar minha idade' }).getAttribute('href')).toBe('/idade');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each(Object.entries(GATES))('%s tells who is confirmed that it has not opened', async (_file, module) => {
    await draw(module, PERSON, 'adult-verified');
    expect(await screen.findByText(/Esta parte ainda não abriu/u)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Conhecer companhias' }).getAttribute('href')).toBe('/');
  });
});
