import '../../testing/console-guard.ts';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { AdminFrame } from './components/admin-frame.tsx';
import { AdminGuard } from './components/admin-guard.tsx';
import { AdminPanel } from './panel-screen.tsx';
import { AdminSectionScreen } from './section-screen.tsx';
import { GROUPS } from './sections.ts';

const NEVER = new Promise(() => undefined);
const SECTIONS = GROUPS.flatMap((group) => group.sections);

function drawGuard(status: unknown, check: () => unknown = () => NEVER) {
  const server = stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/auth/admin-check': check,
    'GET /api/admin/second-factor': () => ({ isEnrolled: true, isProven: true, recoveryCodesLeft: 10 }),
  });
  const drawn = drawPage(() => <AdminGuard>O painel inteiro</AdminGuard>, { path: '/admin/users' });
  const checks = () => server.mock.calls.filter(([url]) => String(url) === '/api/auth/admin-check').length;
  return drawn.then((page) => ({ ...page, checks }));
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the admin guard', () => {
  it('spec §2: "The guard shows a spinner while loading"', async () => {
    await drawGuard(NEVER);
    expect(screen.getByRole('status').textContent).toBe('Carregando');
    expect(screen.queryByText('O painel inteiro')).toBeNull();
  });

  it('spec §2: the spinner stays while it is asked whether the person administers', async () => {
    const { checks } = await drawGuard(PERSON);
    await vi.waitFor(() => expect(checks()).toBe(1));
    expect(screen.getByRole('status').textContent).toBe('Carregando');
    expect(screen.queryByText('O painel inteiro')).toBeNull();
  });

  it('spec §2: for no login it shows "Acesso restrito. Faça login para continuar."', async () => {
    const { checks } = await drawGuard(VISITOR);
    expect((await screen.findByRole('alert')).textContent).toBe('Acesso restrito. Faça login para continuar.');
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/login?voltar=%2Fadmin%2Fusers');
    expect(checks()).toBe(0);
    expect(screen.queryByText('O painel inteiro')).toBeNull();
  });

  it('spec §2: for a non-admin it shows "Acesso negado. Você não tem permissões de administrador." and sends the user to /', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { pathname } = await drawGuard(PERSON, () => ({ isAdmin: false }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Acesso negado. Você não tem permissões de administrador.',
    );
    expect(screen.queryByText('O painel inteiro')).toBeNull();
    expect(pathname()).toBe('/admin/users');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(pathname()).toBe('/');
  });

  it('lets an administrator in', async () => {
    await drawGuard(PERSON, () => ({ isAdmin: true }));
    expect(await screen.findByText('O painel inteiro')).toBeDefined();
  });

  it('spec §7: the admin check has "no retry": a failure is shown at once, and asked again only by hand', async () => {
    let answers = 0;
    const { checks } = await drawGuard(PERSON, () => {
      answers += 1;
      return answers === 1 ? errorAnswer(503, 'internal', 'Voltamos já.') : { isAdmin: true };
    });
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(checks()).toBe(1);
    act(() => again.click());
    expect(await screen.findByText('O painel inteiro')).toBeDefined();
    expect(checks()).toBe(2);
  });
});

/** Spec §2 "Admin", in its order. */
const SPEC_PATHS =
  '/admin /admin/upload /admin/audio /admin/avatars /admin/avatar-management /admin/user-avatars /admin/shots /admin/notifications /admin/voice-fantasy /admin/feed /admin/fake-engagement /admin/feedback /admin/reports /admin/chat-dashboard /admin/survey-analytics /admin/emails /admin/users /admin/chat-monitor /admin/affiliates'.split(
    ' ',
  );

describe('the admin area', () => {
  it('spec §2: the rail leads to all nineteen addresses of "Admin", and says which one is open', async () => {
    await drawPage(() => <AdminFrame>Seção</AdminFrame>, { path: '/admin/feed' });
    const rail = within(screen.getByRole('navigation', { name: 'Administração' }));
    const links = rail.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href !== '/').sort()).toEqual([...SPEC_PATHS].sort());
    const open = rail.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(open.map((link) => link.textContent)).toEqual(['Feed']);
  });

  it('the panel leads to every section', async () => {
    await drawPage(() => <AdminPanel />, { path: '/admin' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(SECTIONS.map((section) => section.path));
  });

  it.each(SECTIONS)('$path says why it is empty and what it will hold, and leads back', async (section) => {
    await drawPage(() => <AdminSectionScreen path={section.path} />, { path: section.path });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(section.label);
    expect(screen.getByText(section.empty)).toBeDefined();
    for (const thing of section.holds) expect(screen.getByText(thing)).toBeDefined();
    const crumbs = within(screen.getByRole('navigation', { name: 'Você está em' }));
    expect(crumbs.getByRole('link', { name: 'Painel' }).getAttribute('href')).toBe('/admin');
  });
});
