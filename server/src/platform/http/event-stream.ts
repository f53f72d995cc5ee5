import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

const HEARTBEAT_MS = 15_000;

export type EventStream = {
  /** Sends one event; `id` is its sequence number. */
  send(event: { id: number; name: string; data: string }): void;
  end(): void;
  /** Runs when the other side goes, or the stream ended. */
  onClose(listener: () => void): void;
  readonly isOpen: boolean;
};

export function wantsEventStream(request: FastifyRequest): boolean {
  return (request.headers.accept ?? '').includes('text/event-stream');
}

const open = new Set<{ beat(): void; end(): void }>();
let stopBeating: (() => void) | undefined;

/** Takes over the reply as server-sent events. One heartbeat for all streams keeps proxies from closing quiet ones. */
export function openEventStream(reply: FastifyReply, clock: Clock, status = 200): EventStream {
  const headers = reply.getHeaders();
  reply.hijack();
  const socket = reply.raw;
  socket.writeHead(status, {
    ...(headers as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  socket.flushHeaders();
  const member = { beat: () => socket.write(':\n\n'), end: () => socket.end() };
  // Who left while the answer was made says so no more: `close` has come and gone.
  if (!socket.destroyed) open.add(member);
  stopBeating ??= clock.every(HEARTBEAT_MS, () => {
    for (const stream of open) stream.beat();
  });
  socket.once('close', () => {
    open.delete(member);
    if (open.size > 0) return;
    stopBeating?.();
    stopBeating = undefined;
  });
  socket.on('error', () => undefined);
  return {
    send: ({ id, name, data }) => {
      if (!socket.writableEnded && !socket.destroyed) socket.write(`id: ${id}\nevent: ${name}\ndata: ${data}\n\n`);
    },
    end: () => {
      if (!socket.writableEnded) socket.end();
    },
    onClose: (listener) => {
      if (socket.destroyed) listener();
      else socket.once('close', listener);
    },
    get isOpen() {
      return !socket.writableEnded && !socket.destroyed;
    },
  };
}

/** Ends every stream of this process; the other sides come back to the next one with their last event id. */
export function endAllEventStreams(): void {
  for (const stream of open) stream.end();
}
