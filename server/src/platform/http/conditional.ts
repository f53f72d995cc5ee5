import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Longer answers change more often than their digest is worth. */
const MAX_LENGTH = 64 * 1024;

/**
 * Names every small JSON answer to a GET by its content and answers 304 without a body to whoever has it: what browsers
 * ask for every few seconds rarely changed. Nothing is cached on the way (`no-store` stays); the client keeps both itself.
 */
export function answerConditionally(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    if (payload.length > MAX_LENGTH || !isJson(reply.getHeader('content-type'))) return payload;
    const tag = `W/"${hash('sha1', payload, 'base64')}"`;
    void reply.header('etag', tag);
    if (!isKnown(request.headers['if-none-match'], tag)) return payload;
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return null;
  });
}

function isJson(type: unknown): boolean {
  return typeof type === 'string' && type.startsWith('application/json');
}

/** `If-None-Match` is `*` or a list; comparison is weak (RFC 9110 §13.1.2). */
function isKnown(given: string | undefined, tag: string): boolean {
  if (given === undefined) return false;
  if (given === tag || given === '*') return true;
  const opaque = tag.slice(2);
  return given.split(',').some((one) => one.trim().replace(/^W\//u, '') === opaque);
}
