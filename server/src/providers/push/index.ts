/** Web Push (RFC 8030, 8188, 8291, 8292): `web-push` encrypts and signs, one request delivers. */
import { createHash, ECDH } from 'node:crypto';
import webPush from 'web-push';
import { PushError, type PushService, type PushTarget } from './port.ts';

export type PushConfig = {
  /** Hosts a subscription may be at, e.g. `fcm.googleapis.com`; `*.` in front takes any below. With a port where not 443. */
  hosts: readonly string[];
  /** Push services want to know whom to write to when something is wrong: our address where it is https, else this sender's. */
  publicUrl: string;
  mailFrom: string;
  /** How requests leave. */
  post?: typeof fetch;
};

const TIMEOUT_MS = 10_000;
const LIFETIME_SECONDS = 4 * 60 * 60;
const GONE = new Set([404, 410]);
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;

export function createPushService({ hosts, publicUrl, mailFrom, post = fetch }: PushConfig): PushService {
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${addressOf(mailFrom)}`;
  return {
    createKeys: () => webPush.generateVAPIDKeys(),
    accepts: (target) => isServiceAddress(target.endpoint, hosts) && hasKeys(target),
    send: async (keys, target, message) => {
      // The list may have become shorter since the browser subscribed.
      if (!isServiceAddress(target.endpoint, hosts)) return 'gone';
      const { endpoint, p256dh, auth } = target;
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject, ...keys },
          TTL: LIFETIME_SECONDS,
          urgency: 'normal',
          topic: topicOf(message.tag),
        },
      );
      const { 'Content-Length': _counted, ...sent } = headers as Record<string, string>;
      const response = await post(endpoint, {
        method: 'POST',
        headers: { ...sent, TTL: String(LIFETIME_SECONDS) },
        body: new Uint8Array(body),
        // Wherever it points: only hosts of the list are spoken to.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: unknown) => {
        throw new PushError(`push service not reached: ${error instanceof Error ? error.name : 'unknown'}`);
      });
      await response.body?.cancel();
      if (GONE.has(response.status)) return 'gone';
      if (!response.ok) throw new PushError(`push service answered ${response.status}`);
      return 'sent';
    },
  };
}

/** Abuse suite D08: https, no credentials, a host of the list; whatever else an address may name is never connected to. */
function isServiceAddress(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host));
}

function hasKeys({ p256dh, auth }: PushTarget): boolean {
  const key = Buffer.from(p256dh, 'base64url');
  if (key.length !== PUBLIC_KEY_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** At most 32 characters of base64url: of one topic a push service keeps the newest for a browser that is away. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}

/** `oi@cafune.local` of `Cafuné <oi@cafune.local>`. */
function addressOf(sender: string): string {
  return /<([^>]+)>/u.exec(sender)?.[1] ?? sender;
}
