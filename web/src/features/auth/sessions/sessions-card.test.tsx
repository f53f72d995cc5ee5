import '../../../testing/console-guard.ts';
import type { OpenSession } from '@cafune/contract/auth/sessions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import { drawPage, stubServer } from '../../../testing/page.tsx';
import { currentToast, dismissToast } from '../../../ui/toast-store.ts';
import { SessionsCard } from './sessions-card.tsx';

const makeSession = (changes: Partial<OpenSession>): OpenSession => ({
  id: 'here',
  device: 'Chrome no Windows',
  startedAt: '2026-11-20T15:00:00.000Z',
  seenAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  isThis: false,
  ...changes,
});
const HERE = makeSession({ isThis: true });
const PHONE = makeSession({ id: 'phone', device: 'Safari no iPhone' });

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  const left = currentToast();
  if (left !== null) dismissToast(left.id);
});

async function draw(items: OpenSession[], answers: Parameters<typeof stubServer>[0] = {}) {
  const kept = [...items];
  const server = stubServer({
    'GET /api/user/sessions': () => ({ items: kept }),
    'DELETE /api/user/sessions/phone': () => {
      kept.pop();
      return new Response(null, { status: 204 });
    },
    ...answers,
  });
  await drawPage(() => <SessionsCard />);
  return server;
}

it('says of each place what it is, when it was seen and which is this one; this one cannot be ended here', async () => {
  await draw([HERE, PHONE]);
  expect(await screen.findByText('Safari no iPhone')).toBeDefined();
  expect(screen.getByText(/É aqui que você está\./u)).toBeDefined();
  expect(screen.getByText(/Vista há 3h\./u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Encerrar Chrome no Windows' })).toBeNull();
});

it('ends one: its row goes, and the focus is not lost', async () => {
  await draw([HERE, PHONE]);
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar Safari no iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull());
  expect(currentToast()).toMatchObject({ kind: 'success', title: 'Sessão encerrada' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sessões ativas' }));
  expect(screen.queryByRole('button', { name: 'Encerrar todas as outras' })).toBeNull();
});

it('ends all others at once', async () => {
  let ended = 0;
  await draw([HERE, PHONE], {
    'POST /api/user/sessions/end-others': () => {
      ended += 1;
      return new Response(null, { status: 204 });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Só esta sessão ficou aberta' }));
  expect(ended).toBe(1);
});

it('says why one could not be ended, and offers to ask again where none came', async () => {
  await draw([HERE, PHONE], {
    'DELETE /api/user/sessions/phone': () => errorAnswer(503, 'request.unavailable', 'Tivemos um problema.'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar Safari no iPhone' }));
  await waitFor(() => expect(currentToast()).toMatchObject({ kind: 'error', title: 'Tivemos um problema.' }));
  expect(screen.getByText('Safari no iPhone')).toBeDefined();
});
