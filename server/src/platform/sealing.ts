import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A text that only this installation reads. Every purpose has a key of its own, made of the installation's secret. */
export function seal(key: { secret: string; purpose: string }, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(key), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** The way back. @throws when the secret or the purpose is another one, or a byte was changed */
export function unseal(key: { secret: string; purpose: string }, sealed: Buffer): string {
  const decipher = createDecipheriv(ALGORITHM, keyOf(key), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([body, decipher.final()]).toString('utf8');
}

function keyOf({ secret, purpose }: { secret: string; purpose: string }): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
