import '../../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import type { AvatarDraft } from '@cafune/contract/avatars/creation';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOfflineDb } from '../../../platform/storage/offline-db.ts';
import { writeOwner } from '../../../platform/storage/owner.ts';
import { errorAnswer } from '../../../testing/answers.ts';
import { EDITABLE } from '../../../testing/own-avatar.ts';
import { stubServer } from '../../../testing/page.tsx';
import { keepOnDevice } from './draft-device.ts';
import { draftToKeep, freshDraft } from './draft-fields.ts';
import { copyOf, forgetDraft, openDraft } from './open-draft.ts';

const NEW = { editing: null, isPerson: true };
const HER_ID = EDITABLE.avatar.id;

function named(name: string): AvatarDraft {
  const draft = draftToKeep(freshDraft());
  return { ...draft, fields: { ...draft.fields, name } };
}

const later = () => new Date(Date.now() + 60_000).toISOString();
const earlier = () => new Date(Date.now() - 60_000).toISOString();

async function openedName(opening: { editing: string | null; isPerson: boolean }): Promise<string> {
  return (await openDraft(opening)).draft.fields.name;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  writeOwner('guest-1');
});
afterEach(deleteOfflineDb);

describe('opening a draft', () => {
  it('begins a new one where none is kept', async () => {
    stubServer({ 'GET /api/avatar-drafts/novo': () => null });
    const opened = await openDraft(NEW);
    expect(opened.draft.fields).toMatchObject({ name: '', age: null, relationship: 'namorada' });
    expect(opened.isBehind).toBe(false);
  });

  it("a visitor's draft is on this device, and nobody is asked", async () => {
    const server = stubServer({});
    await keepOnDevice('novo', { draft: named('Aurora'), isPersons: false, isOnAccount: false });
    expect(await openedName({ editing: null, isPerson: false })).toBe('Aurora');
    expect(server).not.toHaveBeenCalled();
  });

  it('moves to the account with the visitor who signs in', async () => {
    await keepOnDevice('novo', { draft: named('Aurora'), isPersons: false, isOnAccount: false });
    writeOwner('user-1');
    stubServer({ 'GET /api/avatar-drafts/novo': () => null });
    const opened = await openDraft(NEW);
    expect(opened.draft.fields.name).toBe('Aurora');
    expect(opened.isBehind).toBe(true);
  });

  it('but not over a newer one that the account has', async () => {
    await keepOnDevice('novo', { draft: named('Daqui'), isPersons: false, isOnAccount: false });
    stubServer({ 'GET /api/avatar-drafts/novo': () => ({ draft: named('Da conta'), savedAt: later() }) });
    expect(await openedName(NEW)).toBe('Da conta');
  });

  it('what the account had already follows the account, also when it was finished elsewhere', async () => {
    writeOwner('user-1');
    await keepOnDevice('novo', { draft: named('Velha'), isPersons: true, isOnAccount: true });
    stubServer({ 'GET /api/avatar-drafts/novo': () => null });
    expect(await openedName(NEW)).toBe('');
  });

  it('what did not get there counts, when it is newer', async () => {
    writeOwner('user-1');
    await keepOnDevice('novo', { draft: named('Daqui'), isPersons: true, isOnAccount: false });
    stubServer({ 'GET /api/avatar-drafts/novo': () => ({ draft: named('Da conta'), savedAt: earlier() }) });
    expect(await openedName(NEW)).toBe('Daqui');
  });

  it("another person's draft on the same device is never shown", async () => {
    writeOwner('user-1');
    await keepOnDevice('novo', { draft: named('Da outra pessoa'), isPersons: true, isOnAccount: false });
    writeOwner('user-2');
    stubServer({ 'GET /api/avatar-drafts/novo': () => null });
    expect(await openedName(NEW)).toBe('');
    expect(await openedName({ editing: null, isPerson: false })).toBe('');
  });

  it('without a connection this device has to do; with nothing here, it says so instead of beginning over it', async () => {
    stubServer({ 'GET /api/avatar-drafts/novo': () => Promise.reject(new TypeError('offline')) });
    await expect(openDraft(NEW)).rejects.toThrow('offline');
    writeOwner('user-1');
    await keepOnDevice('novo', { draft: named('Aurora'), isPersons: true, isOnAccount: true });
    expect(await openedName(NEW)).toBe('Aurora');
  });

  it('goes everywhere once she lives', async () => {
    await keepOnDevice('novo', { draft: named('Aurora'), isPersons: false, isOnAccount: false });
    const server = stubServer({
      'DELETE /api/avatar-drafts/novo': () => new Response(null, { status: 204 }),
      'GET /api/avatar-drafts/novo': () => null,
    });
    await forgetDraft(NEW);
    expect(server.mock.calls.map(([url, init]) => `${init?.method} ${url}`)).toEqual([
      'DELETE /api/avatar-drafts/novo',
    ]);
    expect(await openedName({ editing: null, isPerson: false })).toBe('');
  });
});

describe('opening her for a change', () => {
  const editing = { editing: HER_ID, isPerson: true };
  const draftAt = (savedAt: string) => ({ draft: { ...named('Editada'), avatarId: HER_ID }, savedAt });

  it('begins from her definition', async () => {
    stubServer({
      [`GET /api/my-avatars/${HER_ID}`]: () => EDITABLE,
      [`GET /api/avatar-drafts/${HER_ID}`]: () => null,
    });
    const opened = await openDraft(editing);
    expect(opened.draft).toMatchObject({ avatarId: HER_ID, fields: EDITABLE.definition });
    expect(opened.edited?.avatar.version).toBe(3);
  });

  it('goes on where one was', async () => {
    stubServer({
      [`GET /api/my-avatars/${HER_ID}`]: () => EDITABLE,
      [`GET /api/avatar-drafts/${HER_ID}`]: () => draftAt('2026-11-21T13:00:00.000Z'),
    });
    expect(await openedName(editing)).toBe('Editada');
  });

  it('a draft from before the newest version does not go over it, and is not lost', async () => {
    stubServer({
      [`GET /api/my-avatars/${HER_ID}`]: () => EDITABLE,
      [`GET /api/avatar-drafts/${HER_ID}`]: () => draftAt('2026-11-21T11:00:00.000Z'),
    });
    const opened = await openDraft(editing);
    expect(opened.draft.fields.name).toBe('Aurora');
    expect(opened.stale?.fields.name).toBe('Editada');
  });

  it('is refused for somebody else’s', async () => {
    stubServer({
      [`GET /api/my-avatars/${HER_ID}`]: () => errorAnswer(404, 'request.not-found', 'Não encontramos esse item.'),
      [`GET /api/avatar-drafts/${HER_ID}`]: () => null,
    });
    await expect(openDraft(editing)).rejects.toThrow('Não encontramos esse item.');
  });
});

describe('a copy', () => {
  it('is a new one with her definition and a name of its own', async () => {
    stubServer({ [`GET /api/my-avatars/${HER_ID}`]: () => EDITABLE });
    const copy = await copyOf(HER_ID, 40);
    expect(copy.avatarId).not.toBe(HER_ID);
    expect(copy.fields).toEqual({ ...EDITABLE.definition, name: 'Outra Aurora' });
    expect((await copyOf(HER_ID, 10)).fields.name).toBe('Outra Auro');
  });
});
