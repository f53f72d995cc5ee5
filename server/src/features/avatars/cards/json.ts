import { AppError } from '../../../platform/errors.ts';

/** What JSON can say. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

const MAX_DEPTH = 32;
const POISONED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set(['{'.charCodeAt(0), '['.charCodeAt(0)]);
const CLOSING = new Set(['}'.charCodeAt(0), ']'.charCodeAt(0)]);

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a key could reach a prototype (abuse suite B04). */
export function isPoisoned(key: string): boolean {
  return POISONED_KEYS.has(key);
}

/** Reads somebody's JSON. @throws AppError avatars.unreadable-card when it is broken, too deep or reaches for a prototype (C01, B04) */
export function readJson(text: string): Json {
  if (isTooDeep(text)) throw new AppError('avatars.unreadable-card');
  try {
    return JSON.parse(text, (key, value: Json) => {
      if (isPoisoned(key)) throw new AppError('avatars.unreadable-card');
      return value;
    });
  } catch {
    throw new AppError('avatars.unreadable-card');
  }
}

/** Counts brackets outside strings before the parser recurses. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isInString = !isInString;
    else if (!isInString) depth += depthChange(code);
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

function depthChange(code: number): number {
  if (OPENING.has(code)) return 1;
  return CLOSING.has(code) ? -1 : 0;
}
