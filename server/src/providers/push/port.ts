/** Where a browser is reached: its address at a push service, and the keys only it can open a message with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/** The pair that proves to push services who is sending (RFC 8292), base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** What the service worker shows. `actionUrl` is a path of this site; of one `tag` the newest replaces the others. */
export type PushMessage = { title: string; body: string; actionUrl: string | null; tag: string };

/** The push service did not take a message now; later it may. Says the status, never the address. */
export class PushError extends Error {
  override name = 'PushError';
}

export type PushService = {
  createKeys(): VapidKeys;
  /** Whether a subscription is whole and its address at a push service we speak to. */
  accepts(target: PushTarget): boolean;
  /** @returns `gone` when the subscription has ended for good. @throws PushError */
  send(keys: VapidKeys, target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>;
};
