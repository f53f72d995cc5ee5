import '../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeUserData } from '../../platform/storage/offline-db.ts';
import { jsonAnswer } from '../../testing/answers.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { refreshAuthStatus, useAuth, useLogin } from './api.ts';
import { isLogoutPending, setLogoutPending } from './offline.ts';
import { useLeave } from './use-leave.ts';
import { useSessionRules } from './use-session-rules.ts';

const BIA = { id: 'user-2', firstName: 'Bia', email: 'bia@correio.com' };
const OTHER = { ...PERSON, user: BIA };
const SIGNED_IN = { user: BIA, syncToken: { token: 't', expiresAt: '2026-12-01T00:00:00.000Z' } };

/** The rules stand around the screens, as in the app. */
function Page() {
  useSessionRules('/');
  return <Inside />;
}

function Inside() {
  const { user } = useAuth();
  const { leave } = useLeave();
  const login = useLogin();
  const settings = useQuery<{ of: string }>({ queryKey: ['/api/user/notification-settings'], enabled: user !== null });
  return (
    <>
      <output>{`${user?.firstName ?? 'ninguém'}, ${settings.data?.of ?? 'nada'}`}</output>
      <button type="button" onClick={leave}>
        Sair
      </button>
      <button type="button" onClick={() => login.mutate({ email: BIA.email, password: 'uma senha' })}>
        Entrar
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  stopTime();
});
afterEach(() => {
  setLogoutPending(false);
  vi.useRealTimers();
});

describe('somebody else comes in', () => {
  it('in another tab: nothing that was answered to the one before is shown, on screen or later', async () => {
    let status: unknown = PERSON;
    let owner = 'Caio';
    stubServer({
      'GET /api/auth/status': () => status,
      'GET /api/user/notification-settings': () => (owner === '' ? new Promise(() => undefined) : { of: owner }),
    });
    const { client } = await drawPage(() => <Page />);
    await pass(0);
    client.setQueryData(['/api/user/notifications', 'pages'], ['só do Caio']);
    expect(shown()).toBe('Caio, Caio');
    status = OTHER;
    owner = '';
    await act(() => refreshAuthStatus(client));
    await pass(0);
    expect(shown()).toBe('Bia, nada');
    expect(client.getQueryData(['/api/user/notifications', 'pages'])).toBeUndefined();
  });

  it('or nobody is here any more: what is not asked for now is not shown either', async () => {
    let status: unknown = PERSON;
    stubServer({
      'GET /api/auth/status': () => status,
      'GET /api/user/notification-settings': () => ({ of: 'Caio' }),
    });
    const { client } = await drawPage(() => <Page />);
    await pass(0);
    expect(shown()).toBe('Caio, Caio');
    status = VISITOR;
    await act(() => refreshAuthStatus(client));
    await pass(0);
    await pass(0);
    expect(shown()).toBe('ninguém, nada');
  });

  it('after a session that ended by itself: the same', async () => {
    stubServer({
      'GET /api/auth/status': () => PERSON,
      'GET /api/user/notification-settings': () => ({ of: 'Caio' }),
      'POST /api/auth/login': () => SIGNED_IN,
    });
    const { client } = await drawPage(() => <Page />);
    await pass(0);
    client.setQueryData(['/api/user/notifications', 'pages'], ['só do Caio']);
    stubServer({ 'GET /api/auth/status': () => OTHER, 'POST /api/auth/login': () => SIGNED_IN });
    press('Entrar');
    await pass(0);
    expect(shown()).toBe('Bia, nada');
    expect(client.getQueryData(['/api/user/notifications', 'pages'])).toBeUndefined();
  });

  it('a person who is asked about again keeps what is on screen', async () => {
    const server = stubServer({
      'GET /api/auth/status': () => PERSON,
      'GET /api/user/notification-settings': () => ({ of: 'Caio' }),
    });
    const { client } = await drawPage(() => <Page />);
    await pass(0);
    await act(() => refreshAuthStatus(client));
    await pass(0);
    expect(shown()).toBe('Caio, Caio');
    expect(server.mock.calls.filter(([url]) => String(url).includes('settings'))).toHaveLength(1);
  });
});

describe('signing out', () => {
  it('is not undone by an answer that was on its way', async () => {
    let late: (answer: Response) => void = () => undefined;
    let asked = 0;
    stubServer({
      'GET /api/auth/status': () => {
        asked += 1;
        return asked === 1 ? PERSON : new Promise<Response>((resolve) => (late = resolve));
      },
      'POST /api/auth/logout': () => ({ message: 'ok' }),
    });
    const { client } = await drawPage(() => <Page />);
    await pass(0);
    void refreshAuthStatus(client);
    await pass(0);
    expect(asked).toBe(2);
    press('Sair');
    await pass(0);
    late(jsonAnswer(PERSON));
    await pass(0);
    expect(shown()).toBe('ninguém, nada');
  });

  it('what is kept of somebody who left says nothing when the next start has no connection', async () => {
    await writeUserData('auth-status', PERSON);
    stubServer({ 'GET /api/auth/status': () => Promise.reject(new TypeError('offline')) });
    await drawPage(() => <Page />);
    for (let attempt = 0; attempt < 4; attempt += 1) await pass(1_000);
    expect(shown()).toBe('ninguém, nada');
  });

  it('who has not left is known without a connection', async () => {
    await writeUserData('auth-status', PERSON);
    localStorage.setItem('accountId', PERSON.user.id);
    stubServer({ 'GET /api/auth/status': () => Promise.reject(new TypeError('offline')) });
    await drawPage(() => <Page />);
    for (let attempt = 0; attempt < 4; attempt += 1) await pass(1_000);
    expect(shown()).toBe('Caio, nada');
  });
});

describe('a sign-out the server has not heard of', () => {
  it('is heard of before somebody comes in: its answer would take their cookie away', async () => {
    setLogoutPending(true);
    const order: string[] = [];
    let finish: (answer: Response) => void = () => undefined;
    stubServer({
      'GET /api/auth/status': () => (order.includes('login') ? OTHER : VISITOR),
      'POST /api/auth/logout': () => {
        order.push('logout');
        return new Promise<Response>((resolve) => (finish = resolve));
      },
      'POST /api/auth/login': () => {
        order.push('login');
        return SIGNED_IN;
      },
    });
    await drawPage(() => <Page />);
    await pass(0);
    press('Entrar');
    await pass(0);
    expect(order).toEqual(['logout']);
    finish(jsonAnswer({ message: 'ok' }));
    await pass(0);
    await pass(0);
    expect(order).toEqual(['logout', 'login']);
    expect(isLogoutPending()).toBe(false);
    expect(shown()).toContain('Bia');
  });
});
