import { createHash, createHmac, randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';

/** A new sortable id. */
export function newId(): string {
  return uuidv7();
}

/** An opaque secret of 256 bits, URL-safe, 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: its SHA-256. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Keyed digest for values that must not be guessable (device cookies). */
export function sign(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url');
}

/** A UUID that is the same for the same parts: the id of a message whose client made none (chat.md). */
export function derivedId(...parts: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
