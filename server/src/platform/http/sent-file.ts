import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * A file as an answer, whole or as text that is written while it is sent. `fileName` is what the browser offers to save it as; any
 * text will do.
 */
export type SentFile = { bytes: Buffer | AsyncIterable<string>; type: string; fileName: string };

/** Answers a file to save; it is never shown in place, and never kept on the way. */
export function sendFile(reply: FastifyReply, { bytes, type, fileName }: SentFile): FastifyReply {
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .header('content-disposition', contentDisposition(fileName))
    .type(type)
    .send(Buffer.isBuffer(bytes) ? bytes : Readable.from(bytes, { objectMode: false }));
}

/** RFC 6266: a plain name for those who know no better, and the whole name in the coding of RFC 5987 (RFC 8187). */
function contentDisposition(fileName: string): string {
  const whole = fileName.toWellFormed();
  const plain = whole.normalize('NFD').replace(/[^\w .()-]/gu, '');
  const coded = encodeURIComponent(whole).replace(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`;
}
