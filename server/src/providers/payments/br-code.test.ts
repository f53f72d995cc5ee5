import { describe, expect, it } from 'vitest';
import { checksumOf, readBrCode, writeBrCode } from './br-code.ts';

/** The example of the Banco Central's manual, with its sum. */
const EXAMPLE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const ours = () =>
  writeBrCode({ key: 'oi@cafune.example', amountCents: 1_990, merchantName: 'Cafune', city: 'SAO PAULO', txid: 'CF1' });

describe('a Pix code', () => {
  it('is read as the Banco Central writes it', () => {
    expect(readBrCode(EXAMPLE)).toEqual({
      receiver: '123e4567-e12b-12d1-a456-426655440000',
      amountCents: undefined,
      merchantName: 'Fulano de Tal',
      txid: '***',
    });
  });

  it('says what it was written with', () => {
    expect(readBrCode(ours())).toEqual({
      receiver: 'oi@cafune.example',
      amountCents: 1_990,
      merchantName: 'Cafune',
      txid: 'CF1',
    });
  });

  it('with one sign changed anywhere is no code', () => {
    const code = ours();
    for (let at = 0; at < code.length; at += 1) {
      const changed = `${code.slice(0, at)}${code[at] === '7' ? '8' : '7'}${code.slice(at + 1)}`;
      expect(readBrCode(changed)).toBeUndefined();
    }
  });

  it('of another currency, or with a field that says it is longer, is no code', () => {
    for (const broken of [ours().replace('5303986', '5303840'), ours().replace('5802BR', '5899BR')]) {
      const body = broken.slice(0, -4);
      expect(readBrCode(body + checksumOf(body))).toBeUndefined();
    }
  });
});
