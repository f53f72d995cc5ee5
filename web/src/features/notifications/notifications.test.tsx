import '../../testing/console-guard.ts';
import { authRoutes } from '@cafune/contract/auth';
import type { MessageNotification, Notification } from '@cafune/contract/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../platform/query-client/query-client.ts';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { clearAlerts, currentAlerts } from './alerts-store.ts';
import { readMessageNotifications } from './api.ts';
import { NotificationBell } from './components/notification-bell.tsx';
import { NotificationPopover } from './components/notification-popover.tsx';
import { badgeText, unreadText } from './components/unread-count.ts';
import { groupByDay } from './notification-days.ts';
import { isQuiet } from './quiet-hours.ts';
import { useMessagePolling, useNotices } from './use-notices.ts';

const USER = { id: 'ana', firstName: 'Ana', email: 'ana@correio.com' };
let calls: { method: string; path: string }[] = [];
let list: Notification[] = [];
let messages: MessageNotification[] = [];
let systemStatus = 200;

function notification(id: string, changes: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'info',
    title: `Aviso ${id}`,
    message: 'Uma linha',
    description: '',
    read: false,
    createdAt: '2026-11-21T12:00:00.000Z',
    actionUrl: null,
    ...changes,
  };
}

function answer(path: string): Response {
  if (path === authRoutes.status.path)
    return jsonAnswer({ isAuthenticated: true, user: USER, isGuest: false, guestSession: null });
  if (path.startsWith('/api/user/notifications')) return jsonAnswer(list);
  if (path.startsWith('/api/notifications/messages')) return jsonAnswer(messages);
  if (path === '/api/user/notification-settings')
    return jsonAnswer({ messages: true, rewards: true, promos: true, quietHours: null });
  if (path === '/api/notifications/system')
    return systemStatus === 200 ? jsonAnswer([]) : errorAnswer(systemStatus, 'internal', 'Algo deu errado.');
  if (path === '/api/user/events') return errorAnswer(401, 'auth.required', 'Entre.');
  return new Response(null, { status: 204 });
}

async function show(component: () => ReactNode): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await act(async () => {
    await router.load();
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await pass(5);
}

/** Lets time pass, and then what was answered be drawn. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < 6; turn += 1) await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  await act(() => vi.advanceTimersByTimeAsync(2));
}

const count = (path: string) => calls.filter((call) => call.path.startsWith(path)).length;

beforeEach(() => {
  vi.useFakeTimers({
    now: new Date('2026-11-21T12:00:30Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  calls = [];
  list = [];
  messages = [];
  systemStatus = 200;
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path, init) => {
      calls.push({ method: init?.method ?? 'GET', path: String(path) });
      return answer(String(path));
    }),
  );
});
afterEach(() => {
  clearAlerts();
  vi.useRealTimers();
});

describe('the bell', () => {
  it('spec §9: badge "9+" above 9', () => {
    expect([1, 9, 10, 250].map(badgeText)).toEqual(['1', '9', '9+', '9+']);
  });

  it('spec §2: unread text "N não lida(s)"', () => {
    expect(unreadText(3)).toBe('3 não lida(s)');
  });

  it('spec §9: notifications: poll 10 s; the badge follows', async () => {
    await show(PolledBell);
    expect(count('/api/user/notifications')).toBe(1);
    list = [notification('a')];
    await pass(9_900);
    expect(count('/api/user/notifications')).toBe(1);
    await pass(150);
    expect(count('/api/user/notifications')).toBe(2);
    expect(screen.getByRole('button', { name: 'Notificações, 1 não lida(s)' })).toBeDefined();
  });

  it('opens, closes on Escape and gives focus back', async () => {
    await show(() => <NotificationBell />);
    const bell = screen.getByRole('button', { name: 'Notificações' });
    fireEvent.click(bell);
    expect(screen.getByRole('dialog', { name: 'Notificações' })).toBeDefined();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell);
  });
});

function PolledBell() {
  useNotices();
  return <NotificationBell />;
}

function Popover() {
  return <NotificationPopover onClose={() => undefined} />;
}

describe('the popover', () => {
  it('spec §2: empty state "Nenhuma notificação" and "Você receberá notificações automáticas aqui"', async () => {
    await show(Popover);
    expect(screen.getByText('Nenhuma notificação')).toBeDefined();
    expect(screen.getByText('Você receberá notificações automáticas aqui')).toBeDefined();
    expect(screen.queryByText('Marcar todas como lidas')).toBeNull();
  });

  it('spec §9: popover shows 15', async () => {
    list = Array.from({ length: 20 }, (_, index) => notification(`n${index}`));
    await show(Popover);
    expect(screen.getAllByRole('listitem')).toHaveLength(15);
    expect(screen.getByText('20 não lida(s)')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ver todas' }).getAttribute('href')).toBe('/notifications');
  });

  it('spec §2: each notification has an icon by type; spec §3: others get a generic icon', async () => {
    const types = ['promo', 'alert', 'reward', 'info', 'system', 'message', 'outra', 'constructor'];
    list = types.map((type) => notification(type, { type }));
    await show(Popover);
    const icons = [...document.querySelectorAll('.notification-icon svg')].map((icon) => icon.getAttribute('class'));
    expect(icons).toHaveLength(8);
    expect(new Set(icons).size).toBe(7);
    expect(icons[6]).toBe(icons[7]);
  });

  it('spec §4: unread becomes read when clicked', async () => {
    list = [notification('a', { actionUrl: '/coins' }), notification('b', { read: true })];
    await show(Popover);
    fireEvent.click(screen.getByRole('link', { name: /Aviso a/u }));
    await pass(0);
    expect(calls).toContainEqual({ method: 'POST', path: '/api/notifications/a/read' });
    expect(screen.queryByText('1 não lida(s)')).toBeNull();
  });

  it('spec §7: mark-all sends one per unread item', async () => {
    list = [notification('a'), notification('b', { read: true }), notification('c')];
    await show(Popover);
    fireEvent.click(screen.getByRole('button', { name: 'Marcar todas como lidas' }));
    list = list.map((item) => ({ ...item, read: true }));
    await pass(0);
    await pass(0);
    const posted = calls.filter((call) => call.method === 'POST').map((call) => call.path);
    expect(posted).toEqual(['/api/notifications/a/read', '/api/notifications/c/read']);
    expect(screen.queryByText('Marcar todas como lidas')).toBeNull();
  });
});

describe('polls of notices', () => {
  it('spec §9: system notification poll 30 s', async () => {
    await show(() => {
      useNotices();
      return null;
    });
    expect(count('/api/notifications/system')).toBe(1);
    await pass(29_900);
    expect(count('/api/notifications/system')).toBe(1);
    await pass(150);
    expect(count('/api/notifications/system')).toBe(2);
  });

  it('spec §8: system notifications non-OK: error "Failed to fetch system notifications", no retry', async () => {
    systemStatus = 500;
    const { systemNotificationsQuery } = await import('./api.ts');
    const client = createQueryClient();
    await expect(client.fetchQuery(systemNotificationsQuery)).rejects.toThrow('Failed to fetch system notifications');
    expect(count('/api/notifications/system')).toBe(1);
  });

  it('spec §8: message notifications non-OK: error "Failed to fetch notifications", no retry', async () => {
    vi.mocked(fetch).mockImplementation(async () => errorAnswer(500, 'internal', 'Algo deu errado.'));
    await expect(readMessageNotifications(new Date())).rejects.toThrow('Failed to fetch notifications');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('spec §4: "Message polling is disabled by default, so message alerts are not fetched automatically"', async () => {
    await show(() => {
      useNotices();
      return null;
    });
    await pass(120_000);
    expect(count('/api/notifications/messages')).toBe(0);
  });

  it('spec §7: the time of the last non-empty result becomes the next since', async () => {
    await show(() => {
      useMessagePolling(true);
      return null;
    });
    const since = () =>
      calls
        .filter((call) => call.path.startsWith('/api/notifications/messages'))
        .map((call) => new URL(call.path, 'http://x').searchParams.get('since'));
    await pass(10_000);
    expect(new Set(since()).size).toBe(1);
    messages = [
      {
        id: 'm1',
        senderId: 'taina',
        content: 'Oi',
        messageType: 'reply',
        conversationId: 'c1',
        avatar: { name: 'Tainá', imageUrl: '' },
        createdAt: '2026-11-21T12:00:45.000Z',
      },
    ];
    await pass(10_000);
    messages = [];
    await pass(10_000);
    const asked = since();
    expect(asked.at(-1)).not.toBe(asked[0]);
    expect(currentAlerts()).toMatchObject([{ title: 'Nova mensagem', to: '/chat/c1' }]);
  });
});

describe('being where a notice leads', () => {
  it('reads it, and nothing else', async () => {
    const to = (id: string, actionUrl: string, type = 'message') => notification(id, { type, actionUrl });
    list = [to('here', '/'), to('elsewhere', '/chat/c1'), to('offer', '/', 'promo')];
    await show(() => {
      useNotices();
      return null;
    });
    await pass(0);
    const posted = calls.filter((call) => call.method === 'POST').map((call) => call.path);
    expect(posted).toEqual(['/api/notifications/here/read']);
  });
});

describe('days and hours', () => {
  it('groups by day, in words', () => {
    const now = new Date(2026, 10, 21, 15);
    const items = ['a', 'b', 'c', 'd'].map((id, index) =>
      notification(id, { createdAt: new Date(2026, 10, 21 - (index < 2 ? 0 : index - 1), 9).toISOString() }),
    );
    expect(groupByDay(items, now).map(({ day, items: own }) => [day, own.length])).toEqual([
      ['Hoje', 2],
      ['Ontem', 1],
      ['quinta-feira, 19 de novembro', 1],
    ]);
  });

  it.each([
    ['2026-11-21T01:30:00Z', true],
    ['2026-11-21T10:59:00Z', true],
    ['2026-11-21T11:00:00Z', false],
    ['2026-11-22T00:59:00Z', false],
    ['2026-11-22T01:00:00Z', true],
  ])('quiet from 22:00 to 08:00 in São Paulo: %s is %s', (instant, quiet) => {
    expect(isQuiet({ from: '22:00', to: '08:00' }, new Date(instant))).toBe(quiet);
  });

  it('quiet within a day, never, and from a time to itself', () => {
    const noon = new Date('2026-11-21T15:00:00Z');
    expect(isQuiet({ from: '11:00', to: '13:00' }, noon)).toBe(true);
    expect(isQuiet({ from: '13:00', to: '14:00' }, noon)).toBe(false);
    expect(isQuiet({ from: '12:00', to: '12:00' }, noon)).toBe(false);
    expect(isQuiet(null, noon)).toBe(false);
  });
});
