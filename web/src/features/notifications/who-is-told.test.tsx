import '../../testing/console-guard.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { refreshAuthStatus, useAuth } from '../auth/index.ts';
import { type Alert, addAlert, clearAlerts, currentAlerts } from './alerts-store.ts';
import { AlertsViewport } from './alerts-viewport.tsx';
import { useNotices } from './use-notices.ts';

const OTHER = { ...PERSON, user: { id: 'user-2', firstName: 'Bia', email: 'bia@correio.com' } };
const SETTINGS = { messages: true, rewards: true, promos: true, quietHours: null };

function alert(id: string): Alert {
  return { id, type: 'message', title: `Aviso ${id}`, message: 'Oi', avatar: null, timestamp: Date.now(), to: null };
}

function Notices() {
  useNotices();
  return <AlertsViewport />;
}

/** As the app does it: nobody is told anything who is not signed in. */
function Page() {
  return useAuth().isAuthenticated ? <Notices /> : <p>Visita</p>;
}

async function draw(status: () => unknown, events?: () => unknown) {
  const server = stubServer({
    'GET /api/auth/status': status,
    'GET /api/user/notification-settings': () => SETTINGS,
    'GET /api/notifications/system': () => [],
    ...(events && { 'GET /api/user/events': events }),
  });
  const page = await drawPage(() => <Page />);
  await pass(0);
  return { ...page, server };
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  stopTime();
});
afterEach(() => {
  clearAlerts();
  vi.useRealTimers();
});

describe('alerts that are on screen', () => {
  it('go with who leaves: the next person does not see them', async () => {
    let status: unknown = PERSON;
    const { client } = await draw(() => status);
    act(() => addAlert(alert('do Caio')));
    expect(screen.getByText('Aviso do Caio')).toBeDefined();
    status = VISITOR;
    await act(() => refreshAuthStatus(client));
    await pass(0);
    expect(screen.getByText('Visita')).toBeDefined();
    status = OTHER;
    await act(() => refreshAuthStatus(client));
    await pass(0);
    expect(screen.queryByText('Aviso do Caio')).toBeNull();
    expect(currentAlerts()).toEqual([]);
  });

  it('go when somebody else comes in at once', async () => {
    let status: unknown = PERSON;
    const { client } = await draw(() => status);
    act(() => addAlert(alert('do Caio')));
    status = OTHER;
    await act(() => refreshAuthStatus(client));
    await pass(0);
    expect(currentAlerts()).toEqual([]);
  });

  it('closed by the keyboard give the focus to the one beside, and the last of them holds up nothing', async () => {
    await draw(() => PERSON);
    act(() => addAlert(alert('1')));
    act(() => addAlert(alert('2')));
    const close = () => screen.getAllByRole('button', { name: 'Fechar aviso' });
    const [newest, oldest] = close();
    newest?.focus();
    fireEvent.click(newest as HTMLElement, { detail: 0 });
    expect(document.activeElement).toBe(oldest);
    fireEvent.click(oldest as HTMLElement, { detail: 0 });
    expect(currentAlerts()).toEqual([]);
    act(() => addAlert(alert('3')));
    await pass(8_000);
    expect(currentAlerts()).toEqual([]);
  });

  it('one that was closed by a finger does not keep the others for ever', async () => {
    await draw(() => PERSON);
    act(() => addAlert(alert('1')));
    act(() => addAlert(alert('2')));
    const [newest] = screen.getAllByRole('button', { name: 'Fechar aviso' });
    newest?.focus();
    fireEvent.click(newest as HTMLElement, { detail: 1 });
    await pass(8_000);
    expect(currentAlerts()).toEqual([]);
  });
});

describe('the live events of an account', () => {
  it('that end with the session make the app ask who is here, once', async () => {
    let isOver = false;
    const { server } = await draw(
      () => (isOver ? VISITOR : PERSON),
      () => {
        isOver = true;
        return errorAnswer(401, 'auth.session-ended', 'Sua sessão terminou. Entre de novo.');
      },
    );
    await pass(0);
    expect(screen.getByText('Visita')).toBeDefined();
    await pass(60_000);
    const asked = (path: string) => server.mock.calls.filter(([url]) => String(url) === path).length;
    expect(asked('/api/user/events')).toBe(1);
    expect(asked('/api/auth/status')).toBe(2);
  });
});
