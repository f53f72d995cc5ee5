/**
 * A language-model server that does as it is told, speaking the streaming chat-completions protocol over HTTP.
 * For tests of the adapter and for benches of the chat; it is never wired into the product.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chunkEvent, closingEvents, type FakeReply, type FakeRequest, tokenEvent } from './replies.ts';
import { createTicker, type Ticker } from './ticker.ts';

export type FakeModelServer = {
  /** What an OpenAI-compatible client is given, e.g. `http://127.0.0.1:40123/v1`. */
  readonly baseUrl: string;
  /** From the next request on, this is the answer. */
  script(next: FakeReply): void;
  /** Requests so far, oldest first; only the first thousand are kept. */
  readonly requests: readonly FakeRequest[];
  close(): Promise<void>;
};

type Running = { reply: FakeReply; requests: FakeRequest[]; ticker: Ticker };

const DEFAULT_REPLY: FakeReply = { kind: 'tokens', tokens: ['Oi', ', ', 'tudo ', 'bem?'] };
const KEPT_REQUESTS = 1_000;

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}

/** The reply for this request; an error counts down until its successor takes over. */
function nextReply(running: Running): FakeReply {
  const { reply } = running;
  if (reply.kind === 'error') running.reply = reply.times > 1 ? { ...reply, times: reply.times - 1 } : reply.next;
  return reply;
}

function sendError(response: ServerResponse, status: number, code: string | undefined): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: `fake ${status}`, type: 'fake', code: code ?? null } }));
}

function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();
  response.write(chunkEvent({ role: 'assistant', content: '' }, null));
}

async function sendTokens(response: ServerResponse, tokens: readonly string[], delayMs: number): Promise<void> {
  for (const token of tokens) {
    if (delayMs > 0) await sleep(delayMs);
    if (response.destroyed) return;
    response.write(tokenEvent(token));
  }
}

async function stream(
  running: Running,
  reply: Exclude<FakeReply, { kind: 'error' }>,
  response: ServerResponse,
): Promise<void> {
  openStream(response);
  if (reply.kind === 'hang') return;
  if (reply.kind === 'drip') {
    running.ticker.add(response, reply.tokensPerSecond, reply.tokens);
    return;
  }
  if (reply.kind === 'tokens') await reply.after;
  await sendTokens(response, reply.tokens, reply.kind === 'tokens' ? (reply.delayMs ?? 0) : 0);
  if (reply.kind === 'tokens') response.end(closingEvents(reply.finish ?? 'stop'));
  if (reply.kind === 'malformed-after') response.end('data: {"choices":[{"delta":\n\n');
  if (reply.kind === 'cut-after') {
    // Let what was written leave first, so that the cut comes in mid-stream.
    await sleep(20);
    response.destroy();
  }
}

async function answer(running: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const seen: FakeRequest = {
    body: await readBody(request),
    authorization: request.headers.authorization,
    aborted: false,
  };
  if (running.requests.length < KEPT_REQUESTS) running.requests.push(seen);
  response.on('close', () => {
    seen.aborted = !response.writableFinished;
  });
  const reply = nextReply(running);
  if (reply.kind === 'error') sendError(response, reply.status, reply.code);
  else await stream(running, reply, response);
}

function listen(server: Server): Promise<AddressInfo> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address() as AddressInfo));
  });
}

/** Starts the fake on a free port of the loopback interface. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  const running: Running = { reply: DEFAULT_REPLY, requests: [], ticker: createTicker() };
  const server = createServer((request, response) => {
    answer(running, request, response).catch(() => response.destroy());
  });
  const { port } = await listen(server);
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    script: (next) => {
      running.reply = next;
    },
    requests: running.requests,
    close: () =>
      new Promise((resolve) => {
        running.ticker.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
