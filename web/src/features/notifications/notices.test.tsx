import '../../testing/console-guard.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageNotification } from '@cafune/contract/notifications';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { clearAlerts, currentAlerts } from './alerts-store.ts';
import { AlertsViewport } from './alerts-viewport.tsx';
import { useMessagePolling, useNotices } from './use-notices.ts';

const MESSAGE: MessageNotification = {
  id: 'notices-1',
  senderId: 'taina',
  content: 'Gravei o refrão',
  messageType: 'reply',
  conversationId: 'c7',
  avatar: { name: 'Tainá', imageUrl: '/media/portraits/taina.webp' },
  createdAt: '2026-11-21T12:00:45.000Z',
};
const EXPIRY = { id: 'notices-2', type: 'vip_expiry', title: 'Seu VIP acaba amanhã', message: 'Até 23h59' };

type Options = { status?: unknown; system?: unknown[]; messages?: unknown[] };

function serve({ status = PERSON, system = [], messages = [] }: Options) {
  return stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/user/notification-settings': () => ({ messages: true, rewards: true, promos: true, quietHours: null }),
    'GET /api/notifications/system': () => system,
    'GET /api/notifications/messages': () => messages,
  });
}

function Everything() {
  useNotices();
  return <AlertsViewport />;
}

function Messages() {
  useMessagePolling(true);
  return <AlertsViewport />;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  stopTime();
});
afterEach(() => {
  clearAlerts();
  vi.useRealTimers();
});

describe('what is told', () => {
  it('spec §7: system notifications are "polled every 30 s while authenticated": visitors ask nothing', async () => {
    const server = serve({ status: VISITOR });
    await drawPage(() => <Everything />);
    await pass(120_000);
    expect(server.mock.calls.map(([url]) => String(url))).toEqual(['/api/auth/status']);
  });

  it('spec §4: "VIP expiry and reminder types show a VIP-styled toast.": as it is polled, once', async () => {
    serve({ system: [EXPIRY] });
    await drawPage(() => <Everything />);
    await pass(0);
    await pass(0);
    expect(screen.getByText('Seu VIP acaba amanhã').closest('li')?.dataset.type).toBe('vip');
    await pass(65_000);
    expect(screen.queryByText('Seu VIP acaba amanhã')).toBeNull();
  });

  it('spec §4: "After new messages, the conversations list cache is refreshed."', async () => {
    serve({ messages: [MESSAGE] });
    const { client } = await drawPage(() => <Messages />);
    client.setQueryData(['/api/conversations'], []);
    await pass(0);
    await pass(0);
    expect(client.getQueryState(['/api/conversations'])?.isInvalidated).toBe(true);
  });

  it('refreshes nothing where nothing is new', async () => {
    serve({});
    const { client } = await drawPage(() => <Messages />);
    client.setQueryData(['/api/conversations'], []);
    await pass(0);
    await pass(0);
    expect(client.getQueryState(['/api/conversations'])?.isInvalidated).toBe(false);
  });

  it('spec §4: "Clicking opens its action: message toasts go to /chat/{conversationId}", and the toast has done its work', async () => {
    serve({ messages: [{ ...MESSAGE, id: 'notices-3' }] });
    const { pathname } = await drawPage(() => <Messages />);
    await pass(0);
    await pass(0);
    fireEvent.click(screen.getByRole('link', { name: /Nova mensagem/u }));
    await pass(0);
    expect(pathname()).toBe('/chat/c7');
    expect(currentAlerts()).toEqual([]);
  });

  it('spec §7: "GET /sounds/notification.mp3": the sound is there', () => {
    expect(existsSync(join(import.meta.dirname, '../../../public/sounds/notification.mp3'))).toBe(true);
  });
});
