import '../../../testing/console-guard.ts';
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOfflineDb } from '../../../platform/storage/offline-db.ts';
import { writeOwner } from '../../../platform/storage/owner.ts';
import { jsonAnswer } from '../../../testing/answers.ts';
import { stubDialogs } from '../../../testing/dialogs.ts';
import { makeContext } from '../../../testing/offline-engine.ts';
import { readCached, saveContext } from '../conversation-cache.ts';
import { MemorySheet } from './memory-sheet.tsx';

const AVATAR = { id: 'a1', name: 'Lívia' };
const FACT = {
  id: 'm1',
  kind: 'fact',
  text: 'Você mora em Recife',
  value: 'Recife',
  isCorrected: false,
  sources: [{ conversationId: 'c1', messageId: 't1', excerpt: 'moro em Recife' }],
  dueAt: null,
  createdAt: '2026-11-21T12:00:00.000Z',
};
const CLOSE = {
  points: 40,
  level: 2,
  nextLevelAt: 90,
  mood: 'serena',
  messageCount: 8,
  since: '2026-11-20T12:00:00.000Z',
  recent: [{ cause: 'talk', points: 1, at: '2026-11-21T12:00:00.000Z' }],
};

type Call = { method: string; path: string; body: unknown };
let calls: Call[];
let panel: { consent: string; items: unknown[] };
let dictation: { isWrittenHere: boolean; provider: unknown };

function answerTo(method: string, path: string): Response {
  if (path.endsWith('/relationship')) return jsonAnswer(CLOSE);
  if (path === '/api/dictation') return jsonAnswer(dictation);
  if (method === 'GET') return jsonAnswer(panel);
  return method === 'POST' || method === 'PATCH' ? jsonAnswer(FACT) : new Response(null, { status: 204 });
}

beforeEach(() => {
  stubDialogs();
  calls = [];
  panel = { consent: 'granted', items: [FACT] };
  dictation = { isWrittenHere: true, provider: null };
  const stub = vi.fn<typeof fetch>(async (input, { method = 'GET', body } = {}) => {
    const path = String(input);
    if (method !== 'GET') calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    return answerTo(method, path);
  });
  vi.stubGlobal('fetch', stub);
});
afterEach(() => vi.unstubAllGlobals());

function open(goToMessage = vi.fn()) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  render(<MemorySheet avatar={AVATAR} goToMessage={goToMessage} onClose={() => undefined} />, { wrapper });
  return goToMessage;
}

describe('what she remembers', () => {
  it('is told with its source, which leads to the message', async () => {
    const goToMessage = open();
    expect(await screen.findByText('Você mora em Recife')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /moro em Recife/u }));
    expect(goToMessage).toHaveBeenCalledWith(expect.objectContaining({ messageId: 't1' }));
    expect(await screen.findByText('Nível 2 · À vontade')).toBeTruthy();
    expect(screen.getByText(/sem cerimônia. Cresceu porque a conversa rendeu\./u)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Nível 2 de 5: 40 de 90 pontos pro próximo' })).toBeTruthy();
  });

  it('is corrected in place', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Corrigir: Você mora em Recife' }));
    fireEvent.change(screen.getByLabelText('Como é de verdade'), { target: { value: ' Olinda ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Corrigir' }));
    await waitFor(() => expect(calls[0]).toMatchObject({ method: 'PATCH', body: { value: 'Olinda' } }));
  });

  it('is forgotten after one question, and pinned at once', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Fixar: Você mora em Recife' }));
    await waitFor(() => expect(calls[0]).toMatchObject({ method: 'PATCH', body: { isPinned: true } }));
    fireEvent.click(screen.getByRole('button', { name: 'Esquecer: Você mora em Recife' }));
    expect(calls).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Esquecer' }));
    await waitFor(() => expect(calls[1]?.method).toBe('DELETE'));
  });

  it('is not said on this device either, once it was forgotten or memory is off', async () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    writeOwner('ana');
    const keep = () => saveContext('c1', makeContext({ facts: [{ relation: 'city', value: 'Recife' }] }));
    await keep();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Esquecer: Você mora em Recife' }));
    fireEvent.click(screen.getByRole('button', { name: 'Esquecer' }));
    await waitFor(async () => expect((await readCached('c1')).context).toBeUndefined());
    await keep();
    fireEvent.click(screen.getByRole('switch'));
    fireEvent.click(screen.getByRole('button', { name: 'Desligar e apagar' }));
    await waitFor(async () => expect((await readCached('c1')).context).toBeUndefined());
    await deleteOfflineDb();
  });

  it('is asked for in the person’s own words, once for each id', async () => {
    open();
    const field = await screen.findByLabelText('Pedir que Lívia lembre');
    fireEvent.change(field, { target: { value: 'Sou alérgico a camarão' } });
    fireEvent.click(screen.getByRole('button', { name: 'Lembrar' }));
    await waitFor(() => expect(calls[0]).toMatchObject({ method: 'POST', body: { text: 'Sou alérgico a camarão' } }));
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
  });

  it('is turned off only after saying what goes', async () => {
    open();
    const toggle = await screen.findByRole('switch');
    fireEvent.click(toggle);
    expect(calls).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Desligar e apagar' }));
    await waitFor(() => expect(calls[0]).toMatchObject({ method: 'PUT', body: { isGranted: false, version: 1 } }));
  });

  it('gives the focus to what came in place of what was pressed', async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Esquecer: Você mora em Recife' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Deixar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Deixar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Corrigir: Você mora em Recife' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Como é de verdade'));
  });

  it('0015: a yes to sending what is dictated elsewhere is taken back beside it', async () => {
    dictation = { isWrittenHere: true, provider: { host: 'voz.example.com', consent: 'granted' } };
    open();
    fireEvent.click(await screen.findByRole('switch', { name: /^Deixar o ditado sair daqui/u }));
    const body = { provider: 'voz.example.com', isGranted: false };
    await waitFor(() => expect(calls[0]).toEqual({ method: 'PUT', path: '/api/transcription-consent', body }));
  });

  it('is nothing while memory is off, and it is turned on at once', async () => {
    panel = { consent: 'refused', items: [] };
    open();
    expect(await screen.findByText('A memória está desligada.')).toBeTruthy();
    expect(screen.queryByLabelText('Pedir que Lívia lembre')).toBeNull();
    fireEvent.click(screen.getByRole('switch'));
    await waitFor(() => expect(calls[0]).toMatchObject({ method: 'PUT', body: { isGranted: true, version: 1 } }));
  });
});
