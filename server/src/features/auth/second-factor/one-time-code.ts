/** One-time codes of an authenticator app: RFC 6238 with what all of them know, SHA-1, six digits, half a minute. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const DIGITS = 6;
/** Clocks differ: the code before and the one after count too. */
const STEPS_AROUND = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The half minute of a time. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The half minute a code is of, around now; undefined for a code of none. */
export function findStep(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const steps = Array.from({ length: 2 * STEPS_AROUND + 1 }, (_, index) => stepOf(now) - STEPS_AROUND + index);
  return steps.find((step) => {
    const wanted = Buffer.from(codeOf(secret, step));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

/** As people type it, and as apps take it. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/gu) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What the picture says to an app. */
export function addressOf(secret: Buffer, account: string): string {
  const name = encodeURIComponent('Cafuné');
  return `otpauth://totp/${name}:${encodeURIComponent(account)}?secret=${toBase32(secret)}&issuer=${name}`;
}
