import '../../testing/console-guard.ts';
import { focusManager, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../platform/query-client/query-client.ts';
import { errorAnswer } from '../../testing/answers.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { PERSON, stubServer } from '../../testing/page.tsx';
import { useAuth } from './api.ts';

const MINUTE_MS = 60_000;
let asked = 0;

function Name() {
  return <output>{useAuth().user?.firstName ?? '…'}</output>;
}

/** Draws somebody who asks who is here; gives how to go away and come back. */
async function draw(answer: (nth: number) => unknown = () => PERSON) {
  stubServer({
    'GET /api/auth/status': () => {
      asked += 1;
      return answer(asked);
    },
  });
  const client = createQueryClient();
  const show = () =>
    render(
      <QueryClientProvider client={client}>
        <Name />
      </QueryClientProvider>,
    );
  const drawn = show();
  await pass(0);
  return { client, show, leave: () => drawn.unmount() };
}

async function comeBack(): Promise<void> {
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await pass(0);
}

beforeEach(() => {
  asked = 0;
  stopTime();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

describe('the authentication status', () => {
  it('spec §9: "Auth cache 30 min fresh"; spec §7: "refetched on focus" once it is not', async () => {
    await draw();
    await pass(30 * MINUTE_MS - 1_000);
    await comeBack();
    expect(asked).toBe(1);
    await pass(1_000);
    await comeBack();
    expect(asked).toBe(2);
  });

  it('spec §9: "60 min kept": nobody asking for it for 60 min forgets it', async () => {
    const { leave, client } = await draw();
    leave();
    await pass(60 * MINUTE_MS - 1_000);
    expect(client.getQueryData(['/api/auth/status'])).toEqual(PERSON);
    await pass(1_000);
    expect(client.getQueryData(['/api/auth/status'])).toBeUndefined();
  });

  it('spec §7: "3 retries 1 s apart": the fourth answer counts', async () => {
    await draw((nth) => (nth < 4 ? errorAnswer(500, 'internal', 'Algo deu errado.') : PERSON));
    for (let retries = 0; retries < 3; retries += 1) {
      expect(asked).toBe(1 + retries);
      await pass(970);
      expect(asked).toBe(1 + retries);
      await pass(26);
    }
    expect(asked).toBe(4);
    expect(screen.getByRole('status').textContent).toBe('Caio');
  });

  it('spec §7: "3 retries 1 s apart": and no more than three', async () => {
    await draw(() => errorAnswer(500, 'internal', 'Algo deu errado.'));
    await pass(60_000);
    expect(asked).toBe(4);
  });
});
