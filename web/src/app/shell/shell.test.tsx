import '../../testing/console-guard.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../../platform/realtime/event-bus.ts';
import { pressEscapeInDialog, stubDialogs } from '../../testing/dialogs.ts';
import { drawPage, PERSON, stubServer, stubWidth, VISITOR } from '../../testing/page.tsx';
import { Shell } from './shell.tsx';

type Options = {
  status?: unknown;
  coins?: number;
  width?: number;
  staticData?: Record<string, unknown>;
  path?: string;
};

async function drawShell(options: Options = {}) {
  const { status = PERSON, coins = 1_240, width = 1_440, ...page } = options;
  const server = stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/user/tokens': () => coins,
    'POST /api/auth/logout': () => ({ message: 'ok' }),
  });
  stubWidth(width);
  return { server, ...(await drawPage((content) => <Shell>{content}</Shell>, page)) };
}

const sidebar = () => screen.getByRole('navigation', { name: 'Principal' });
const isOpen = () => sidebar().dataset.open === 'true';
const toggle = () => screen.getByRole('button', { name: /^(Abrir|Fechar) menu$/u });
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

// The first time its code is read, which is slower than what comes after.
beforeAll(() => import('./navigation-layers.tsx'));
beforeEach(() => {
  stubDialogs();
  vi.stubGlobal('scrollTo', () => undefined);
});

describe('the top bar', () => {
  it('spec §2: "Logged out: Entrar (to /login) and Cadastrar (to /register)"', async () => {
    await drawShell({ status: VISITOR });
    const bar = within(screen.getByRole('banner'));
    expect(hrefOf(await bar.findByRole('link', { name: 'Entrar' }))).toBe('/login');
    expect(hrefOf(bar.getByRole('link', { name: 'Cadastrar' }))).toBe('/register');
    expect(bar.queryByText(/moedas/u)).toBeNull();
  });

  it('spec §2: "Logged in: sidebar toggle, logo (to /), coin balance pill, an Adicionar button (to /coins), a profile button showing the first name leading to /user-profile"', async () => {
    await drawShell();
    const bar = within(screen.getByRole('banner'));
    const pill = await bar.findByRole('link', { name: /1\.240 moedas.*Adicionar/u });
    expect(hrefOf(pill)).toBe('/coins');
    expect(hrefOf(bar.getByRole('link', { name: 'Perfil de Caio' }))).toBe('/user-profile');
    expect(hrefOf(bar.getByRole('link', { name: /ir pro início/u }))).toBe('/');
    expect(bar.getByRole('button', { name: 'Abrir menu' })).toBeDefined();
    expect(bar.queryByRole('link', { name: 'Entrar' })).toBeNull();
  });

  it('leads back to where a page belongs, whatever came before', async () => {
    const { pathname } = await drawShell({ staticData: { title: 'Sua compra', back: '/compras' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(pathname()).toBe('/compras'));
  });

  it('leads back to the start where nothing came before', async () => {
    const { pathname } = await drawShell({ path: '/coins', staticData: { title: 'Moedas', back: 'before' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('spec §2: the profile button\'s name has the "fallback "Usuário""', async () => {
    await drawShell({ status: { ...PERSON, user: { ...PERSON.user, firstName: '' } } });
    expect(await screen.findByRole('link', { name: 'Perfil de Usuário' })).toBeDefined();
  });

  it('spec §2: "A loading indicator shows while the authentication status loads."', async () => {
    await drawShell({ status: new Promise(() => undefined) });
    expect(screen.getByText('Carregando')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  });

  it('takes a ground of its own after 8 px of scroll', async () => {
    await drawShell();
    const bar = screen.getByRole('banner');
    const scrollTo = (y: number) => {
      vi.stubGlobal('scrollY', y);
      fireEvent.scroll(window);
    };
    scrollTo(8);
    expect(bar.dataset.stuck).toBe('false');
    scrollTo(9);
    expect(bar.dataset.stuck).toBe('true');
  });

  it('spec §2: "The top bar and side navigation are hidden on /feed."', async () => {
    await drawShell({ staticData: { hidesShell: true }, path: '/feed' });
    expect(screen.getByText('Tela')).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryAllByRole('navigation')).toEqual([]);
  });
});

describe('the sidebar', () => {
  it('spec §2: "collapsed (narrow) by default; expands on hover": after 120 ms, and closes 200 ms after leaving', async () => {
    await drawShell();
    vi.useFakeTimers();
    try {
      fireEvent.pointerEnter(sidebar());
      act(() => vi.advanceTimersByTime(119));
      expect(isOpen()).toBe(false);
      act(() => vi.advanceTimersByTime(1));
      expect(isOpen()).toBe(true);
      fireEvent.pointerLeave(sidebar());
      act(() => vi.advanceTimersByTime(199));
      expect(isOpen()).toBe(true);
      act(() => vi.advanceTimersByTime(1));
      expect(isOpen()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('spec §4: "toggle_sidebar" expands and collapses it, and Escape collapses it', async () => {
    await drawShell();
    fireEvent.click(toggle());
    expect(isOpen()).toBe(true);
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    act(() => emit('toggle_sidebar', {}));
    expect(isOpen()).toBe(false);
    fireEvent.click(toggle());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('covers the toggle when pinned: its own button closes it and gives the focus back', async () => {
    await drawShell();
    const opener = toggle();
    opener.focus();
    fireEvent.click(opener);
    const closing = within(sidebar()).getByRole('button', { name: 'Recolher menu' });
    expect(document.activeElement).toBe(closing);
    fireEvent.click(closing);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener);
  });

  it('opens when the keyboard reaches it; Escape closes it until it is left', async () => {
    await drawShell();
    const link = within(sidebar()).getByRole('link', { name: 'Chats' });
    act(() => link.focus());
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(link, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    act(() => link.blur());
    act(() => link.focus());
    expect(isOpen()).toBe(true);
  });

  it('spec §2: "Expanded, it shows a promo card" and its button leads to /vip-trial; spec §9: "Free VIP trial: 7 days."', async () => {
    await drawShell({ status: VISITOR });
    await screen.findByRole('link', { name: 'Cadastrar' });
    expect(screen.queryByText('7 DIAS GRÁTIS')).toBeNull();
    fireEvent.click(toggle());
    const side = within(sidebar());
    expect(side.getByText('7 DIAS GRÁTIS')).toBeDefined();
    expect(side.getAllByText('Trial VIP Grátis')).toHaveLength(2);
    expect(side.getByText('7 dias grátis para experimentar tudo')).toBeDefined();
    expect(hrefOf(side.getByRole('link', { name: 'Começar Trial' }))).toBe('/vip-trial');
  });

  it('spec §2: "A logout button labelled "Sair" exists": it signs out, and visitors have none', async () => {
    const { server } = await drawShell();
    fireEvent.click(await within(sidebar()).findByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(server.mock.calls.some(([url]) => String(url) === '/api/auth/logout')).toBe(true));
    await waitFor(() => expect(within(sidebar()).queryByRole('button', { name: 'Sair' })).toBeNull());
  });
});

describe('phones and tablets', () => {
  const menu = () => screen.findByRole('dialog', { name: 'Menu' });

  it.each([
    [1_024, 'the sidebar'],
    [1_023, 'the mobile menu'],
  ])('spec §9: "Sidebar breakpoint 1024 px": at %i px the toggle opens %s', async (width, what) => {
    await drawShell({ width });
    fireEvent.click(toggle());
    if (what === 'the sidebar') {
      expect(isOpen()).toBe(true);
      expect(screen.queryByRole('dialog')).toBeNull();
    } else {
      expect(await menu()).toBeDefined();
      expect(isOpen()).toBe(false);
    }
  });

  it('spec §2: "A slide-in full menu lists all entries", with the account and Sair; Escape closes it and gives focus back', async () => {
    await drawShell({ width: 390 });
    const opener = toggle();
    opener.focus();
    fireEvent.click(opener);
    const drawer = within(await menu());
    const entries = within(drawer.getByRole('navigation', { name: 'Menu completo' }));
    expect(entries.getAllByRole('link')).toHaveLength(11);
    expect(entries.getByRole('button', { name: 'Ajuda & Feedback' })).toBeDefined();
    expect(hrefOf(drawer.getByRole('link', { name: /Caio.*caio@correio\.com/u }))).toBe('/user-profile');
    expect(drawer.getByRole('button', { name: 'Sair' })).toBeDefined();
    act(pressEscapeInDialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes the menu when an entry is chosen', async () => {
    const { pathname } = await drawShell({ width: 390 });
    fireEvent.click(toggle());
    fireEvent.click(within(await menu()).getByRole('link', { name: 'Roleplay' }));
    await waitFor(() => expect(pathname()).toBe('/roleplay'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers visitors the doors instead of an account', async () => {
    await drawShell({ width: 390, status: VISITOR });
    await screen.findByRole('link', { name: 'Cadastrar' });
    fireEvent.click(toggle());
    const drawer = within(await menu());
    expect(hrefOf(drawer.getByRole('link', { name: 'Entrar' }))).toBe('/login');
    expect(drawer.queryByRole('button', { name: 'Sair' })).toBeNull();
    expect(drawer.queryByRole('link', { name: 'Minhas Namoradas' })).toBeNull();
  });

  it('spec §2: "A "Todos os Recursos" panel (3-column grid) lists the menu entries not in the bar."', async () => {
    await drawShell({ width: 390 });
    await screen.findByRole('link', { name: /1\.240 moedas/u });
    fireEvent.click(toggle());
    fireEvent.click(within(await menu()).getByRole('button', { name: 'Todos os Recursos' }));
    const panel = await screen.findByRole('dialog', { name: 'Todos os Recursos' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const labels = [...panel.querySelectorAll('.resource > span')].map((label) => label.textContent);
    expect(labels).toEqual([
      'Minhas Namoradas',
      'Feed',
      'Roleplay',
      'Comando Secreto',
      'Fantasia por Voz',
      'Comprar Moedas',
      'Ajuda & Feedback',
      'Recompensas',
      'Conquistas',
      'Presentes',
    ]);
    act(pressEscapeInDialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
