/**
 * A push service over HTTP that reads what it is sent the way a browser would: checks the VAPID signature, opens the
 * message with the subscription's own keys. For tests; it is never wired into the product.
 */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One delivery, opened. `claims` are the signed ones; `key` is the sender's public key. */
export type Delivery = {
  path: string;
  headers: IncomingMessage['headers'];
  claims: { aud: string; exp: number; sub: string };
  key: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on whatever came
  message: any;
};

export type FakePushService = {
  /** The host its subscriptions are at; only `post` finds the way. */
  readonly host: string;
  readonly deliveries: readonly Delivery[];
  /** A browser's subscription. */
  subscribe(): { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Statuses of the next deliveries; 201 once they are used up. */
  script(...statuses: number[]): void;
  /** How requests to `host` leave: to this server, over HTTP. Anywhere else is refused. */
  readonly post: typeof fetch;
  close(): Promise<void>;
};

type Browser = { keys: ECDH; auth: Buffer };

const HOST = 'push.example';

export async function startFakePushService(): Promise<FakePushService> {
  const browsers = new Map<string, Browser>();
  const deliveries: Delivery[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    receive(request, browsers).then(
      (delivery) => {
        deliveries.push(delivery);
        const status = statuses.shift() ?? 201;
        response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
      },
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    host: HOST,
    deliveries,
    subscribe: () => {
      const browser = { keys: createECDH('prime256v1'), auth: randomBytes(16) };
      const p256dh = browser.keys.generateKeys('base64url');
      const path = `/send/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, browser);
      return { endpoint: `https://${HOST}${path}`, keys: { p256dh, auth: browser.auth.toString('base64url') } };
    },
    script: (...more) => {
      statuses.push(...more);
    },
    post: (input, init) => {
      const url = new URL(String(input));
      if (url.host !== HOST) throw new Error(`a request to ${url.host}`);
      return fetch(`http://127.0.0.1:${port}${url.pathname}`, init);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function receive(request: IncomingMessage, browsers: ReadonlyMap<string, Browser>): Promise<Delivery> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { headers, url: path = '' } = request;
  const browser = browsers.get(path);
  if (!browser || headers['content-encoding'] !== 'aes128gcm') throw new Error('not for anybody here');
  const message = JSON.parse(openMessage(Buffer.concat(parts), browser));
  return { path, headers, message, ...verifySender(headers.authorization ?? '') };
}

/** RFC 8292: `vapid t=<JWT>, k=<public key>`, signed with ES256. */
function verifySender(authorization: string): Pick<Delivery, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/u.exec(authorization) ?? [];
  const [header = '', payload = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the sender’s signature is wrong');
  return { claims: JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')), key };
}

/** RFC 8188 and 8291: salt, record size, sender's key; one record, closed by the byte 2. */
function openMessage(body: Buffer, browser: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = browser.keys.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.keys.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, browser.auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return text.subarray(0, text.lastIndexOf(2)).toString('utf8');
}
