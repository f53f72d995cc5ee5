import { newToken } from '../../platform/ids.ts';

/** Crockford's alphabet: nothing in it is taken for something else when it is read aloud. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

/** The number a person keeps of a report or request, e.g. `CAF-2026-7K3QF9`. Chance, not a count. */
export function newProtocol(now: Date): string {
  const bytes = Buffer.from(newToken(), 'base64url').subarray(0, CODE_LENGTH);
  const code = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `CAF-${now.getUTCFullYear()}-${code}`;
}
