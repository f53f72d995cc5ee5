import '../../testing/console-guard.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../platform/realtime/event-bus.ts';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer } from '../../testing/page.tsx';
import { currentToast } from '../../ui/toast-store.ts';
import { authStatusQuery, useAuth } from './api.ts';
import { ProfileEditScreen } from './profile-edit-screen.tsx';
import { UserProfileScreen } from './user-profile-screen.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});

/** As its route does: the form comes once it is known who is here. */
function Known() {
  return useAuth().isAuthenticated ? <ProfileEditScreen /> : null;
}

async function rename(answer: (init: RequestInit) => unknown, name: string) {
  const server = stubServer({ 'GET /api/auth/status': () => PERSON, 'PATCH /api/user/profile': answer });
  const page = await drawPage(() => <Known />, { path: '/profile-edit' });
  fireEvent.change(await screen.findByLabelText('Nome'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  return { server, ...page };
}

describe('the profile', () => {
  it('shows who it is and leads to everything that belongs to the account', async () => {
    stubServer({ 'GET /api/auth/status': () => PERSON });
    await drawPage(() => <UserProfileScreen balance={<a href="/coins">494 moedas</a>} />);
    expect(await screen.findByRole('heading', { name: 'Caio' })).toBeDefined();
    expect(screen.getByText('caio@correio.com')).toBeDefined();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of ['/profile-edit', '/my-account', '/settings', '/notifications', '/coins', '/my-avatars']) {
      expect(links).toContain(path);
    }
    expect(screen.getByRole('button', { name: 'Sair' })).toBeDefined();
  });
});

describe('changing the name', () => {
  it('spec §4: saving announces "user_data_changed", the status knows at once, and the profile opens', async () => {
    const heard = vi.fn();
    const stop = listen('user_data_changed', heard);
    const { client, pathname } = await rename(() => ({ ...PERSON.user, firstName: 'Cacá' }), '  Cacá ');
    await waitFor(() => expect(pathname()).toBe('/user-profile'));
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(client.getQueryData(authStatusQuery.queryKey)?.user?.firstName).toBe('Cacá');
    expect(currentToast()).toMatchObject({ kind: 'success', description: 'Agora a gente te chama de Cacá.' });
  });

  it('sends the name without the spaces around it', async () => {
    const { server } = await rename(() => PERSON.user, '  Cacá ');
    await waitFor(() => expect(server.mock.calls.some(([, init]) => init?.method === 'PATCH')).toBe(true));
    const body = server.mock.calls.find(([, init]) => init?.method === 'PATCH')?.[1]?.body;
    expect(JSON.parse(String(body))).toEqual({ firstName: 'Cacá' });
  });

  it('keeps what was typed when it failed, and says why', async () => {
    const { pathname } = await rename(() => errorAnswer(503, 'internal', 'Voltamos já.'), 'Cacá');
    expect((await screen.findByRole('alert')).textContent).toBe('Voltamos já.');
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Cacá');
    expect(pathname()).toBe('/profile-edit');
  });

  it('asks for a name before asking the server', async () => {
    const { server } = await rename(() => PERSON.user, '   ');
    expect(screen.getByText('Diga como quer que te chamem.')).toBeDefined();
    expect(server.mock.calls.some(([, init]) => init?.method === 'PATCH')).toBe(false);
  });
});
