/** An endpoint that does as it is told, whatever it is asked for. For tests; it is never wired into the product. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeFailure =
  | { kind: 'error'; status: number; code?: string }
  /** Nothing is ever answered. */
  | { kind: 'hang' }
  /** Headers and the beginning of the answer, then nothing. */
  | { kind: 'hang-after-headers' }
  /** Headers and the beginning of the answer, then the socket is destroyed. */
  | { kind: 'cut' };

type FakeAnswer = { kind: string };

export type FakeEndpoint<Answer extends FakeAnswer, Request> = {
  readonly baseUrl: string;
  /** Answers of the next requests; the last one stays. */
  script(...next: (Answer | FakeFailure)[]): void;
  /** Bodies so far, oldest first. */
  readonly requests: Request[];
  close(): Promise<void>;
};

export type FakeProtocol<Answer extends FakeAnswer, Request> = {
  contentType: string;
  /** What it answers before it is told. */
  first: Answer | FakeFailure;
  read(body: Buffer, request: IncomingMessage): Request | Promise<Request>;
  /** The body of a good answer. */
  write(answer: Answer): Buffer | string;
  /** How an answer begins that does not end. */
  beginning: Buffer | string;
};

export async function startFakeEndpoint<Answer extends FakeAnswer, Request>(
  protocol: FakeProtocol<Answer, Request>,
): Promise<FakeEndpoint<Answer, Request>> {
  const requests: Request[] = [];
  let queue: (Answer | FakeFailure)[] = [protocol.first];
  const server = createServer((request, response) => {
    void readAll(request).then(async (body) => {
      requests.push(await protocol.read(body, request));
      const [next = { kind: 'hang' } as const] = queue;
      if (queue.length > 1) queue = queue.slice(1);
      answer(protocol, next, response);
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

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A request of JSON. */
export function readJson(body: Buffer): Record<string, unknown> {
  return JSON.parse(body.toString('utf8'));
}

function isFailure(next: FakeAnswer): next is FakeFailure {
  return ['error', 'hang', 'hang-after-headers', 'cut'].includes(next.kind);
}

function answer<Answer extends FakeAnswer, Request>(
  protocol: FakeProtocol<Answer, Request>,
  next: Answer | FakeFailure,
  response: ServerResponse,
): void {
  if (!isFailure(next)) {
    response.writeHead(200, { 'content-type': protocol.contentType }).end(protocol.write(next));
    return;
  }
  if (next.kind === 'hang') return;
  if (next.kind === 'error') {
    response.writeHead(next.status, { 'content-type': 'application/json', 'retry-after-ms': '1' });
    response.end(JSON.stringify({ error: { message: 'fake', type: 'fake', code: next.code ?? null } }));
    return;
  }
  response.writeHead(200, { 'content-type': protocol.contentType });
  response.write(protocol.beginning, () => {
    if (next.kind === 'cut') response.destroy();
  });
}
