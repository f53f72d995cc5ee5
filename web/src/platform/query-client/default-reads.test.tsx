import '../../testing/console-guard.ts';
import { focusManager, onlineManager, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorAnswer, jsonAnswer } from '../../testing/answers.ts';
import { pass, stopTime } from '../../testing/fake-time.ts';
import { readPath } from '../api-client/api-client.ts';
import { createQueryClient } from './query-client.ts';

const MINUTE_MS = 60_000;
const KEY = ['/api/qualquer', { pagina: 2 }];

/** A screen that reads by nothing but a key. */
function Reader() {
  const { data, error, isPending } = useQuery({ queryKey: KEY });
  return <output>{isPending ? '…' : (error?.message ?? JSON.stringify(data))}</output>;
}

const said = () => screen.getByRole('status').textContent;

function serve(answer: () => Response) {
  const server = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', server);
  return server;
}

async function draw(answer: () => Response = () => jsonAnswer({ oi: 1 })) {
  const server = serve(answer);
  const client = createQueryClient();
  const show = () =>
    render(
      <QueryClientProvider client={client}>
        <Reader />
      </QueryClientProvider>,
    );
  const drawn = show();
  await pass(0);
  return { server, client, show, leave: () => drawn.unmount() };
}

beforeEach(stopTime);
afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

describe('a read by default', () => {
  it('spec §7: "Default reads are GETs on the first element of the query key"', async () => {
    const { server } = await draw();
    expect(server.mock.calls.map(([path, init]) => [path, init?.method])).toEqual([['/api/qualquer', 'GET']]);
    expect(said()).toBe('{"oi":1}');
  });

  it('spec §7: "a 401 yields null (not logged in)"', async () => {
    await draw(() => errorAnswer(401, 'auth.required', 'Entre.'));
    expect(said()).toBe('null');
  });

  it('spec §7: "other failures are errors", "with no retries"', async () => {
    const { server } = await draw(() => errorAnswer(503, 'internal', 'Voltamos já.'));
    expect(said()).toBe('Voltamos já.');
    await pass(MINUTE_MS);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('spec §7: "no refetch on focus, mount or reconnect, no polling", fresh or not', async () => {
    const { server, show } = await draw();
    await pass(20 * MINUTE_MS);
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    show();
    await pass(0);
    expect(server).toHaveBeenCalledTimes(1);
  });

  it('spec §7: "Default data is fresh for 5 min"', async () => {
    const { server, client } = await draw();
    await pass(5 * MINUTE_MS - 1_000);
    await client.fetchQuery({ queryKey: KEY });
    expect(server).toHaveBeenCalledTimes(1);
    await pass(1_000);
    await client.fetchQuery({ queryKey: KEY });
    expect(server).toHaveBeenCalledTimes(2);
  });

  it('spec §7: "unused cache is discarded after 5 min"', async () => {
    const { client, leave } = await draw();
    leave();
    await pass(5 * MINUTE_MS - 1_000);
    expect(client.getQueryData(KEY)).toEqual({ oi: 1 });
    await pass(1_000);
    expect(client.getQueryData(KEY)).toBeUndefined();
  });

  it('spec §7: "Generic retry delay is exponential from 1 s, capped at 30 s.": where a read asks for retries', async () => {
    let askedAt = 0;
    const server = serve(() => {
      askedAt = Date.now();
      return errorAnswer(503, 'internal', 'Voltamos já.');
    });
    const read = createQueryClient().fetchQuery({ queryKey: KEY, retry: 7 });
    read.catch(() => undefined);
    await pass(0);
    for (const [retries, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      await pass(askedAt + seconds * 1_000 - 10 - Date.now());
      expect(server).toHaveBeenCalledTimes(1 + retries);
      await pass(60);
      expect(server).toHaveBeenCalledTimes(2 + retries);
    }
  });
});

function Writer() {
  const { mutate, isError } = useMutation({ mutationFn: () => readPath('/api/escrever') });
  return (
    <button type="button" onClick={() => mutate()}>
      {isError ? 'Falhou' : 'Guardar'}
    </button>
  );
}

describe('a mutation', () => {
  it('spec §7: "Mutations are not retried."', async () => {
    const server = serve(() => errorAnswer(503, 'internal', 'Voltamos já.'));
    render(
      <QueryClientProvider client={createQueryClient()}>
        <Writer />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button'));
    await pass(MINUTE_MS);
    expect(screen.getByRole('button').textContent).toBe('Falhou');
    expect(server).toHaveBeenCalledTimes(1);
  });
});
