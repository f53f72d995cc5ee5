import '../../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteOfflineDb, readUserData } from '../../../platform/storage/offline-db.ts';
import { writeOwner } from '../../../platform/storage/owner.ts';
import { stubServer } from '../../../testing/page.tsx';
import { useWizardSession } from './wizard-session.ts';
import { withFields } from './wizard-state.ts';

/** Opens a new draft, writes her name, and leaves after somebody else (or nobody) is here. */
async function leaveAs(next: string | null, isPerson: boolean) {
  const server = stubServer({
    'GET /api/avatar-drafts/novo': () => null,
    'PUT /api/avatar-drafts/novo': () => ({ draft: {}, savedAt: '2026-11-21T12:00:00.000Z' }),
  });
  const { result, unmount } = renderHook(() => useWizardSession({ editing: null, isPerson }));
  await waitFor(() => expect(result.current.opened.status).toBe('ready'));
  const { opened } = result.current;
  if (opened.status !== 'ready') throw new Error('not opened');
  act(() => opened.session.store.update((state) => withFields(state, { name: 'Aurora' })));
  writeOwner(next);
  unmount();
  await opened.session.keeper.flush();
  return server.mock.calls.filter(([, init]) => init?.method === 'PUT').length;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(deleteOfflineDb);

it('leaving keeps what a person wrote, here and on the account', async () => {
  writeOwner('ana');
  expect(await leaveAs('ana', true)).toBe(1);
  expect(await readUserData('avatar-draft')).toMatchObject({ ownerId: 'ana', draft: { fields: { name: 'Aurora' } } });
});

it.each([null, 'beto'])("a person's draft does not outlive the sign-out, nor become another's (%s)", async (next) => {
  writeOwner('ana');
  expect(await leaveAs(next, true)).toBe(0);
  expect(await readUserData('avatar-draft')).toBeNull();
});

it('what a visitor wrote stays for who they become', async () => {
  writeOwner(null);
  expect(await leaveAs('ana', false)).toBe(0);
  expect(await readUserData('avatar-draft')).toMatchObject({ isPersons: false });
});
