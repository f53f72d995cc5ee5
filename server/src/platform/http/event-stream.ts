import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Session } from '../session/session.ts';

const HEARTBEAT_MS = 15_000;
/** A browser holds one or two; of more, the oldest gives way. */
const STREAMS_PER_ACCOUNT = 20;
/** A reader this far behind is cut, and comes back with its last event id. */
const MAX_UNSENT_BYTES = 1_000_000;

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

type Member = { session: Session | undefined; beat(): void; end(): void };

/** In the order in which they were opened. */
const open = new Set<Member>();
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
  const { session } = reply.request;
  const member: Member = { session, beat: () => socket.write(':\n\n'), end: () => socket.end() };
  makeRoom(session?.accountId);
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
      if (socket.writableEnded || socket.destroyed) return;
      socket.write(`id: ${id}\nevent: ${name}\ndata: ${data}\n\n`);
      if (socket.writableLength > MAX_UNSENT_BYTES) socket.destroy();
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

function makeRoom(accountId: string | undefined): void {
  const own = [...open].filter((member) => member.session?.accountId === accountId);
  if (own.length >= STREAMS_PER_ACCOUNT) own[0]?.end();
}

/** Ends the streams of a session, or of all sessions of an account: who signed out hears nothing more. */
export function endEventStreamsOf(ended: { sessionId: string } | { accountId: string }): void {
  for (const member of open) {
    const isOver =
      'sessionId' in ended ? member.session?.id === ended.sessionId : member.session?.accountId === ended.accountId;
    if (isOver) member.end();
  }
}

/** Ends every stream of this process; the other sides come back to the next one with their last event id. */
export function endAllEventStreams(): void {
  for (const stream of open) stream.end();
}
