/** Notifications of this browser while the app is closed. Asked for only after an explicit click. */
import { readLocal, removeLocal, writeLocal } from '../../platform/storage/local.ts';
import { deletePushSubscription, postPushSubscription, readPushKey } from './api.ts';

/** Who turned it on in this browser. */
const OWNER_KEY = 'pushOwner';

/** `off` may be turned on · `denied` by the person in the browser · `unsupported` by the browser. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported';

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

export async function readPushState(): Promise<PushState> {
  const worker = await registration();
  if (worker === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on';
}

/** Asks the browser, subscribes and tells the server. @throws when the push service or the server would not. */
export async function turnPushOn(userId: string): Promise<PushState> {
  const worker = await registration();
  if (worker === null) return 'unsupported';
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  await subscribe(worker, await readPushKey());
  writeLocal(OWNER_KEY, userId);
  return 'on';
}

async function subscribe(worker: ServiceWorkerRegistration, applicationServerKey: string): Promise<void> {
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    await send(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

async function send(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await postPushSubscription(endpoint ?? '', { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
}

/**
 * The server keeps a subscription only as long as the session it was given in: somebody who is back in gives it again.
 * Somebody else's goes; one that was made for another key of the server is made anew. @throws what the server says
 */
export async function renewPush(userId: string): Promise<void> {
  const worker = await registration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!worker || !subscription) return;
  if (readLocal(OWNER_KEY) !== userId) {
    await subscription.unsubscribe();
    return;
  }
  const key = await readPushKey();
  if (isMadeFor(subscription, key)) return send(subscription);
  await subscription.unsubscribe();
  await subscribe(worker, key);
}

/** `key` is base64url, as the server says it. */
function isMadeFor(subscription: PushSubscription, key: string): boolean {
  const { applicationServerKey } = subscription.options;
  if (applicationServerKey === null) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/u, '') === key.replace(/=+$/u, '');
}

export async function turnPushOff(): Promise<PushState> {
  const worker = await registration();
  const subscription = await worker?.pushManager.getSubscription();
  if (subscription) {
    await deletePushSubscription(subscription.endpoint);
    await subscription.unsubscribe();
  }
  removeLocal(OWNER_KEY);
  return readPushState();
}
