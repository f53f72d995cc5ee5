import '../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuth, useLeave } from '../features/auth/index.ts';
import { deleteOfflineDb, withOfflineDb } from '../platform/storage/offline-db.ts';
import { pressEscapeInDialog, stubDialogs } from '../testing/dialogs.ts';
import { pass, stopTime } from '../testing/fake-time.ts';
import { drawPage, PERSON, stubServer } from '../testing/page.tsx';
import { LeaveGuard } from './leave-guard.tsx';

let logouts = 0;

function Page() {
  const { isAuthenticated } = useAuth();
  const { leave } = useLeave();
  return (
    <>
      <output>{isAuthenticated ? 'dentro' : 'fora'}</output>
      <button type="button" onClick={leave}>
        Sair
      </button>
      <LeaveGuard />
    </>
  );
}

async function write(content: string, ownerId: string): Promise<void> {
  const timestamp = new Date().toISOString();
  await withOfflineDb(
    (db) => db.add('messages', { clientId: content, conversationId: 'c1', content, timestamp, synced: false, ownerId }),
    0,
  );
}

const waiting = () => withOfflineDb((db) => db.count('messages'), -1);

async function draw(): Promise<void> {
  stubServer({
    'GET /api/auth/status': () => (logouts > 0 ? { ...PERSON, isAuthenticated: false, user: null } : PERSON),
    'POST /api/auth/logout': () => {
      logouts += 1;
      return { message: 'ok' };
    },
  });
  await drawPage(() => <Page />, { path: '/settings' });
  await pass(0);
}

async function leave(): Promise<void> {
  screen.getByRole('button', { name: 'Sair' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Sair' }));
  await vi.waitFor(async () => {
    await pass(0);
    if (logouts === 0 && document.querySelector('dialog[open]') === null) throw new Error('nothing happened yet');
  });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.setItem('accountId', PERSON.user.id);
  logouts = 0;
  stubDialogs();
  stopTime();
});
afterEach(async () => {
  await pass(200);
  vi.useRealTimers();
  await deleteOfflineDb();
  localStorage.clear();
});

describe('"Sair"', () => {
  it('asks nothing where nothing waits, or only what another account left', async () => {
    await write('de outra pessoa', 'user-9');
    await draw();
    await leave();
    expect(logouts).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says how many messages would be lost, the safe answer first, before anything happens', async () => {
    for (const text of ['um', 'dois']) await write(text, PERSON.user.id);
    await draw();
    await leave();
    const dialog = screen.getByRole('dialog', { name: 'Sair agora?' });
    expect(dialog.textContent).toContain('2 mensagens ainda não foram enviadas e só existem neste aparelho.');
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Ficar', 'Sair']);
    expect(logouts).toBe(0);
    expect(await waiting()).toBe(2);
  });

  it.each([
    ['Ficar', () => fireEvent.click(screen.getByRole('button', { name: 'Ficar' }))],
    ['Escape', pressEscapeInDialog],
  ])(
    '%s keeps the session and the message, and gives the focus back; the next time asks again',
    async (_name, stay) => {
      await write('um', PERSON.user.id);
      await draw();
      await leave();
      expect(screen.getByRole('dialog').textContent).toContain('Uma mensagem ainda não foi enviada');
      stay();
      await pass(0);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sair' }));
      expect([logouts, await waiting(), screen.getByRole('status').textContent]).toEqual([0, 1, 'dentro']);
      await leave();
      expect(screen.getByRole('dialog')).toBeDefined();
      fireEvent.click(screen.getByRole('button', { name: 'Ficar' }));
      await pass(0);
    },
  );

  it('"Sair" in the question signs out, once', async () => {
    await write('um', PERSON.user.id);
    await draw();
    await leave();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sair' }));
    await pass(0);
    await pass(0);
    expect(logouts).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('fora');
  });
});
