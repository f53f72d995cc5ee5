/** VIP: plans, the free trial, what a member pays (product.md "Money", money.md "VIP", spec §§1, 2, 9). */
import { z } from 'zod';
import type { PriceId } from './coins.ts';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { Coins } from './core/money.ts';
import { defineRoute } from './core/route.ts';
import { Centavos, Order, PaymentMethod } from './payments.ts';

/** Spec §9: free VIP trial. */
export const TRIAL_DAYS = 7;
/** money.md "VIP": days in which a refused card is tried again and nothing is taken away. */
export const GRACE_DAYS = 3;
/** Coins of the house for each month that is paid. */
export const VIP_MONTHLY_COINS = 200;

export const vipErrors = {
  'vip.trial-used': { status: 409, message: 'O teste grátis é um por pessoa, e o seu já foi usado.' },
  'vip.already-member': { status: 409, message: 'Você já é VIP. O teste é pra quem ainda não conhece.' },
  'vip.renews-already': {
    status: 409,
    message: 'Seu VIP já renova sozinho. Pra trocar de plano, cancele a renovação antes.',
  },
  'vip.withdrawn-often': {
    status: 409,
    message: 'Você desistiu do VIP duas vezes nos últimos 60 dias. Dá pra assinar de novo quando esse prazo passar.',
  },
  'vip.nothing-to-cancel': { status: 409, message: 'Seu VIP não renova sozinho, então não há o que cancelar.' },
} as const satisfies Record<string, ErrorDefinition>;

/** The right to give back is there each time (CDC art. 49); whoever used it so often in so many days is sold no VIP meanwhile. */
export const WITHDRAWALS_AT_MOST = 2;
export const WITHDRAWALS_WINDOW_DAYS = 60;

export const PLAN_IDS = ['mensal', 'trimestral', 'anual'] as const;
export const VipPlan = z.strictObject({
  id: z.string().max(40),
  /** "Mensal". */
  label: z.string(),
  months: z.int().min(1).max(12),
  priceCents: Centavos,
  /** The price spread over its months, in whole centavos. */
  monthCents: Centavos,
  /** The lowest price by the month; one plan at most. */
  isBestValue: z.boolean(),
});
export type VipPlan = z.infer<typeof VipPlan>;

/**
 * What a member pays for an action (product.md "Money", column VIP): `always` free, or `free` so many times a day or ever and
 * `afterwards` the whole price or half of it, rounded down.
 */
export type Perk = 'always' | { free: number; per: 'day' | 'ever'; afterwards: 'full' | 'half' };
export const PERKS: Readonly<Record<PriceId, Perk>> = {
  'chat-reply': 'always',
  'chat-regenerate': 'always',
  'message-voice': { free: 60, per: 'day', afterwards: 'full' },
  'chat-photo': { free: 0, per: 'day', afterwards: 'half' },
  'avatar-create': { free: 10, per: 'ever', afterwards: 'full' },
  'avatar-help': 'always',
  'roleplay-turn': 'always',
  'voice-fantasy-minute': { free: 15, per: 'day', afterwards: 'half' },
  'guided-session': { free: 1, per: 'day', afterwards: 'full' },
  'restricted-evaluation': { free: 1, per: 'day', afterwards: 'full' },
  'super-like': { free: 5, per: 'day', afterwards: 'full' },
};

/**
 * `none`: never was one · `trialing`: the seven days · `active`: paid · `past_due`: the paid time is over and the card is being
 * charged, nothing is taken away for three days · `ended`
 */
export const VIP_STATES = ['none', 'trialing', 'active', 'past_due', 'ended'] as const;
export const VipState = z.enum(VIP_STATES);
export type VipState = z.infer<typeof VipState>;

export const Vip = z.strictObject({
  state: VipState,
  /** Whether the perks hold now. */
  isMember: z.boolean(),
  /** Of the trial or the last plan bought. */
  planId: z.string().nullable(),
  /** When what was given or paid is over; null for who never had any. */
  endsAt: Instant.nullable(),
  /** The next charge of the kept card; null where nothing renews. */
  renewal: z
    .strictObject({
      at: Instant,
      planId: z.string(),
      priceCents: Centavos,
      hasFailed: z.boolean(),
      /** When a card that was refused is tried again; null after the last try, and where none was refused. */
      triesAgainAt: Instant.nullable(),
    })
    .nullable(),
  /** Until when access lasts although a charge failed. */
  graceUntil: Instant.nullable(),
  /** The renewal was canceled while time is left. */
  isCanceled: z.boolean(),
  /** From when on a plan can be bought again, after giving VIP back `WITHDRAWALS_AT_MOST` times; null where it can now. */
  sellsAgainAt: Instant.nullable(),
  trial: z.strictObject({ isOpen: z.boolean(), usedAt: Instant.nullable() }),
  /** Coins that come with the next paid month. */
  nextCoins: z.strictObject({ coins: Coins, at: Instant }).nullable(),
});
export type Vip = z.infer<typeof Vip>;

/** What somebody who cancels has in hand. The same goes to them by mail. */
export const VipCancellation = z.strictObject({
  at: Instant,
  /** Until when VIP holds; null where the paid time was over and it ended with this. */
  holdsUntil: Instant.nullable(),
  /** What is charged from here on: nothing. */
  chargeCents: z.literal(0),
});
export type VipCancellation = z.infer<typeof VipCancellation>;

/** What happens when to somebody whose trial begins at `startsAt`. */
export const TrialDates = z.strictObject({
  startsAt: Instant,
  /** When they are reminded, in order. */
  remindersAt: z.array(Instant),
  /** When the time is over. */
  endsAt: Instant,
  /** When the plan is charged, where a card is kept; nothing is taken away before. */
  chargeAt: Instant,
});
export type TrialDates = z.infer<typeof TrialDates>;

export const vipRoutes = {
  plans: defineRoute({
    name: 'vip.listPlans',
    method: 'GET',
    path: '/api/vip/plans',
    access: 'public',
    summary: 'Os planos VIP, as formas de pagar e se um cartão pode ser guardado para renovar.',
    responses: {
      200: z.strictObject({
        items: z.array(VipPlan),
        methods: z.array(PaymentMethod),
        /** Whether a plan can renew by itself, and a trial go on by card. */
        keepsCards: z.boolean(),
        monthlyCoins: Coins,
      }),
    },
    errors: [],
  }),
  get: defineRoute({
    name: 'vip.getMembership',
    method: 'GET',
    path: '/api/vip',
    access: 'user',
    summary: 'Como está o VIP da pessoa agora.',
    responses: { 200: Vip },
    errors: ['auth.required'],
    ratePerMinute: 600,
  }),
  trialDates: defineRoute({
    name: 'vip.readTrialDates',
    method: 'GET',
    path: '/api/vip/trial',
    access: 'public',
    summary: 'O que acontece em que dia pra quem começa os 7 dias agora: lembretes, fim e cobrança.',
    responses: { 200: TrialDates },
    errors: [],
  }),
  startTrial: defineRoute({
    name: 'vip.startTrial',
    method: 'POST',
    path: '/api/vip/trial',
    access: 'user',
    summary: 'Começa os 7 dias sem cartão: eles terminam sozinhos. De novo durante o teste não muda nada.',
    responses: { 200: Vip, 201: Vip },
    errors: ['auth.required', 'vip.trial-used', 'vip.already-member'],
    ratePerMinute: 20,
  }),
  createOrder: defineRoute({
    name: 'vip.createOrder',
    method: 'POST',
    path: '/api/vip/orders',
    access: 'user',
    summary:
      'Abre um pedido de VIP; o preço é o da tabela. `renews` guarda o cartão; `isTrial` não cobra nada hoje e cobra no fim dos 7 dias. O mesmo clientId devolve o mesmo pedido.',
    body: z
      .strictObject({
        planId: z.string().min(1).max(40),
        method: PaymentMethod,
        renews: z.boolean(),
        isTrial: z.boolean(),
        clientId: Id,
      })
      .refine(({ isTrial, renews }) => renews || !isTrial, { error: 'O teste com plano guarda o cartão.' }),
    responses: { 200: Order, 201: Order },
    errors: [
      'auth.required',
      'vip.trial-used',
      'vip.already-member',
      'vip.renews-already',
      'vip.withdrawn-often',
      'payments.unavailable',
      'payments.method-not-offered',
      'payments.key-reused',
      'payments.too-many-open',
    ],
    ratePerMinute: 20,
  }),
  cancel: defineRoute({
    name: 'vip.cancelRenewal',
    method: 'POST',
    path: '/api/vip/cancel',
    access: 'user',
    summary:
      'Cancela a renovação: nenhuma cobrança vem depois, e o VIP vale até o fim do que já é da pessoa. O recibo diz quando foi e até quando vale; de novo devolve o mesmo.',
    responses: { 200: Vip.extend({ cancellation: VipCancellation }) },
    errors: ['auth.required', 'vip.nothing-to-cancel'],
    ratePerMinute: 30,
  }),
};
