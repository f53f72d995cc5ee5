import { randomUUID } from 'node:crypto';
import type { CheckoutInput } from './port.ts';

const PAYABLE_MS = 30 * 60_000;

/** An order of 700 moedas by Pix for tests, to be paid within half an hour of `now`, and what `changes` makes of it. */
export function sampleCheckout(now: Date, changes: Partial<CheckoutInput> = {}): CheckoutInput {
  return {
    orderId: randomUUID(),
    amountCents: 1_990,
    keepsCard: false,
    method: 'pix',
    title: '700 moedas',
    payUntil: new Date(now.getTime() + PAYABLE_MS),
    returnUrl: 'https://cafune.example/payment-success',
    cancelUrl: 'https://cafune.example/payment-cancel',
    ...changes,
  };
}
