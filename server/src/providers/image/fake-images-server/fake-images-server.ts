/** An images server that does as it is told. For tests; it is never wired into the product. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeImage =
  | { kind: 'image'; bytes: Buffer }
  /** An answer of another form. */
  | { kind: 'body'; body: unknown }
  | { kind: 'error'; status: number; code?: string }
  /** Nothing is ever answered. */
  | { kind: 'hang' }
  /** Headers and the beginning of the answer, then nothing. */
  | { kind: 'hang-after-headers' }
  /** Headers and the beginning of the answer, then the socket is destroyed. */
  | { kind: 'cut' };

export type FakeImagesServer = {
  readonly baseUrl: string;
  /** Answers of the next requests; the last one stays. */
  script(...next: FakeImage[]): void;
  /** Bodies so far, oldest first. */
  readonly requests: Record<string, unknown>[];
  close(): Promise<void>;
};

export async function startFakeImagesServer(): Promise<FakeImagesServer> {
  const requests: Record<string, unknown>[] = [];
  let queue: FakeImage[] = [];
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

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

function answer(next: FakeImage, response: ServerResponse): void {
  if (next.kind === 'hang') return;
  const json = { 'content-type': 'application/json', 'retry-after-ms': '1' };
  response.writeHead(next.kind === 'error' ? next.status : 200, json);
  if (next.kind === 'error') {
    response.end(JSON.stringify({ error: { message: 'fake', type: 'fake', code: next.code ?? null } }));
    return;
  }
  if (next.kind === 'image' || next.kind === 'body') {
    const body = next.kind === 'body' ? next.body : { created: 1, data: [{ b64_json: next.bytes.toString('base64') }] };
    response.end(JSON.stringify(body));
    return;
  }
  response.write('{"created": 1,', () => {
    if (next.kind === 'cut') response.destroy();
  });
}
