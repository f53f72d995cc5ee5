import '../../testing/console-guard.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FeedbackHost } from '../../features/feedback/index.ts';
import { createQueryClient } from '../../platform/query-client/query-client.ts';
import { pressEscapeInDialog, stubDialogs } from '../../testing/dialogs.ts';
import { drawPage, PERSON, stubServer, stubWidth, VISITOR } from '../../testing/page.tsx';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { createAppRouter } from '../router.tsx';
import { Shell } from './shell.tsx';

type Options = { width?: number; path?: string; staticData?: Record<string, unknown>; notifications?: unknown[] };

async function drawShell({ width = 1_440, notifications = [], ...page }: Options = {}) {
  let isIn = true;
  stubServer({
    'GET /api/auth/status': () => (isIn ? PERSON : VISITOR),
    'GET /api/user/tokens': () => 1_240,
    'GET /api/user/notifications': () => notifications,
    'POST /api/auth/logout': () => {
      isIn = false;
      return { message: 'ok' };
    },
  });
  stubWidth(width);
  return drawPage(
    (content) => (
      <>
        <Shell>{content}</Shell>
        <FeedbackHost />
      </>
    ),
    page,
  );
}

function loseConnection(isLost: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isLost);
  act(() => {
    dispatchEvent(new Event(isLost ? 'offline' : 'online'));
  });
}

// The first time their code is read, which is slower than what comes after.
beforeAll(() =>
  Promise.all([
    import('./navigation-layers.tsx'),
    import('../../features/feedback/feedback-dialog.tsx'),
    import('../../features/notifications/index.ts'),
    import('../../features/notifications/components/notification-popover.tsx'),
  ]),
);
beforeEach(() => {
  stubDialogs();
  vi.stubGlobal('scrollTo', () => undefined);
  const old = currentToast();
  if (old !== null) dismissToast(old.id);
});
describe('what every screen has around it', () => {
  it('spec §2: "a notification bell with a popover"; spec §2: "the bell badge shows the count"', async () => {
    const item = { type: 'info', title: 'Oi', message: '', description: '', createdAt: '2026-11-21T12:00:00.000Z' };
    const notifications = ['a', 'b'].map((id) => ({ ...item, id, read: false, actionUrl: null }));
    await drawShell({ notifications });
    const bar = within(screen.getByRole('banner'));
    const bell = await bar.findByRole('button', { name: 'Notificações, 2 não lida(s)' });
    expect(bell.textContent).toBe('2');
    fireEvent.click(bell);
    const popover = within(await screen.findByRole('dialog', { name: 'Notificações' }));
    expect(await popover.findAllByRole('listitem')).toHaveLength(2);
    expect(popover.getByText('2 não lida(s)')).toBeDefined();
    expect(popover.getByRole('button', { name: 'Marcar todas como lidas' })).toBeDefined();
  });

  it.each([1_440, 390])(
    'spec §2: "Ajuda & Feedback opens the feedback dialog instead of navigating": at %i px',
    async (width) => {
      const { pathname } = await drawShell({ width, path: '/chats' });
      if (width < 1_024) fireEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
      fireEvent.click(await screen.findByRole('button', { name: 'Ajuda & Feedback' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Ajuda & Feedback' }));
      expect(pathname()).toBe('/chats');
      // Spec §2: "Feedback dialog: fields type, subject, message, optional star rating."
      expect(dialog.getByRole('group', { name: 'Tipo' })).toBeDefined();
      expect(dialog.getByLabelText('Assunto')).toBeDefined();
      expect(dialog.getByLabelText('Mensagem')).toBeDefined();
      expect(dialog.getByRole('group', { name: 'Como está sendo? (opcional)' })).toBeDefined();
      act(pressEscapeInDialog);
    },
  );

  it.each([
    ['with a top bar', {}],
    ['without one', { topBar: 'never' }],
  ])('spec §2: "a small "Offline" pill at top right": %s', async (_where, staticData) => {
    await drawShell({ staticData });
    expect(screen.queryByText('Offline')).toBeNull();
    loseConnection(true);
    expect(screen.getByText('Offline')).toBeDefined();
    loseConnection(false);
    expect(screen.queryByText('Offline')).toBeNull();
  });

  it('spec §2: "The top bar and side navigation are hidden on /feed.": that address is the one, and the only one', () => {
    const router = createAppRouter(createQueryClient());
    const isBare = (path: string) => router.matchRoutes(path).at(-1)?.staticData.hidesShell === true;
    expect(['/feed', '/', '/explorar', '/chats', '/coins', '/nao-existe'].filter(isBare)).toEqual(['/feed']);
  });
});

describe('leaving from the menu of phones, which closes itself', () => {
  it('spec §4: "show a toast; go to / after 100 ms"; spec §2: "A logout button labelled "Sair" exists."', async () => {
    const { pathname } = await drawShell({ width: 390, path: '/settings' });
    await screen.findByRole('link', { name: 'Perfil de Caio' });
    fireEvent.click(screen.getByRole('button', { name: 'Abrir menu' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('button', { name: 'Sair' }));
    await waitFor(() => expect(currentToast()?.title).toBe('Logout realizado com sucesso'));
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
