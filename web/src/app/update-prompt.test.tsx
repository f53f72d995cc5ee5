import '../testing/console-guard.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postponeUpdate, registerServiceWorker } from '../platform/service-worker.ts';
import { UpdatePrompt } from './update-prompt.tsx';

const QUESTION = 'Nova versão disponível! Deseja atualizar?';

/** A worker as a browser gives it: it is told things, and its state changes. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  update(): Promise<void> {
    return Promise.resolve();
  }
  /** A new version was found and is being installed. */
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker();
  readonly registration = new FakeRegistration();
  register = vi.fn<(path: string) => Promise<FakeRegistration>>(async () => this.registration);
}

let container = new FakeContainer();
const reload = vi.fn();

/** Draws the prompt in a browser; `isActive` says whether an older version runs this page. */
async function start({ isActive = true } = {}): Promise<void> {
  if (!isActive) container.controller = null;
  render(<UpdatePrompt />);
  await act(registerServiceWorker);
}

function install(): FakeWorker {
  const worker = container.registration.find();
  act(() => worker.become('installed'));
  return worker;
}

beforeEach(() => {
  vi.useFakeTimers();
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  vi.stubGlobal('location', { reload });
  reload.mockReset();
});
afterEach(() => {
  act(postponeUpdate);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
});

describe('the service worker', () => {
  it('spec §4: "when a new version is installed while one is active, the user is asked "Nova versão disponível! Deseja atualizar?""', async () => {
    await start();
    const worker = container.registration.find();
    expect(screen.queryByText(QUESTION)).toBeNull();
    act(() => worker.become('installed'));
    expect(screen.getByText(QUESTION)).toBeDefined();
  });

  it('spec §4: "while one is active": the first version of all asks nothing', async () => {
    await start({ isActive: false });
    install();
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('spec §4: "when a new version is installed": one that could not be installed asks nothing', async () => {
    await start();
    const worker = container.registration.find();
    act(() => worker.become('redundant'));
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('asks as well for a version that was installed before the page came', async () => {
    container.registration.waiting = new FakeWorker();
    await start();
    expect(screen.getByText(QUESTION)).toBeDefined();
  });

  it('spec §4: "on confirming the page reloads.": once the new version has taken over, and once', async () => {
    await start();
    const worker = install();
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
    expect(worker.told).toEqual(['skip-waiting']);
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('lets who wants to stay stay: nothing is told and nothing reloads', async () => {
    await start();
    const worker = install();
    fireEvent.click(screen.getByRole('button', { name: 'Agora não' }));
    expect(screen.queryByText(QUESTION)).toBeNull();
    container.dispatchEvent(new Event('controllerchange'));
    expect(worker.told).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('spec §4: "Registration failure is only logged."', async () => {
    const logged = vi.spyOn(console, 'info').mockReturnValue(undefined);
    container.register = vi.fn(() => Promise.reject(new TypeError('refused')));
    await start();
    expect(logged).toHaveBeenCalledTimes(1);
    expect(document.body.textContent).toBe('');
  });
});
