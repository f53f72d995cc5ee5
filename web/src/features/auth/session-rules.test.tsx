import '../../testing/console-guard.ts';
import { useLocation } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../testing/answers.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { refreshAuthStatus, useAuth } from './api.ts';
import { useSessionRules } from './use-session-rules.ts';

const NOBODY = { ...VISITOR, isGuest: false };
const GUEST = { ...VISITOR, guestSession: { id: 'guest-1', freeRepliesLeft: 14 } };

function Page() {
  useSessionRules(useLocation({ select: (location) => location.pathname }));
  const { isLoading, isGuest, isAuthenticated } = useAuth();
  return <output>{`${isLoading ? 'carregando' : 'pronto'} ${isGuest} ${isAuthenticated}`}</output>;
}

async function draw(status: () => unknown, path = '/chat/c1') {
  stubServer({ 'GET /api/auth/status': status });
  const page = await drawPage(() => <Page />, { path });
  return page;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.setItem('currentUserId', 'user-old');
  stopTime();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('who is here', () => {
  it('spec §4: "States: loading, guest (default; isGuest true unless the server says otherwise), authenticated."', async () => {
    let answer: (status: unknown) => void = () => undefined;
    const { client } = await draw(() => new Promise((resolve) => (answer = resolve)), '/');
    expect(screen.getByRole('status').textContent).toBe('carregando true false');
    await act(async () => answer(errorAnswer(401, 'auth.required', 'Entre.')));
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('pronto true false');
    stubServer({ 'GET /api/auth/status': () => NOBODY });
    await act(() => refreshAuthStatus(client));
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('pronto false false');
    stubServer({ 'GET /api/auth/status': () => PERSON });
    await act(() => refreshAuthStatus(client));
    await pass(0);
    expect(screen.getByRole('status').textContent).toBe('pronto false true');
  });

  it('spec §4: "When authenticated, the stored user id is synced to the server\'s user id."', async () => {
    await draw(() => PERSON, '/');
    await pass(0);
    expect(localStorage.getItem('currentUserId')).toBe('user-1');
  });
});

describe('a session that is lost', () => {
  it('spec §4: "When not authenticated and not a guest on a path beginning /chat/: remove the stored user id and go to / after 100 ms."', async () => {
    const { pathname } = await draw(() => NOBODY);
    await pass(0);
    expect(localStorage.getItem('currentUserId')).toBeNull();
    await pass(80);
    expect(pathname()).toBe('/chat/c1');
    await pass(20);
    expect(pathname()).toBe('/');
  });

  it('spec §6: "Chat pages need an authenticated user or a guest session; otherwise redirect to /.": also when it is lost there', async () => {
    let status: unknown = PERSON;
    const { client, pathname } = await draw(() => status);
    await pass(500);
    expect(pathname()).toBe('/chat/c1');
    status = NOBODY;
    await act(() => refreshAuthStatus(client));
    await pass(120);
    expect(pathname()).toBe('/');
  });

  it.each([
    ['a person', PERSON],
    ['a guest with a session', GUEST],
  ])('spec §6: "A guest session may use chat pages.": %s stays', async (_who, status) => {
    const { pathname } = await draw(() => status);
    await pass(5_000);
    expect(pathname()).toBe('/chat/c1');
  });

  it('leaves every other path alone, and waits until it is known who is here', async () => {
    const elsewhere = await draw(() => NOBODY, '/chats');
    await pass(5_000);
    expect(elsewhere.pathname()).toBe('/chats');
    expect(localStorage.getItem('currentUserId')).toBe('user-old');
    elsewhere.unmount();
    const unknown = await draw(() => new Promise(() => undefined));
    await pass(5_000);
    expect(unknown.pathname()).toBe('/chat/c1');
  });

  it('spec §7: the status is "refetched on focus and reconnect": the connection came back', async () => {
    let asked = 0;
    await draw(() => {
      asked += 1;
      return PERSON;
    }, '/');
    await pass(0);
    // On a busy machine it may be asked once more while the page is drawn.
    const before = asked;
    expect(before).toBeGreaterThan(0);
    fireEvent.online(window);
    await pass(0);
    expect(asked).toBe(before + 1);
  });
});
