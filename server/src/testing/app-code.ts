import { codeOf, stepOf } from '../features/auth/second-factor/one-time-code.ts';

/** What an authenticator shows. @param secret in base32 */
export function appCode(secret: string, now: Date): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const bytes = bits.join('').match(/.{8}/gu) ?? [];
  return codeOf(Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))), stepOf(now));
}
