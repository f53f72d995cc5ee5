/**
 * The service worker, at `/sw.js`: the interface opens without a connection, a new version waits for the person's word,
 * and pushes become notifications. It keeps the static shell by an allow-list and nothing else: no answer of the API and
 * no picture ever enters its caches (abuse suite L02).
 */
import { isPageAddress } from './platform/page-address.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: what belongs to this version, and its name. */
declare const SHELL_FILES: readonly string[];
/** The engine that answers without a connection: kept when a conversation asks for it, not for every visitor. */
declare const ENGINE_FILES: readonly string[];
declare const SHELL_VERSION: string;

const PREFIX = 'shell-';
const SHELL = `${PREFIX}${SHELL_VERSION}`;
const PAGE = '/index.html';

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldShells()));

self.addEventListener('message', (event) => {
  if (event.data === 'skip-waiting') void self.skipWaiting();
  if (event.data === 'keep-engine') event.waitUntil(keepFiles(ENGINE_FILES));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!isPageAddress(url.pathname)) return;
    event.respondWith(fromShell(PAGE, request));
    event.waitUntil(forgetOldShells());
  } else if (SHELL_FILES.includes(url.pathname) || url.pathname.startsWith('/assets/')) {
    event.respondWith(fromShell(url.pathname, request));
  }
});

/** A device that has the engine keeps it through an update that did not change it. */
async function keepShell(): Promise<void> {
  const known = await Promise.all(ENGINE_FILES.map((path) => caches.match(path)));
  await keepFiles([...SHELL_FILES, ...ENGINE_FILES.filter((_path, index) => known[index] !== undefined)]);
}

/** Files named by their content are taken over from the version before; all others come fresh. */
async function keepFiles(paths: readonly string[]): Promise<void> {
  const shell = await caches.open(SHELL);
  await Promise.all(
    paths.map(async (path) => {
      const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      const response = known ?? (await fetch(path, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await shell.put(path, response);
    }),
  );
}

/** This version's file, else an older version's (its tabs may still be open), else the network's. */
async function fromShell(path: string, request: Request): Promise<Response> {
  const shell = await caches.open(SHELL);
  return (await shell.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}

/** Old versions stay while several tabs are open: one of them may be old and still load parts of itself. */
async function forgetOldShells(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

type PushContent = { title: string; body: string; actionUrl: string | null; tag: string };

self.addEventListener('push', (event) => {
  const content = event.data?.json() as PushContent | undefined;
  if (content === undefined) return;
  const { title, body, actionUrl, tag } = content;
  const options = { body, tag, icon: '/icons/icon-192.png', lang: 'pt-BR', data: { actionUrl } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openWindow(String(event.notification.data?.actionUrl ?? '/')));
});

/** Goes there in a window that is open, else in a new one. Only addresses of this site. */
async function openWindow(path: string): Promise<void> {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open === undefined) await self.clients.openWindow(url.href);
  else await (await open.focus()).navigate(url.href);
}
