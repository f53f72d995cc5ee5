/** Registers the service worker and tells when a new version waits (spec §4 "Service worker"). */
import { logFailure } from './log.ts';

/** A tab that stays open asks now and then whether there is something newer. */
const ASK_EVERY_MS = 30 * 60_000;

let waiting: ServiceWorker | null = null;
let isRegistered = false;
let asking: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Whether a new version is installed while another one runs this page. */
export function hasUpdate(): boolean {
  return waiting !== null;
}

export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** The person wants the new version: it takes over and the page reloads. In another tab it may have taken over already. */
export function applyUpdate(): void {
  if (waiting === null) return;
  if (waiting.state === 'activating' || waiting.state === 'activated') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('skip-waiting');
}

/** The person wants to stay: the new version comes with the next start. */
export function postponeUpdate(): void {
  setWaiting(null);
}

/** Registers `/sw.js`; a failure is only logged. Browsers without service workers keep nothing and lose nothing else. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    isRegistered = true;
    follow(registration);
    clearInterval(asking);
    asking = setInterval(() => void registration.update().catch(() => undefined), ASK_EVERY_MS);
  } catch {
    logFailure('O service worker não pôde ser registrado.');
  }
}

function follow(registration: ServiceWorkerRegistration): void {
  const isUpdate = (): boolean => navigator.serviceWorker.controller !== null;
  if (registration.waiting !== null && isUpdate()) setWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && isUpdate()) setWaiting(worker);
    });
  });
}

/** Has the worker keep the engine that answers without a connection, once it runs. */
export function keepOfflineEngine(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage('keep-engine'),
    () => logFailure('O motor não pôde ser guardado.'),
  );
}

/** Who signed out gets no pushes here, also when the server could not be told. */
export async function forgetPush(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The server ends the subscription with its session.
  }
}

/**
 * After signing out the server tells the browser to empty its stores (`Clear-Site-Data`), the shell among them. It holds
 * nothing of anybody and is fetched anew, so that the app still opens without a connection.
 */
export async function restoreShell(): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.onLine) return;
  const known = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (known === undefined && isRegistered) await registerServiceWorker();
}
