import '../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readUserData, writeUserData } from '../../platform/storage/offline-db.ts';
import { errorAnswer } from '../../testing/answers.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { drawPage, PERSON, stubServer, VISITOR } from '../../testing/page.tsx';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { useAuth } from './api.ts';
import { setLogoutPending } from './offline.ts';
import { useLeave } from './use-leave.ts';

const SUCCESS = { title: 'Logout realizado com sucesso', description: 'Você foi desconectado da sua conta' };
const FAILURE = { title: 'Logout realizado', description: 'Sessão finalizada' };
const ENDINGS = [
  ['success', () => ({ message: 'ok' }), SUCCESS],
  ['a server error', () => errorAnswer(500, 'internal', 'Algo deu errado.'), FAILURE],
  ['no connection', () => Promise.reject(new TypeError('offline')), FAILURE],
] as const;

/** A menu that closes itself when something in it is chosen, as the one of phones does. */
function Menu() {
  const [isOpen, setOpen] = useState(true);
  const { isAuthenticated, isGuest } = useAuth();
  return (
    <>
      <output>{`${isAuthenticated ? 'entrou' : 'fora'}, ${isGuest ? 'visitante' : 'não visitante'}`}</output>
      {isAuthenticated && isOpen && <Leave onChoose={() => setOpen(false)} />}
    </>
  );
}

function Leave({ onChoose }: { onChoose: () => void }) {
  const { leave } = useLeave();
  return (
    <button
      type="button"
      onClick={() => {
        onChoose();
        leave();
      }}
    >
      Sair
    </button>
  );
}

async function signOut(answer: () => unknown) {
  let isIn = true;
  stubServer({
    'GET /api/auth/status': () => (isIn ? PERSON : VISITOR),
    'POST /api/auth/logout': () => {
      isIn = false;
      return answer();
    },
  });
  const page = await drawPage(() => <Menu />, { path: '/settings' });
  await pass(0);
  page.client.setQueryData(['/api/conversations'], ['Tainá']);
  page.client.setQueryData(['/api/user/tokens'], 500);
  localStorage.setItem('currentUserId', 'user-1');
  localStorage.setItem('chatSound', 'true');
  sessionStorage.setItem('qualquer', 'coisa');
  await writeUserData('rascunho', 'só da Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Sair' }));
  await pass(0);
  return page;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
  stopTime();
  const old = currentToast();
  if (old !== null) dismissToast(old.id);
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  setLogoutPending(false);
});

describe.each(ENDINGS)('signing out, with %s', (_ending, answer, toast) => {
  it('spec §4: "Logout (success or error alike): clear all local and session storage and all cached data"', async () => {
    const { client } = await signOut(answer);
    expect({ ...localStorage }).toEqual({});
    expect({ ...sessionStorage }).toEqual({});
    expect(client.getQueryData(['/api/conversations'])).toBeUndefined();
    expect(client.getQueryData(['/api/user/tokens'])).toBeUndefined();
    await pass(0);
    expect(await readUserData('rascunho')).toBeNull();
  });

  it('spec §4: "set status to guest"', async () => {
    await signOut(answer);
    expect(screen.getByRole('status').textContent).toBe('fora, visitante');
  });

  it(`spec §8: "${toast.title}" / "${toast.description}"; spec §4: "show a toast; go to / after 100 ms"`, async () => {
    const { pathname } = await signOut(answer);
    expect(currentToast()).toMatchObject(toast);
    await pass(80);
    expect(pathname()).toBe('/settings');
    await pass(20);
    expect(pathname()).toBe('/');
  });
});
