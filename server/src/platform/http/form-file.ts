import type { ErrorCode } from '@cafune/contract';
import type { FileRule } from '@cafune/contract/core/route';
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/** The one file of a form. `name` and `type` are what the sender says; neither is to be believed (abuse suite D05, D07). */
export type FormFile = { bytes: Buffer; name: string; type: string };

/** What a form weighs besides its file: boundaries and part headers. */
const FORM_BYTES = 16 * 1024;
const NOT_IN_THE_FORM = new Set(['FST_FIELDS_LIMIT', 'FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_PROTO_VIOLATION']);

/** Makes the routes of a scope read forms and nothing else; all others go on refusing them (abuse suite A15). */
export function acceptFormOnly(scope: FastifyInstance, rule: FileRule): void {
  scope.removeAllContentTypeParsers();
  void scope.register(fastifyMultipart, { limits: { fileSize: rule.maxBytes, files: 1, fields: 0, parts: 2 } });
  scope.addContentTypeParser('*', (_request, _payload, done) => {
    done(new AppError('request.unsupported-type', { message: 'Envie o arquivo em um formulário.' }));
  });
}

/** The file of the form, whole. @throws AppError the rule's own code past its size, request.invalid, request.unknown-field, request.malformed */
export async function readFormFile(
  rule: FileRule,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<FormFile> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > rule.maxBytes + FORM_BYTES)
      throw new AppError(rule.tooLarge as ErrorCode);
    return await readParts(rule, request);
  } catch (error) {
    // What was not read would be taken for the next request.
    void reply.header('connection', 'close');
    throw toFormError(rule, error);
  }
}

async function readParts(rule: FileRule, request: FastifyRequest): Promise<FormFile> {
  let file: FormFile | undefined;
  if (request.isMultipart()) {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== rule.field) throw new AppError('request.unknown-field');
      file = { bytes: await part.toBuffer(), name: part.filename, type: part.mimetype };
    }
  }
  if (!file || file.bytes.length === 0) throw new AppError('request.invalid', { message: 'Escolha um arquivo.' });
  return file;
}

function toFormError(rule: FileRule, error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(rule.tooLarge as ErrorCode);
  return new AppError(NOT_IN_THE_FORM.has(code) ? 'request.unknown-field' : 'request.malformed');
}
