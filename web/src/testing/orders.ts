/** Orders as the server tells them, for tests. */
import type { Order } from '@cafune/contract/payments';

/** 700 coins by Pix, paid and half used, unless something else is said. */
export function makeOrder(over: Partial<Order> = {}): Order {
  return {
    id: 'o1',
    number: 'CF-ABCDEF12',
    title: '700 moedas',
    product: 'coins',
    productId: 'coins-700',
    coins: 700,
    priceCents: 1_990,
    method: 'pix',
    status: 'paid',
    renews: false,
    renewalCents: null,
    createdAt: '2026-11-22T20:00:00.000Z',
    payUntil: null,
    confirmedUntil: null,
    paidAt: '2026-11-22T20:01:00.000Z',
    payment: null,
    withdrawal: { until: '2026-11-29T20:01:00.000Z', isOpen: true, coins: 350, refundCents: 995 },
    refund: null,
    refusedRefund: null,
    ...over,
  };
}
