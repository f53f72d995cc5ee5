import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const MAX_DEPTH = 32;
const POISONED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads JSON bodies only (abuse suite A15, B04, C01): too deep or broken is malformed, keys that could reach a prototype
 * are unknown fields. An empty body is no body, because the specified client sends a JSON content type on every call.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new AppError('request.malformed'));
    }
  });
}

/** @throws AppError request.malformed, request.unknown-field */
function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  if (nestingDepth(text) > MAX_DEPTH) throw new AppError('request.malformed');
  let value: unknown;
  try {
    value = JSON.parse(text, (key, entry: unknown) => {
      if (POISONED_KEYS.has(key)) throw new AppError('request.unknown-field');
      return entry;
    });
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('request.malformed');
  }
  return value;
}

/** Deepest nesting of brackets outside strings, before the parser recurses. */
function nestingDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const bracket of text.replace(/"(?:[^"\\]|\\.)*"/gsu, '').match(/[[\]{}]/gu) ?? []) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
