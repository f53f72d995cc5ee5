import '../../testing/console-guard.ts';
import { authRoutes } from '@cafune/contract/auth';
import { coinRoutes } from '@cafune/contract/coins';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../platform/query-client/query-client.ts';
import { emit } from '../../platform/realtime/event-bus.ts';
import { jsonAnswer } from '../../testing/answers.ts';
import { useBalance, useBalanceUpdates } from './api.ts';

const USER = { id: 'ana', firstName: 'Ana', email: 'ana@correio.com' };
let balance = 500;
let polls = 0;

function Balance() {
  useBalanceUpdates();
  return <output>{useBalance() ?? '…'}</output>;
}

/** The pill is not the only one who shows the balance. */
function Another() {
  return <i title={String(useBalance())} />;
}

async function show(isAuthenticated = true): Promise<void> {
  const status = isAuthenticated
    ? { isAuthenticated, user: USER, isGuest: false, guestSession: null }
    : { isAuthenticated, user: null, isGuest: true, guestSession: null };
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async (path) => {
      if (path === authRoutes.status.path) return jsonAnswer(status);
      if (path !== coinRoutes.balance.path) return jsonAnswer({ items: [], nextCursor: null });
      polls += 1;
      return jsonAnswer(balance);
    }),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Balance />
      <Another />
    </QueryClientProvider>,
  );
  await pass(0);
}

/** Lets time pass, and then, in two milliseconds more, what was answered be drawn. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < 4; turn += 1) await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  await act(() => vi.advanceTimersByTimeAsync(2));
}

function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  balance = 500;
  polls = 0;
});
afterEach(() => {
  setHidden(false);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it('spec §9: coin poll 5 s; spec §4: the pill is overwritten by each polled value', async () => {
  await show();
  expect(polls).toBe(1);
  balance = 498;
  await pass(4_990);
  expect(polls).toBe(1);
  await pass(10);
  expect(polls).toBe(2);
  expect(screen.getByText('498')).toBeDefined();
  await pass(10_000);
  expect(polls).toBe(4);
});

it('spec §7: the balance is only read with a user', async () => {
  await show(false);
  await pass(20_000);
  expect(polls).toBe(0);
});

it('spec §7: the balance is refetched on focus', async () => {
  await show();
  await act(async () => {
    setHidden(true);
    await vi.advanceTimersByTimeAsync(1_000);
    setHidden(false);
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(polls).toBe(2);
});

it('polls nothing while the tab is hidden', async () => {
  await show();
  await act(async () => setHidden(true));
  await pass(60_000);
  expect(polls).toBe(1);
});

it('spec §4: a balance_updated event carrying newBalance overwrites at once and triggers a refetch', async () => {
  await show();
  vi.mocked(fetch).mockImplementation(() => {
    polls += 1;
    return new Promise(() => undefined);
  });
  await act(async () => emit('balance_updated', { newBalance: 78 }));
  await pass(0);
  expect(screen.getByText('78')).toBeDefined();
  expect(polls).toBeGreaterThan(1);
});

it('one request at a time: a slow answer is not asked for twice', async () => {
  await show();
  vi.mocked(fetch).mockImplementation(() => {
    polls += 1;
    return new Promise(() => undefined);
  });
  await pass(30_000);
  expect(polls).toBe(2);
});
