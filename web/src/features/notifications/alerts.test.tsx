import '../../testing/console-guard.ts';
import type { MessageNotification, SystemNotification } from '@cafune/contract/notifications';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { raiseMessageAlerts, raiseSystemAlerts } from './alerts.ts';
import { addAlert, clearAlerts, currentAlerts } from './alerts-store.ts';
import { AlertsViewport } from './alerts-viewport.tsx';

const NOW = new Date('2026-11-21T15:00:00Z');
const ANA = { userId: 'ana', path: '/', isQuiet: false };
let made = 0;

function message(changes: Partial<MessageNotification> = {}): MessageNotification {
  made += 1;
  return {
    id: `m${made}`,
    senderId: 'taina',
    content: 'Gravei aquele *refrão* pra você ouvir',
    messageType: 'reply',
    conversationId: 'c1',
    avatar: { name: 'Tainá', imageUrl: '/media/portraits/taina.webp' },
    createdAt: NOW.toISOString(),
    ...changes,
  };
}

function system(changes: Partial<SystemNotification> = {}): SystemNotification {
  made += 1;
  return { id: `s${made}`, type: 'low_balance', title: 'Saldo baixo', message: 'Você tem 38 moedas', ...changes };
}

const played: { volume: number }[] = [];
class FakeAudio {
  volume = 1;
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
  play(): Promise<void> {
    played.push(this);
    return Promise.reject(new Error('not allowed'));
  }
}

async function show(): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: AlertsViewport }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await act(async () => {
    await router.load();
  });
  render(<RouterProvider router={router as never} />);
  await act(() => vi.advanceTimersByTimeAsync(10));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const titles = () => currentAlerts().map((alert) => alert.title);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal('Audio', FakeAudio);
  played.length = 0;
});
afterEach(() => {
  clearAlerts();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
});

describe('what becomes an alert', () => {
  it('spec §4: "New toasts go to the top of the list; at most 5 are kept (oldest dropped)"; spec §9: toasts max 5', () => {
    for (let index = 1; index <= 6; index += 1)
      addAlert({
        id: String(index),
        type: 'system',
        title: `${index}`,
        message: '',
        avatar: null,
        timestamp: 0,
        to: null,
      });
    expect(titles()).toEqual(['6', '5', '4', '3', '2']);
  });

  it('spec §4: "Own messages (sender equals current user) raise no toast"', () => {
    raiseMessageAlerts([message({ senderId: 'ana' })], ANA);
    expect(currentAlerts()).toEqual([]);
  });

  it('spec §4: Titles: "Saudades..." for reengagement messages, otherwise "Nova mensagem"', () => {
    raiseMessageAlerts([message(), message({ messageType: 'reengagement' })], ANA);
    expect(titles()).toEqual(['Saudades...', 'Nova mensagem']);
    expect(currentAlerts()[1]?.message).toBe('Tainá: Gravei aquele refrão pra você ouvir');
  });

  it('spec §4: "VIP expiry and reminder types show a VIP-styled toast"', () => {
    raiseSystemAlerts([system({ type: 'vip_expiry' }), system({ type: 'vip_reminder' }), system()], false);
    expect(currentAlerts().map((alert) => alert.type)).toEqual(['system', 'vip', 'vip']);
  });

  it('spec §4: "Message ids are de-duplicated for 30 s"; spec §9: de-duplication 30 s', () => {
    const once = message();
    raiseMessageAlerts([once], ANA);
    clearAlerts();
    vi.advanceTimersByTime(29_999);
    raiseMessageAlerts([once], ANA);
    expect(currentAlerts()).toEqual([]);
    vi.advanceTimersByTime(1);
    raiseMessageAlerts([once], ANA);
    expect(currentAlerts()).toHaveLength(1);
  });

  it('a system notification is told once in this browser, whatever the poll says', () => {
    const notification = system();
    raiseSystemAlerts([notification], false);
    clearAlerts();
    vi.advanceTimersByTime(60_000);
    raiseSystemAlerts([notification], false);
    expect(currentAlerts()).toEqual([]);
  });

  it('a conversation on screen is not told of', () => {
    raiseMessageAlerts([message()], { ...ANA, path: '/chat/c1' });
    expect(currentAlerts()).toEqual([]);
  });
});

describe('the chime', () => {
  it('spec §4: "A chime plays at volume 0.7 only if the local chat-sound setting is "true"; playback failures are ignored"', async () => {
    raiseMessageAlerts([message()], ANA);
    localStorage.setItem('chatSound', 'yes');
    raiseMessageAlerts([message()], ANA);
    expect(played).toEqual([]);
    localStorage.setItem('chatSound', 'true');
    raiseMessageAlerts([message(), message()], ANA);
    await vi.advanceTimersByTimeAsync(1);
    expect(played).toMatchObject([{ volume: 0.7, source: '/sounds/notification.mp3' }]);
    raiseMessageAlerts([message()], { ...ANA, isQuiet: true });
    raiseSystemAlerts([system()], true);
    await vi.advanceTimersByTimeAsync(1);
    expect(played).toHaveLength(1);
    expect(titles().slice(0, 2)).toEqual(['Saldo baixo', 'Nova mensagem']);
  });
});

describe('the stack', () => {
  it('spec §4: "each auto-dismisses after 8 s"; spec §9: lifetime 8 s', async () => {
    await show();
    act(() => raiseMessageAlerts([message()], ANA));
    await pass(7_990);
    expect(screen.getByText('Nova mensagem')).toBeDefined();
    await pass(20);
    expect(screen.queryByText('Nova mensagem')).toBeNull();
  });

  it('spec §4: "or by its close button"', async () => {
    await show();
    act(() => raiseSystemAlerts([system({ title: 'Primeiro' }), system({ title: 'Segundo' })], false));
    const first = screen.getByText('Primeiro').closest('li');
    fireEvent.click(within(first as HTMLElement).getByRole('button', { name: 'Fechar aviso' }));
    expect(titles()).toEqual(['Segundo']);
  });

  it('waits while it is pointed at', async () => {
    await show();
    act(() => raiseMessageAlerts([message()], ANA));
    await pass(5_000);
    fireEvent.pointerEnter(screen.getByRole('list'));
    await pass(60_000);
    expect(screen.getByText('Nova mensagem')).toBeDefined();
    fireEvent.pointerLeave(screen.getByRole('list'));
    await pass(2_900);
    expect(screen.getByText('Nova mensagem')).toBeDefined();
    await pass(200);
    expect(screen.queryByText('Nova mensagem')).toBeNull();
  });

  it('spec §4: "message toasts go to /chat/{conversationId}; system toasts go to actionUrl if present"', async () => {
    await show();
    act(() => {
      raiseMessageAlerts([message({ conversationId: 'c7' })], ANA);
      raiseSystemAlerts(
        [system({ actionUrl: '/coins', title: 'Com caminho' }), system({ title: 'Sem caminho' })],
        false,
      );
    });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/coins', '/chat/c7']);
    expect(screen.getByText('Sem caminho').closest('a')).toBeNull();
  });
});
