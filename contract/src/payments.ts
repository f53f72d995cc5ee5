/** Coin packs, orders and how they are paid (product.md "Money", money.md "Payment port", spec §2). */
import { z } from 'zod';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { Coins } from './core/money.ts';
import { pageOf, pageQuery } from './core/page.ts';
import { defineRoute } from './core/route.ts';

export const paymentErrors = {
  'payments.unavailable': { status: 503, message: 'Pagamento indisponível agora. Nada foi cobrado.' },
  'payments.method-not-offered': { status: 422, message: 'Esta forma de pagamento não está disponível aqui.' },
  'payments.key-reused': { status: 422, message: 'Este pedido já foi feito com outros dados.' },
  'payments.too-many-open': {
    status: 429,
    message: 'Você tem vários pedidos esperando pagamento. Pague ou cancele um deles antes de abrir outro.',
  },
  'payments.not-open': { status: 409, message: 'Este pedido não está mais esperando pagamento.' },
  'payments.not-paid': { status: 409, message: 'Este pedido não foi pago, então não há o que devolver.' },
  'payments.withdrawal-over': {
    status: 403,
    message: 'O prazo de 7 dias para desistir desta compra já passou.',
  },
  'payments.nothing-left': {
    status: 403,
    message: 'As moedas desta compra já foram usadas, então não há o que devolver.',
  },
  'payments.contested': {
    status: 409,
    message: 'Esta compra está contestada no banco. Quem decide sobre o dinheiro agora é ele.',
  },
  'payments.refund-under-way': {
    status: 409,
    message: 'Já há uma devolução a caminho nesta compra. Espere ela chegar.',
  },
  'payments.refund-too-large': { status: 409, message: 'Nesta compra sobra menos do que isso para devolver.' },
  'payments.webhook-forged': { status: 401, message: 'Não reconhecemos esse aviso.' },
} as const satisfies Record<string, ErrorDefinition>;

/** Whole centavos of BRL, 0 or more. */
export const Centavos = z.int().min(0);

/** The packs of product.md "Money"; amounts live in the table `coin_packs` and are editable. */
export const PACK_IDS = ['coins-300', 'coins-700', 'coins-1800', 'coins-4000', 'coins-10000'] as const;
export const CoinPack = z.strictObject({
  id: z.string().max(40),
  coins: Coins,
  priceCents: Centavos,
  /** One pack at most is the one most people choose; it is chosen beforehand. */
  isMostChosen: z.boolean(),
});
export type CoinPack = z.infer<typeof CoinPack>;

export const PAYMENT_METHODS = ['pix', 'card', 'boleto'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/**
 * `waiting`: to be paid · `paid`: coins are there · `failed`: refused, another try is another order · `expired`: the time to pay
 * is over; a boleto paid late still becomes `paid` · `canceled`: given up by the person · `withdrawing`: coins were taken back
 * and money is on its way · `refunded`: all or a part of the money went back · `disputed`: contested at the bank
 */
export const ORDER_STATUSES = [
  'waiting',
  'paid',
  'failed',
  'expired',
  'canceled',
  'withdrawing',
  'refunded',
  'disputed',
] as const;
export const OrderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof OrderStatus>;

/** Business days a bank takes at most to say that a boleto was paid. */
export const BOLETO_CONFIRM_DAYS = 3;

/** CDC art. 49: days after the payment in which a purchase may be given back. */
export const WITHDRAWAL_DAYS = 7;

export const PRODUCTS = ['coins', 'vip'] as const;
export type ProductKind = (typeof PRODUCTS)[number];

export const Order = z.strictObject({
  id: Id,
  /** Short, for receipts and support: `CF-` and eight letters or digits. */
  number: z.string(),
  /** What was bought, in words. */
  title: z.string(),
  product: z.enum(PRODUCTS),
  /** Of the pack or the plan. */
  productId: z.string(),
  /** 0 for what is not coins. */
  coins: Coins,
  priceCents: Centavos,
  method: PaymentMethod,
  status: OrderStatus,
  /** The card is kept and charged again when what was bought is over, or this was such a charge. */
  renews: z.boolean(),
  /** What the card is charged next, as it was agreed when the order was opened; null where nothing renews or it was not kept yet by older orders. */
  renewalCents: Centavos.nullable(),
  createdAt: Instant,
  /** When the time to pay is over. */
  payUntil: Instant.nullable(),
  /**
   * Of a boleto that is `expired` by the clock alone: until when the bank may still confirm what was paid in time. Null where it is
   * not waited for.
   */
  confirmedUntil: Instant.nullable(),
  paidAt: Instant.nullable(),
  /** How to pay, while it is `waiting`. */
  payment: z
    .strictObject({
      /** Pix "copia e cola", checked: amount, sum and key are right. */
      pixCode: z.string().nullable(),
      /** The digits of a boleto, as they are typed. */
      boletoLine: z.string().nullable(),
      /** The provider's page: where a card is typed, a boleto is printed, or the test bank stands. */
      payUrl: z.string().nullable(),
      /** No money moves: the provider is the test bank. */
      isTest: z.boolean(),
    })
    .nullable(),
  /**
   * Null where nothing can be given back: not paid, given back already, contested. After a refund of a part by others, the rest can.
   * It stays open after `until` for whoever asked in time and was refused by the bank.
   */
  withdrawal: z.strictObject({ until: Instant, isOpen: z.boolean(), coins: Coins, refundCents: Centavos }).nullable(),
  /** All that went back or is to go, and when the last of it was asked for. */
  refund: z.strictObject({ cents: Centavos, coins: Coins, at: Instant, isDone: z.boolean() }).nullable(),
  /** The bank will not send what was asked for last; its coins or its VIP are here again, and it may be asked for again. */
  refusedRefund: z.strictObject({ cents: Centavos, at: Instant }).nullable(),
});
export type Order = z.infer<typeof Order>;

/** Amount and sentence of what came back, answered at once and sent by mail. */
export const WithdrawalReceipt = z.strictObject({ order: Order, refundCents: Centavos, coins: Coins, at: Instant });
export type WithdrawalReceipt = z.infer<typeof WithdrawalReceipt>;

/** What the test bank can be told to do with a payment; it pays a boleto whose time is over as well, as banks do. */
export const SANDBOX_ACTIONS = [
  'pay',
  'fail',
  'expire',
  'refund',
  'dispute',
  'win-dispute',
  'refuse-card',
  'accept-card',
] as const;
/** How the test bank tells us of it: webhooks are sent more than once, overtaken by others, late, lost, and made up. */
export const SANDBOX_NOTICES = ['once', 'thrice', 'out-of-order', 'late', 'lost', 'forged'] as const;
export type SandboxNotice = (typeof SANDBOX_NOTICES)[number];
export const SandboxPayment = z.strictObject({
  ref: z.string(),
  title: z.string(),
  amountCents: Centavos,
  method: PaymentMethod,
  status: z.enum(['waiting', 'paid', 'failed', 'expired', 'canceled']),
  refundedCents: Centavos,
  isDisputed: z.boolean(),
  /** Later charges of the card kept with this payment are refused; null where none is kept. */
  isCardRefused: z.boolean().nullable(),
  orderId: Id,
  /** The page of the interface to go back to. */
  returnPath: z.string(),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

const orderParams = z.strictObject({ id: Id });
const refParams = z.strictObject({ ref: z.string().regex(/^[A-Za-z0-9_-]{10,80}$/u) });

export const paymentRoutes = {
  packs: defineRoute({
    name: 'payments.listPacks',
    method: 'GET',
    path: '/api/coin-packs',
    access: 'public',
    summary: 'Os pacotes de moedas, do menor ao maior, e as formas de pagar.',
    responses: { 200: z.strictObject({ items: z.array(CoinPack), methods: z.array(PaymentMethod) }) },
    errors: [],
  }),
  createOrder: defineRoute({
    name: 'payments.createOrder',
    method: 'POST',
    path: '/api/orders',
    access: 'user',
    summary: 'Abre um pedido; o preço é o da tabela. O mesmo clientId devolve o mesmo pedido.',
    body: z.strictObject({ packId: z.string().min(1).max(40), method: PaymentMethod, clientId: Id }),
    responses: { 200: Order, 201: Order },
    errors: [
      'auth.required',
      'payments.unavailable',
      'payments.method-not-offered',
      'payments.key-reused',
      'payments.too-many-open',
    ],
    ratePerMinute: 20,
  }),
  orders: defineRoute({
    name: 'payments.listOrders',
    method: 'GET',
    path: '/api/orders',
    access: 'user',
    summary: 'As compras da pessoa, da mais nova à mais antiga.',
    query: z.strictObject(pageQuery(20, 50)),
    responses: { 200: pageOf(Order) },
    errors: ['auth.required'],
  }),
  order: defineRoute({
    name: 'payments.getOrder',
    method: 'GET',
    path: '/api/orders/:id',
    access: 'user',
    summary: 'Um pedido como está agora.',
    params: orderParams,
    responses: { 200: Order },
    errors: ['auth.required'],
    ratePerMinute: 600,
  }),
  cancelOrder: defineRoute({
    name: 'payments.cancelOrder',
    method: 'POST',
    path: '/api/orders/:id/cancel',
    access: 'user',
    summary: 'Desiste de um pedido que ainda não foi pago.',
    params: orderParams,
    responses: { 200: Order },
    errors: ['auth.required', 'payments.not-open'],
    ratePerMinute: 30,
  }),
  withdraw: defineRoute({
    name: 'payments.withdrawOrder',
    method: 'POST',
    path: '/api/orders/:id/withdraw',
    access: 'user',
    summary: 'Desiste de uma compra paga há até 7 dias (CDC art. 49); as moedas que sobraram voltam em dinheiro.',
    params: orderParams,
    responses: { 200: WithdrawalReceipt },
    errors: [
      'auth.required',
      'payments.not-paid',
      'payments.contested',
      'payments.refund-under-way',
      'payments.withdrawal-over',
      'payments.nothing-left',
    ],
    ratePerMinute: 30,
  }),
  sandboxPayment: defineRoute({
    name: 'payments.readSandboxPayment',
    method: 'GET',
    path: '/api/payment-sandbox/:ref',
    access: 'user',
    summary: 'Um pagamento no banco de teste; só existe quando o provedor é o de teste.',
    params: refParams,
    responses: { 200: SandboxPayment },
    errors: ['auth.required'],
  }),
  actInSandbox: defineRoute({
    name: 'payments.actInSandbox',
    method: 'POST',
    path: '/api/payment-sandbox/:ref',
    access: 'user',
    summary: 'O que o banco de teste faz com um pagamento.',
    params: refParams,
    body: z.strictObject({ action: z.enum(SANDBOX_ACTIONS), notice: z.enum(SANDBOX_NOTICES).default('once') }),
    responses: { 200: SandboxPayment },
    errors: ['auth.required', 'payments.not-open'],
    ratePerMinute: 60,
  }),
};
