/** People with and without VIP, orders of it, and a server that knows them. */
import type { Order } from '@cafune/contract/payments';
import type { TrialDates, Vip, VipPlan } from '@cafune/contract/vip';
import type { ReactNode } from 'react';
import { drawPage, PERSON, stubServer } from './page.tsx';

export const PLANS: VipPlan[] = [
  { id: 'mensal', label: 'Mensal', months: 1, priceCents: 2_990, monthCents: 2_990, isBestValue: false },
  { id: 'trimestral', label: 'Trimestral', months: 3, priceCents: 7_490, monthCents: 2_497, isBestValue: false },
  { id: 'anual', label: 'Anual', months: 12, priceCents: 23_990, monthCents: 1_999, isBestValue: true },
];
export const NOBODY: Vip = {
  state: 'none',
  isMember: false,
  planId: null,
  endsAt: null,
  renewal: null,
  graceUntil: null,
  isCanceled: false,
  sellsAgainAt: null,
  trial: { isOpen: true, usedAt: null },
  nextCoins: null,
};
/** Begun at noon in São Paulo: reminded on days 6 and 7, charged on day 9. */
export const AT_NOON: TrialDates = {
  startsAt: '2098-11-23T15:00:00.000Z',
  remindersAt: ['2098-11-28T13:00:00.000Z', '2098-11-29T13:00:00.000Z'],
  endsAt: '2098-11-30T15:00:00.000Z',
  chargeAt: '2098-12-01T13:00:00.000Z',
};
/** Begun at nine: a day earlier each. */
export const AT_NINE: TrialDates = {
  startsAt: '2098-11-23T12:00:00.000Z',
  remindersAt: ['2098-11-27T13:00:00.000Z', '2098-11-28T13:00:00.000Z'],
  endsAt: '2098-11-30T12:00:00.000Z',
  chargeAt: '2098-11-30T13:00:00.000Z',
};
const ENDS = '2099-11-30T15:00:00.000Z';
export const TRYING: Vip = {
  ...NOBODY,
  state: 'trialing',
  isMember: true,
  endsAt: ENDS,
  trial: { isOpen: false, usedAt: '2099-11-23T15:00:00.000Z' },
};
export const RENEWING: Vip = {
  ...TRYING,
  state: 'active',
  planId: 'anual',
  renewal: {
    at: '2099-12-01T13:00:00.000Z',
    planId: 'anual',
    priceCents: 23_990,
    hasFailed: false,
    triesAgainAt: null,
  },
  nextCoins: { coins: 200, at: '2099-12-23T15:00:00.000Z' },
};
export const ORDER: Order = {
  id: 'o1',
  number: 'CF-ABCDEF12',
  title: 'VIP mensal',
  product: 'vip',
  productId: 'mensal',
  coins: 0,
  priceCents: 2_990,
  method: 'pix',
  status: 'paid',
  renews: false,
  renewalCents: null,
  createdAt: '2026-11-22T20:00:00.000Z',
  payUntil: null,
  confirmedUntil: null,
  paidAt: '2026-11-22T20:01:00.000Z',
  payment: null,
  withdrawal: { until: '2026-11-29T20:01:00.000Z', isOpen: true, coins: 0, refundCents: 2_990 },
  refund: null,
  refusedRefund: null,
};
export const CARD_PAGE = {
  pixCode: null,
  boletoLine: null,
  payUrl: 'https://x.y/pagamento/teste?ref=sbx_1',
  isTest: true,
};

type Options = {
  status?: unknown;
  vip?: Vip;
  keepsCards?: boolean;
  order?: Order;
  answers?: Record<string, (init: RequestInit) => unknown>;
};

/** Draws a page of VIP on a server that answers as the options say, and keeps the orders that are sent. */
export async function drawVip(page: ReactNode, options: Options = {}) {
  const { status = PERSON, vip = NOBODY, keepsCards = true, order = ORDER, answers = {} } = options;
  const sent: unknown[] = [];
  const server = stubServer({
    'GET /api/auth/status': () => status,
    'GET /api/user/tokens': () => 38,
    'GET /api/prices': () => ({ items: [] }),
    'GET /api/orders': () => ({ items: [order], nextCursor: null }),
    'GET /api/orders/o1': () => order,
    'GET /api/vip': () => vip,
    'GET /api/vip/trial': () => AT_NOON,
    'GET /api/vip/plans': () => ({ items: PLANS, methods: ['pix', 'card', 'boleto'], keepsCards, monthlyCoins: 200 }),
    'POST /api/vip/orders': ({ body }) => {
      sent.push(JSON.parse(String(body)));
      return { ...order, status: 'waiting', payment: CARD_PAGE };
    },
    ...answers,
  });
  const drawn = await drawPage(() => page, { path: '/aqui' });
  return { ...drawn, sent, server };
}
