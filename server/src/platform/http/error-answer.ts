import { ERRORS, type ErrorCode } from '@cafune/contract';
import type { ErrorBody } from '@cafune/contract/core/error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';

const FRAMEWORK_CODES: ReadonlyMap<string, ErrorCode> = new Map([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'request.too-large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'request.unsupported-type'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'request.malformed'],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'request.malformed'],
  ['FST_ERR_BAD_URL', 'request.malformed'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'request.not-found'],
]);

/** A field that speaks with the sentence of a code is refused with that code (abuse suite F01: `safety.minimum-age`). */
const CODES_BY_SENTENCE: ReadonlyMap<string, ErrorCode> = new Map(
  Object.entries(ERRORS).flatMap(([code, { status, message }]) =>
    status === 422 ? [[message, code as ErrorCode] as const] : [],
  ),
);

/** Turns whatever was thrown into an AppError. Only AppError sentences ever leave. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fieldError(error);
  if (isDatabaseUnavailable(error)) return new AppError('request.unavailable', { cause: error, retryAfterSeconds: 2 });
  const code = FRAMEWORK_CODES.get(errorCode(error));
  return code ? new AppError(code) : new AppError('internal', { cause: error });
}

function fieldError(error: { validation: readonly { keyword?: string; message?: string }[] }): AppError {
  const issues = error.validation;
  if (issues.some((issue) => issue.keyword === 'unrecognized_keys')) return new AppError('request.unknown-field');
  const message = issues[0]?.message;
  const code = CODES_BY_SENTENCE.get(message ?? '');
  if (code) return new AppError(code);
  return new AppError('request.invalid', message ? { message } : {});
}

/** Writes the one error shape, and logs what is ours to mend. */
export function answerError(
  log: Logger,
  error: unknown,
  exchange: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply {
  const { request, reply } = exchange;
  const failure = toAppError(error);
  if (failure.status >= 500 && (failure.cause !== undefined || failure.code === 'internal')) {
    const cause = isResponseSerializationError(error) ? error.cause : (failure.cause ?? failure);
    log.error(
      { err: cause, code: failure.code, route: request.routeOptions.url, requestId: request.id },
      'request failed',
    );
  }
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(errorBody(failure, request.id));
}

function errorBody(failure: AppError, requestId: string): ErrorBody {
  return { error: failure.code, message: failure.message || ERRORS[failure.code].message, requestId };
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
