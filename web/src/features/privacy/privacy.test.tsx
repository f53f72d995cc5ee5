import '../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import type { DataExport, Leaving } from '@cafune/contract/privacy';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readUserData, writeUserData } from '../../platform/storage/offline-db.ts';
import { errorAnswer } from '../../testing/answers.ts';
import { drawPage, PERSON, stubServer } from '../../testing/page.tsx';
import { currentToast, dismissToast } from '../../ui/toast-store.ts';
import { authStatusQuery } from '../auth/index.ts';
import { ExportCard } from './export-card.tsx';
import { LeaveScreen } from './leave-screen.tsx';

const COPY: DataExport = {
  id: 'copy-1',
  state: 'ready',
  askedAt: '2026-11-22T15:00:00.000Z',
  expiresAt: '2026-11-23T15:00:00.000Z',
  sizeBytes: 2_340_000,
};
const PREPARING: DataExport = { ...COPY, state: 'preparing', expiresAt: null, sizeBytes: null };
const LEAVING: Leaving = {
  balanceCoins: 1_234,
  needsPassword: true,
  renewsVip: true,
  vipUntil: '2027-03-09T15:00:00.000Z',
};
const LATEST = 'GET /api/privacy/exports/latest';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  const left = currentToast();
  if (left !== null) dismissToast(left.id);
});

describe('a copy of one’s data', () => {
  it('is asked for, being prepared, and then there to be saved, with its end and size', async () => {
    let copy: DataExport | null = null;
    stubServer({
      [LATEST]: () => ({ export: copy }),
      'POST /api/privacy/exports': () => {
        copy = PREPARING;
        return copy;
      },
    });
    await drawPage(() => <ExportCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'Preparar minha cópia' }));
    expect(await screen.findByText(/Preparando sua cópia/u)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    copy = COPY;
    const link = await screen.findByRole('link', { name: 'Baixar arquivo' }, { timeout: 4_000 });
    expect(link.getAttribute('href')).toBe('/api/privacy/exports/copy-1/file');
    expect(screen.getByText(/^Sua cópia está pronta até .+ \(2,3 MB\)\.$/u)).toBeDefined();
  });

  it('survives a reload: what is under way or over is said at once', async () => {
    stubServer({ [LATEST]: () => ({ export: { ...COPY, state: 'expired' } }) });
    await drawPage(() => <ExportCard />);
    expect(await screen.findByText('O último arquivo expirou e foi apagado.')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Baixar arquivo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Preparar outra cópia' })).toBeDefined();
  });

  it('says why none is made, and what to do when the state does not come', async () => {
    const sentence = 'Dá pra pedir 3 cópias por dia. Tente de novo amanhã.';
    stubServer({
      [LATEST]: () => ({ export: null }),
      'POST /api/privacy/exports': () => errorAnswer(429, 'privacy.too-many-exports', sentence),
    });
    const { unmount } = await drawPage(() => <ExportCard />);
    fireEvent.click(await screen.findByRole('button', { name: 'Preparar minha cópia' }));
    expect(await screen.findByText(sentence)).toBeDefined();
    unmount();
    stubServer({ [LATEST]: () => errorAnswer(404, 'request.not-found', 'Não encontramos esse item.') });
    await drawPage(() => <ExportCard />);
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

describe('deleting an account', () => {
  async function draw(leaving: Leaving | null, answer: (init: RequestInit) => unknown = () => ({ message: 'ok' })) {
    const server = stubServer({
      'GET /api/privacy/leaving': () =>
        leaving ?? errorAnswer(401, 'auth.required', 'Entre na sua conta para continuar.'),
      [LATEST]: () => ({ export: null }),
      'POST /api/privacy/deletion': answer,
    });
    const page = await drawPage(() => <LeaveScreen />, { path: '/apagar-conta' });
    page.client.setQueryData(authStatusQuery.queryKey, PERSON);
    return { server, ...page };
  }
  const erase = () => fireEvent.click(screen.getByRole('button', { name: 'Apagar pra sempre' }));
  const write = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const asked = ({ server }: Awaited<ReturnType<typeof draw>>) =>
    server.mock.calls.filter(([, init]) => init?.method === 'POST').map(([, init]) => JSON.parse(String(init?.body)));

  it('says what goes and what stays and why, and asks for password and word', async () => {
    const page = await draw(LEAVING);
    expect(await screen.findByText('1.234 moedas')).toBeDefined();
    expect(screen.getByText('9 de março de 2027')).toBeDefined();
    expect(screen.getByText(/renovação do VIP: ela é cancelada/u)).toBeDefined();
    expect(screen.getByText('O registro de acesso')).toBeDefined();
    erase();
    expect(screen.getByText('Diga sua senha.')).toBeDefined();
    expect(screen.getByText('Falta a palavra “apagar”.')).toBeDefined();
    expect(asked(page)).toEqual([]);
  });

  it('says which of them was wrong, and deletes nothing on this device', async () => {
    await writeUserData('nota', 'fica');
    await draw(LEAVING, () => errorAnswer(401, 'auth.invalid-credentials', 'E-mail ou senha inválidos.'));
    await screen.findByText('1.234 moedas');
    write('Sua senha', 'palpite');
    write(/Escreva/u, 'Apagar');
    erase();
    expect(await screen.findByText('A senha não é essa.')).toBeDefined();
    expect(await readUserData('nota')).toBe('fica');
    write('Sua senha', 'outra');
    expect(screen.queryByText('A senha não é essa.')).toBeNull();
  });

  it('leaves nothing on this device, and ends at home as nobody', async () => {
    localStorage.setItem('currentUserId', 'user-1');
    await writeUserData('nota', 'vai');
    const page = await draw(LEAVING);
    await screen.findByText('1.234 moedas');
    write('Sua senha', 'moqueca com dendê');
    write(/Escreva/u, 'apagar');
    erase();
    await waitFor(() => expect(page.pathname()).toBe('/'));
    expect(asked(page)).toEqual([{ password: 'moqueca com dendê', word: 'apagar' }]);
    expect(localStorage.getItem('currentUserId')).toBeNull();
    expect(page.client.getQueryData(authStatusQuery.queryKey)).toMatchObject({ isAuthenticated: false });
    await waitFor(async () => expect(await readUserData('nota')).toBeNull());
    expect(currentToast()).toMatchObject({ kind: 'success', title: 'Sua conta foi apagada' });
  });

  it('asks a guest for the word alone, and whoever has nothing for nothing', async () => {
    const guest = await draw({ balanceCoins: 0, needsPassword: false, renewsVip: false, vipUntil: null });
    expect(await screen.findByRole('heading', { name: 'Apagar minha visita' })).toBeDefined();
    expect(screen.queryByLabelText('Sua senha')).toBeNull();
    write(/Escreva/u, 'apagar');
    erase();
    await waitFor(() => expect(asked(guest)).toEqual([{ word: 'apagar' }]));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Sua visita foi apagada' }));
    guest.unmount();
    await draw(null);
    expect(await screen.findByText('Nada guardado por aqui')).toBeDefined();
  });
});
