import '../testing/console-guard.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pass, stopTime } from '../testing/fake-time.ts';
import { drawPage, PERSON, stubServer } from '../testing/page.tsx';
import { NoticesHost } from './notices-host.tsx';

const NEWS = { id: 'host-1', type: 'low_balance', title: 'Saldo baixo', message: 'Você tem 38 moedas' };

beforeEach(stopTime);
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['/explorar', 0],
  ['/explore', 1],
])('spec §2: "The notification toast area is hidden on /explorar.": on %s there are %i', async (path, areas) => {
  stubServer({
    'GET /api/auth/status': () => PERSON,
    'GET /api/user/notification-settings': () => ({ messages: true, rewards: true, promos: true, quietHours: null }),
    'GET /api/notifications/system': () => [{ ...NEWS, id: `host-${path}` }],
  });
  await drawPage(() => <NoticesHost />, { path });
  await pass(0);
  await pass(0);
  expect(screen.queryAllByRole('list', { name: 'Avisos novos' })).toHaveLength(areas);
  expect(screen.queryAllByText('Saldo baixo')).toHaveLength(areas);
});
