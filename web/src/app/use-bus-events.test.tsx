import '../testing/console-guard.ts';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useAuth } from '../features/auth/index.ts';
import { CoinBalance, useBalanceUpdates } from '../features/coins/index.ts';
import { emit } from '../platform/realtime/event-bus.ts';
import { drawPage, PERSON, stubServer } from '../testing/page.tsx';
import { useBusEvents } from './use-bus-events.ts';

function Page() {
  useBusEvents();
  useBalanceUpdates();
  return (
    <>
      <p>{useAuth().user?.firstName}</p>
      <CoinBalance />
    </>
  );
}

async function draw() {
  const asked = { status: 0, coins: 0 };
  stubServer({
    'GET /api/auth/status': () => {
      asked.status += 1;
      return PERSON;
    },
    'GET /api/user/tokens': () => {
      asked.coins += 1;
      return 500;
    },
  });
  await drawPage(() => <Page />);
  await waitFor(() => expect(asked).toEqual({ status: 1, coins: 1 }));
  return asked;
}

describe('the event bus', () => {
  it('spec §4: "user_data_changed" asks again who is here', async () => {
    const asked = await draw();
    act(() => emit('user_data_changed', {}));
    await waitFor(() => expect(asked.status).toBe(2));
    expect(asked.coins).toBe(1);
  });

  it('spec §4: "payment_processed" asks again who is here and how many coins there are', async () => {
    const asked = await draw();
    act(() => emit('payment_processed', {}));
    await waitFor(() => expect(asked).toEqual({ status: 2, coins: 2 }));
  });
});
