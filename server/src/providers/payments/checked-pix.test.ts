import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { writeBrCode } from './br-code.ts';
import { createPaymentProvider, withCheckedPix } from './index.ts';
import { type CheckoutInput, type PaymentProvider, PaymentProviderUnavailable } from './port.ts';

let database: TestDatabase;
let provider: PaymentProvider;
beforeAll(async () => {
  database = await createTestDatabase();
  provider = await createPaymentProvider({
    provider: 'sandbox',
    stripe: { secretKey: undefined, webhookSecret: undefined, apiUrl: undefined },
    mercadoPago: { accessToken: undefined, webhookSecret: undefined, apiUrl: undefined },
    db: database.db,
    secret: 'of this installation',
    publicUrl: 'https://cafune.example',
    now: () => new Date('2026-03-10T12:00:00Z'),
    log: { error: () => undefined },
  });
});
afterAll(() => database.drop());

const order = (): CheckoutInput => ({
  orderId: randomUUID(),
  amountCents: 1_990,
  keepsCard: false,
  method: 'pix',
  title: '700 moedas',
  payUntil: new Date('2026-03-10T12:30:00Z'),
  returnUrl: 'https://cafune.example/payment-success',
});
/** What a provider that was broken into, or is wrong, would show. */
const showing = (pixCode: string) =>
  withCheckedPix({
    ...provider,
    createCheckout: async (input) => ({ ...(await provider.createCheckout(input)), pixCode }),
  });
const code = (changes: Partial<Parameters<typeof writeBrCode>[0]> = {}) =>
  writeBrCode({
    key: 'teste@cafune.example',
    amountCents: 1_990,
    merchantName: 'CAFUNE TESTE',
    city: 'SAO PAULO',
    txid: 'ABC',
    ...changes,
  });

describe('a Pix code, before anybody sees it', () => {
  it('pays us the price', async () => {
    expect((await showing(code()).createCheckout(order())).pixCode).toBe(code());
  });

  it.each([
    ['another amount', () => code({ amountCents: 1_991 })],
    ['somebody else', () => code({ key: 'golpe@banco.example' })],
    ['a key that only begins as ours', () => code({ key: 'teste@cafune.example.net' })],
    ['a wrong sum', () => `${code().slice(0, -4)}0000`],
    ['no code at all', () => 'pague aqui'],
  ])('is refused with %s, and nothing is charged', async (_, write) => {
    await expect(showing(write()).createCheckout(order())).rejects.toThrow(PaymentProviderUnavailable);
  });
});
