/** What administrators do with money: prices, orders, refunds, coins, and the log of it (product.md "Money", safety.md "Security"). */
import { z } from 'zod';
import { Email } from './auth.ts';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { Coins } from './core/money.ts';
import { pageOf, pageQuery } from './core/page.ts';
import { defineRoute } from './core/route.ts';
import { personText } from './core/text.ts';
import { Centavos, OrderStatus, PaymentMethod, PRODUCTS } from './payments.ts';

/** How long a password that was given again counts, for its session alone. */
export const STEP_UP_MINUTES = 10;
/**
 * What one administrator may do alone; anything above waits for a second one (abuse suite J08). Of grants, all that one gave alone in
 * `GRANTS_COUNT_HOURS` counts, and all that one account got from whoever gave alone; of refunds, each one.
 */
export const ALONE_AT_MOST = { grant: 5_000, refund: 20_000 } as const;
export const GRANTS_COUNT_HOURS = 24;
/** How long something waits for a second administrator. */
export const REQUEST_DAYS = 7;
export const COINS_AT_MOST = 1_000_000;
export const CENTS_AT_MOST = 10_000_000;
const REASON_MAX_LENGTH = 300;

export const adminErrors = {
  'admin.step-up-needed': {
    status: 403,
    message: 'Antes de mexer com dinheiro, confirme sua senha. Ela vale por 10 minutos.',
  },
  'admin.changed-meanwhile': {
    status: 409,
    message: 'Isto mudou enquanto você olhava. Veja como ficou e, se ainda quiser, tente de novo.',
  },
  'admin.second-person-needed': {
    status: 403,
    message: 'Quem pede não decide: este pedido espera por outra pessoa da administração.',
  },
  'admin.request-decided': { status: 409, message: 'Este pedido já foi decidido.' },
  'admin.request-expired': {
    status: 409,
    message: 'Este pedido esperou mais de 7 dias e não vale mais. Se ainda for preciso, faça outro.',
  },
  'admin.key-reused': { status: 422, message: 'Este pedido já foi feito com outros dados.' },
  'admin.own-account': {
    status: 403,
    message: 'Ninguém dá moedas à própria conta. Peça a outra pessoa da administração.',
  },
  'admin.plan-too-cheap': { status: 422, message: 'Cada mês de VIP custa ao menos R$ 10,00.' },
  'admin.pack-not-offered': {
    status: 422,
    message: 'Um pacote que não está à venda não pode ser o mais escolhido.',
  },
  'admin.range-backwards': { status: 422, message: 'O fim do período vem depois do começo.' },
} as const satisfies Record<string, ErrorDefinition>;

/** Why an administrator does something with money. */
export const Reason = personText({
  min: 3,
  max: REASON_MAX_LENGTH,
  emptyMessage: 'Escreva o motivo, com pelo menos 3 letras.',
  tooLongMessage: 'O motivo pode ter até 300 caracteres.',
});
/** An order as administrators see it. What it takes to pay it is not among this, nor the buyer's e-mail. */
export const AdminOrder = z.strictObject({
  id: Id,
  number: z.string(),
  title: z.string(),
  product: z.enum(PRODUCTS),
  productId: z.string(),
  accountId: Id,
  coins: Coins,
  priceCents: Centavos,
  method: PaymentMethod,
  status: OrderStatus,
  provider: z.string(),
  /** The provider's name of the payment; null until it was asked. */
  providerRef: z.string().nullable(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
  /** What went back, as the provider says. */
  refundedCents: Centavos,
  /** What is to go back in all; more than `refundedCents` while money is on its way. */
  dueBackCents: Centavos,
  isDisputed: z.boolean(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** Money of an order that went back, is to go, or was refused by the provider for good. */
export const AdminRefund = z.strictObject({
  id: Id,
  /** `provider`: given back there, and asked for by nobody here. */
  by: z.enum(['buyer', 'team', 'provider']),
  /** The buyer, or the administrator; null where the house or the provider did it by itself. */
  accountId: Id.nullable(),
  amountCents: Centavos,
  /** Coins that left with it; refused, they are back. */
  coins: Coins,
  reason: z.string().nullable(),
  status: z.enum(['asked', 'done', 'refused']),
  /** In the provider's words. */
  refusedBecause: z.string().nullable(),
  /** The provider's name of it; null until it is known. */
  providerRef: z.string().nullable(),
  askedAt: Instant,
  endedAt: Instant.nullable(),
});
export type AdminRefund = z.infer<typeof AdminRefund>;

/** What the provider told of a payment, and why it was put aside where it was. */
export const PaymentHint = z.strictObject({
  eventId: z.string(),
  receivedAt: Instant,
  handledAt: Instant.nullable(),
  quarantinedBecause: z.string().nullable(),
});
export type PaymentHint = z.infer<typeof PaymentHint>;

/** `waiting`: for a second administrator · `expired`: nobody decided in time */
export const REQUEST_STATUSES = ['waiting', 'done', 'refused', 'expired'] as const;
export const AdminRequest = z.strictObject({
  id: Id,
  kind: z.enum(['grant', 'refund']),
  /** The account that gets coins, or the order that is sent back. */
  subjectId: Id,
  /** Coins of a grant, centavos of a refund. */
  amount: z.int().min(1),
  reason: z.string(),
  status: z.enum(REQUEST_STATUSES),
  requestedBy: Id,
  requestedAt: Instant,
  expiresAt: Instant,
  /** The second administrator; null where one was enough, or while it waits. */
  decidedBy: Id.nullable(),
  decidedAt: Instant.nullable(),
  decisionReason: z.string().nullable(),
});
export type AdminRequest = z.infer<typeof AdminRequest>;

/** An entry of the log. `hash` is the SHA-256 of it together with the hash of the entry before. */
export const AuditEntry = z.strictObject({
  seq: z.int().min(1),
  at: Instant,
  actorId: Id,
  actorName: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  reason: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const OrderNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^CF-[0-9A-F]{8}$/u, { error: 'O número de um pedido é CF- e oito letras ou algarismos.' });
const isForwards = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || Date.parse(from) < Date.parse(to);
const backwards = { error: adminErrors['admin.range-backwards'].message };

const oneById = z.strictObject({ id: Id });

export const adminRoutes = {
  stepUp: defineRoute({
    name: 'admin.stepUp',
    method: 'POST',
    path: '/api/admin/step-up',
    access: 'user',
    summary: 'Confirma a senha de quem administra; vale por 10 minutos, só nesta sessão.',
    body: z.strictObject({
      password: z.string({ error: 'Informe sua senha.' }).min(1, { error: 'Informe sua senha.' }),
    }),
    responses: { 200: z.strictObject({ until: Instant }) },
    errors: ['auth.required', 'auth.invalid-credentials', 'auth.busy'],
    ratePerMinute: 10,
  }),
  orders: defineRoute({
    name: 'admin.listOrders',
    method: 'GET',
    path: '/api/admin/orders',
    access: 'user',
    summary: 'Os pedidos de todas as pessoas, do mais novo ao mais antigo; só para administração.',
    query: z
      .strictObject({
        status: OrderStatus.optional(),
        method: PaymentMethod.optional(),
        from: Instant.optional(),
        to: Instant.optional(),
        number: OrderNumber.optional(),
        email: Email.optional(),
        ...pageQuery(30, 100),
        cursor: Id.optional(),
      })
      .refine(isForwards, backwards),
    responses: { 200: pageOf(AdminOrder) },
    errors: ['auth.required', 'admin.range-backwards'],
  }),
  order: defineRoute({
    name: 'admin.getOrder',
    method: 'GET',
    path: '/api/admin/orders/:id',
    access: 'user',
    summary: 'Um pedido, de quem é, o que o provedor disse dele e o que se pediu com ele; só para administração.',
    params: oneById,
    responses: {
      200: z.strictObject({
        order: AdminOrder,
        buyer: z.strictObject({ firstName: z.string(), email: z.string() }).nullable(),
        /** Newest first. */
        refunds: z.array(AdminRefund),
        hints: z.array(PaymentHint),
        requests: z.array(AdminRequest),
      }),
    },
    errors: ['auth.required'],
  }),
  refund: defineRoute({
    name: 'admin.refundOrder',
    method: 'POST',
    path: '/api/admin/orders/:id/refund',
    access: 'user',
    summary: 'Devolve um pedido pago, todo ou em parte; acima de R$ 200,00 espera por uma segunda pessoa.',
    params: oneById,
    body: z.strictObject({
      /** All that is left, where it is absent. */
      amountCents: z
        .int({ error: 'Valor inválido.' })
        .min(1, { error: 'Valor inválido.' })
        .max(CENTS_AT_MOST)
        .optional(),
      /** What had gone back already when the administrator looked (`refundedCents`). */
      seenRefundedCents: Centavos,
      reason: Reason,
      clientId: Id,
    }),
    responses: { 200: AdminRequest, 202: AdminRequest },
    errors: [
      'auth.required',
      'admin.step-up-needed',
      'admin.changed-meanwhile',
      'admin.key-reused',
      'payments.not-paid',
      'payments.contested',
      'payments.refund-under-way',
      'payments.refund-too-large',
    ],
    ratePerMinute: 60,
  }),
  ordersFile: defineRoute({
    name: 'admin.exportOrders',
    method: 'GET',
    path: '/api/admin/orders.csv',
    access: 'user',
    summary: 'Os pedidos de um período como CSV (RFC 4180), horas em UTC e valores em centavos; só para administração.',
    query: z
      .strictObject({
        from: Instant,
        to: Instant,
        /** Whose they are, as a column of its own; left out unless it is asked for. */
        includeEmail: z.enum(['true', 'false']).default('false'),
      })
      .refine(isForwards, backwards),
    responses: {},
    errors: ['auth.required', 'admin.range-backwards'],
    sendsFile: true,
    ratePerMinute: 10,
  }),
  grant: defineRoute({
    name: 'admin.grantCoins',
    method: 'POST',
    path: '/api/admin/grants',
    access: 'user',
    summary:
      'Dá moedas a uma conta que não é a própria; acima de 5.000, somadas as de 24 horas, espera por uma segunda pessoa.',
    body: z.strictObject({
      accountId: Id,
      coins: z.int({ error: 'Quantidade inválida.' }).min(1, { error: 'Quantidade inválida.' }).max(COINS_AT_MOST),
      reason: Reason,
      clientId: Id,
    }),
    responses: { 200: AdminRequest, 202: AdminRequest },
    errors: ['auth.required', 'admin.step-up-needed', 'admin.key-reused', 'admin.own-account'],
    ratePerMinute: 60,
  }),
  requests: defineRoute({
    name: 'admin.listRequests',
    method: 'GET',
    path: '/api/admin/requests',
    access: 'user',
    summary:
      'O que espera por uma segunda pessoa, ou já foi decidido, do mais novo ao mais antigo; só para administração.',
    query: z.strictObject({
      status: z.enum(REQUEST_STATUSES).default('waiting'),
      ...pageQuery(30, 100),
      cursor: Id.optional(),
    }),
    responses: { 200: pageOf(AdminRequest) },
    errors: ['auth.required'],
  }),
  decideRequest: defineRoute({
    name: 'admin.decideRequest',
    method: 'POST',
    path: '/api/admin/requests/:id/decide',
    access: 'user',
    summary: 'Aprova ou recusa o que outra pessoa da administração pediu; aprovado, é feito na hora e uma vez só.',
    params: oneById,
    body: z.strictObject({
      decision: z.enum(['approve', 'refuse'], { error: 'Escolha aprovar ou recusar.' }),
      reason: Reason,
    }),
    responses: { 200: AdminRequest },
    errors: [
      'auth.required',
      'admin.step-up-needed',
      'admin.second-person-needed',
      'admin.own-account',
      'admin.request-decided',
      'admin.request-expired',
      'admin.changed-meanwhile',
      'payments.not-paid',
      'payments.contested',
      'payments.refund-under-way',
      'payments.refund-too-large',
    ],
    ratePerMinute: 60,
  }),
  audit: defineRoute({
    name: 'admin.listAudit',
    method: 'GET',
    path: '/api/admin/audit',
    access: 'user',
    summary: 'O que a administração fez com dinheiro, do mais novo ao mais antigo; só para administração.',
    query: z.strictObject({
      ...pageQuery(50, 200),
      cursor: z
        .string()
        .regex(/^\d{1,15}$/u)
        .optional(),
    }),
    responses: { 200: pageOf(AuditEntry) },
    errors: ['auth.required'],
  }),
};
