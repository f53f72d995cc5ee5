import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { writeBrCode } from './br-code.ts';
import { withCheckedPix } from './index.ts';
import { type CheckoutInput, type PaymentProvider, PaymentProviderUnavailable } from './port.ts';

const OUR_KEY = 'oi@cafune.example';
const order: CheckoutInput = {
  orderId: randomUUID(),
  amountCents: 1_990,
  keepsCard: false,
  method: 'pix',
  title: '700 moedas',
  payUntil: new Date('2026-03-10T12:30:00Z'),
  returnUrl: 'https://cafune.example/payment-success',
  cancelUrl: 'https://cafune.example/payment-cancel',
};
/** A provider whose Pix codes are to pay `pixReceiver`, and that shows this one. */
function showing(pixCode: string, pixReceiver: string | undefined = OUR_KEY) {
  const capabilities = { methods: ['pix'], keepsCards: false, pixReceiver, paysOut: false };
  const createCheckout = () => Promise.resolve({ ref: 'ref', pixCode, boletoLine: null, payUrl: null });
  return withCheckedPix({ capabilities, createCheckout } as unknown as PaymentProvider);
}
const code = (changes: Partial<Parameters<typeof writeBrCode>[0]> = {}) =>
  writeBrCode({
    key: OUR_KEY,
    amountCents: 1_990,
    merchantName: 'CAFUNE TESTE',
    city: 'SAO PAULO',
    txid: 'ABC',
    ...changes,
  });

describe('a Pix code, before anybody sees it', () => {
  it('pays us the price, by our key or at an address of ours', async () => {
    expect((await showing(code()).createCheckout(order)).pixCode).toBe(code());
    const charge = code({ key: 'pix.banco.example/qr/7d9f' });
    expect((await showing(charge, 'pix.banco.example/qr/').createCheckout(order)).pixCode).toBe(charge);
  });

  it.each([
    ['another amount', code({ amountCents: 1_991 })],
    ['somebody else', code({ key: 'golpe@banco.example' })],
    ['a key that only begins as ours', code({ key: `${OUR_KEY}.net` })],
    ['a wrong sum', `${code().slice(0, -4)}0000`],
    ['no code at all', 'pague aqui'],
  ])('is refused with %s, and nothing is charged', async (_, pixCode) => {
    await expect(showing(pixCode).createCheckout(order)).rejects.toThrow(PaymentProviderUnavailable);
  });

  it('is refused where nobody said whom it is to pay', async () => {
    const unsaid = showing(code(), '');
    await expect(unsaid.createCheckout(order)).rejects.toThrow(PaymentProviderUnavailable);
  });
});
