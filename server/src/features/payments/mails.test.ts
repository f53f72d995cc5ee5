import { describe, expect, it } from 'vitest';
import { paidMail, type Receipt, refundMail } from './mails.ts';
import type { OrderRow } from './store.ts';

const VIP = { product: 'vip', title: 'VIP mensal', price_cents: 2_990, keeps_card: false, charged_card: null };
const receiptOf = (changes: Partial<OrderRow>): Receipt => ({
  to: 'ana@example.com',
  name: 'Ana',
  order: { ...VIP, ...changes } as OrderRow,
  number: 'CF-ABCDEF12',
  url: 'https://cafune.example/vip-payment-success?order=o1',
});
const textOf = (changes: Partial<OrderRow>) => paidMail(receiptOf(changes)).text;

describe('the receipt by mail', () => {
  it('says what the payment gives where somebody has just bought it', () => {
    expect(textOf({})).toContain('chegou, e seu VIP mensal está valendo.');
  });

  it.each(['700 moedas', '1 moeda'])(
    'does not say of %s that they are there: what was owed may have taken them',
    (title) => {
      expect(textOf({ product: 'coins', title })).toContain(` chegou: ${title}.`);
    },
  );

  it('of a charge, which may come after somebody canceled and go back, says that nothing holds', () => {
    const text = textOf({ charged_card: 'cus_1:pm_1' });
    expect(text).not.toMatch(/está valendo|Ele renova sozinho/u);
    expect(text).toContain('chegou: VIP mensal.');
    expect(text).toContain('Até quando o VIP vale, se renova de novo e como cancelar estão na página da compra.');
  });
});

it('a refund of the house speaks of coins only where some left', () => {
  const receipt = receiptOf({ product: 'coins', title: '700 moedas' });
  expect(refundMail(receipt, { amountCents: 1, coins: 0 }).text).not.toContain('saíram');
  expect(refundMail(receipt, { amountCents: 500, coins: 175 }).text).toContain('As moedas correspondentes saíram');
});
