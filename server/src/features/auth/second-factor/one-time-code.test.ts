import { expect, it } from 'vitest';
import { addressOf, codeOf, findStep, stepOf, toBase32 } from './one-time-code.ts';

const SECRET = Buffer.from('12345678901234567890');

it('codes are those of RFC 6238, appendix B, as six digits', () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ];
  for (const [seconds, code] of vectors) expect(codeOf(SECRET, stepOf(new Date(seconds * 1_000)))).toBe(code);
});

it('a code counts half a minute before and after its time, and no longer', () => {
  const now = new Date(1_111_111_111_000);
  const step = stepOf(now);
  for (const near of [step - 1, step, step + 1]) expect(findStep(SECRET, codeOf(SECRET, near), now)).toBe(near);
  for (const far of [step - 2, step + 2]) expect(findStep(SECRET, codeOf(SECRET, far), now)).toBeUndefined();
  for (const odd of ['', '12345', '1234567', 'abcdef']) expect(findStep(SECRET, odd, now)).toBeUndefined();
});

it('a secret is written in base32 (RFC 4648), and the address names house and account', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(addressOf(SECRET, 'ana@correio.com')).toBe(
    'otpauth://totp/Cafun%C3%A9:ana%40correio.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Cafun%C3%A9',
  );
});
