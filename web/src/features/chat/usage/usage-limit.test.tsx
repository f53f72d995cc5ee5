import '../../../testing/console-guard.ts';
import type { UsageLimit } from '@cafune/contract/chat/usage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorAnswer } from '../../../testing/answers.ts';
import { drawPage, PERSON, stubServer } from '../../../testing/page.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { UsageLimitCard } from './usage-limit.tsx';

const NONE: UsageLimit = { messagesADay: null, next: null, usedToday: 12, reopensAt: null };

async function draw(usage: UsageLimit, answer: () => unknown = () => usage) {
  const server = stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/usage-limit': () => usage,
    'PUT /api/usage-limit': answer,
  });
  await drawPage(() => (
    <>
      <UsageLimitCard />
      <Toaster />
    </>
  ));
  await screen.findByRole('button', { name: 'Guardar limite' });
  return () =>
    server.mock.calls
      .filter(([, init]) => init?.method === 'PUT')
      .map(([, init]) => JSON.parse(String(init?.body)).messagesADay);
}
const save = () => screen.getByRole('button', { name: 'Guardar limite' });

it('says what was used, sets nothing by itself, and saves what is chosen', async () => {
  const saved = await draw(NONE);
  expect(screen.getByText('Hoje você mandou 12 mensagens. Não há limite.')).toBeDefined();
  expect(save()).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('radio', { name: '50' }));
  expect(screen.getByText('Vale assim que você guardar.')).toBeDefined();
  expect(saved()).toEqual([]);
  fireEvent.click(save());
  await waitFor(() => expect(saved()).toEqual([50]));
});

it('says beforehand when conversations would close now', async () => {
  await draw({ ...NONE, usedToday: 31 });
  fireEvent.click(screen.getByRole('radio', { name: '20' }));
  expect(screen.getByText(/as conversas fecham agora e abrem à meia-noite/u)).toBeDefined();
});

it('says that a wider limit waits a day, shows it while it does, and takes it back', async () => {
  const next = { messagesADay: 100, from: '2026-11-22T15:00:00.000Z' };
  const saved = await draw({ ...NONE, messagesADay: 20, next });
  fireEvent.click(screen.getByRole('radio', { name: 'Sem limite' }));
  expect(screen.getByText('Vale daqui a 24 horas. Até lá, continua como está.')).toBeDefined();
  expect(screen.getByText(/Marcado: 100 mensagens por dia a partir de domingo/u)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Desmarcar' }));
  await waitFor(() => expect(saved()).toEqual([20]));
});

it('shows one that was set elsewhere, and when it is reached', async () => {
  await draw({ ...NONE, messagesADay: 12, reopensAt: '2026-11-22T03:00:00.000Z' });
  expect(screen.getByRole('radio', { name: '12' })).toHaveProperty('checked', true);
  expect(screen.getByRole('img', { name: 'Hoje: 12 de 12' })).toBeDefined();
  expect(screen.getByText(/abrem de novo à meia-noite/u)).toBeDefined();
});

it('says why nothing was saved, and keeps the choice', async () => {
  await draw(NONE, () => errorAnswer(503, 'request.unavailable', 'Tivemos um problema. Tente de novo em instantes.'));
  fireEvent.click(screen.getByRole('radio', { name: '100' }));
  fireEvent.click(save());
  expect(await screen.findByText('Tivemos um problema. Tente de novo em instantes.')).toBeDefined();
  expect(screen.getByRole('radio', { name: '100' })).toHaveProperty('checked', true);
});
