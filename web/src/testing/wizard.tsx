/** The wizard as a page of its own, against a pretend server, for tests. */
import type { WizardStep } from '@cafune/contract/avatars/creation';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { useState } from 'react';
import { vi } from 'vitest';
import { WizardScreen } from '../features/avatars/index.ts';
import { deleteOfflineDb } from '../platform/storage/offline-db.ts';
import { stubDialogs } from './dialogs.ts';
import { drawPage, stubServer, stubWidth, VISITOR } from './page.tsx';

export type Answers = Parameters<typeof stubServer>[0];
type Options = { status?: unknown; answers?: Answers; step?: WizardStep; editing?: string; copying?: string };

export const onTalk = vi.fn();
export const onLeave = vi.fn();

export function Wizard({ step: first, editing, copying }: Options) {
  const [step, setStep] = useState(first);
  const [copied, setCopied] = useState(copying);
  return (
    <WizardScreen
      step={step}
      onStep={setStep}
      editing={editing ?? null}
      copying={copied ?? null}
      onCopied={() => {
        setCopied(undefined);
        setStep('essencia');
      }}
      onLeave={onLeave}
      onTalk={onTalk}
      isOpening={false}
    />
  );
}

/** Draws it, and gives what was sent to `METHOD path`. */
export async function drawWizard({ status = VISITOR, answers = {}, ...options }: Options = {}) {
  const server = stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/my-avatars/price': () => ({ coins: 0, isFirst: true, helpCoins: 10, canSpeak: false, canPaint: false }),
    'GET /api/avatar-tags': () => [{ tag: 'serena', count: 5 }],
    'GET /api/avatar-drafts/novo': () => null,
    'PUT /api/avatar-drafts/novo': () => ({ draft: {}, savedAt: '2026-11-21T12:00:00.000Z' }),
    'DELETE /api/avatar-drafts/novo': () => new Response(null, { status: 204 }),
    ...answers,
  });
  await drawPage(() => <Wizard {...options} />, { path: '/criar-namorada-ia' });
  await screen.findByRole('heading', { level: 1 });
  const sent = (call: string): unknown[] =>
    server.mock.calls
      .filter(([url, init]) => `${init?.method ?? 'GET'} ${url}` === call)
      .map(([, init]) => (typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body));
  return { server, sent };
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
export const step = () => screen.getByRole('heading', { level: 1 }).textContent;

export async function writeEssence(name = 'Aurora', age = '27') {
  await screen.findByLabelText('Nome');
  write('Nome', name);
  write('Idade', age);
}

/** Until the step that is loaded on demand is there. */
export const later = (title: string) => screen.findByRole('heading', { level: 2, name: title }, { timeout: 5_000 });

/** A phone without anything kept. */
export function beginOnPhone(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('scrollTo', () => undefined);
  stubWidth(390);
  stubDialogs();
  onTalk.mockClear();
  onLeave.mockClear();
}

/** What leaving the page keeps comes before the store goes. */
export async function endOnPhone(): Promise<void> {
  cleanup();
  for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await deleteOfflineDb();
}
