/** A speech server that does as it is told. For tests; it is never wired into the product. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeSpeech =
  | { kind: 'audio'; bytes: Buffer }
  | { kind: 'error'; status: number; code?: string }
  /** Nothing is ever answered. */
  | { kind: 'hang' }
  /** Headers and a few bytes, then nothing. */
  | { kind: 'hang-after-headers' }
  /** Headers and a few bytes, then the socket is destroyed. */
  | { kind: 'cut' };

export type FakeSpeechServer = {
  readonly baseUrl: string;
  /** Answers of the next requests; the last one stays. */
  script(...next: FakeSpeech[]): void;
  /** Bodies so far, oldest first. */
  readonly requests: unknown[];
  close(): Promise<void>;
};

/** The beginning of an MPEG frame. */
export const FAKE_AUDIO = Buffer.from([0xff, 0xfb, 0x90, 0x44, 0, 1, 2, 3]);

export async function startFakeSpeechServer(): Promise<FakeSpeechServer> {
  const requests: unknown[] = [];
  let queue: FakeSpeech[] = [{ kind: 'audio', bytes: FAKE_AUDIO }];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests.push(body);
      const [next = { kind: 'hang' } as const] = queue;
      if (queue.length > 1) queue = queue.slice(1);
      answer(next, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    script: (...next) => {
      queue = next;
    },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

function answer(next: FakeSpeech, response: ServerResponse): void {
  if (next.kind === 'hang') return;
  if (next.kind === 'error') {
    response.writeHead(next.status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
    response.end(JSON.stringify({ error: { message: 'fake', type: 'fake', code: next.code ?? null } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'audio/mpeg' });
  if (next.kind === 'audio') {
    response.end(next.bytes);
    return;
  }
  response.write(FAKE_AUDIO, () => {
    if (next.kind === 'cut') response.destroy();
  });
}
