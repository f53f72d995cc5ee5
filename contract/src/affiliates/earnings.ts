/** What affiliates bring in, and what they get for it (money.md "Affiliates"; docs/decisions/0031). */
import { z } from 'zod';
import type { ErrorDefinition } from '../core/error.ts';
import { Id, Instant } from '../core/ids.ts';
import { pageOf, pageQuery } from '../core/page.ts';
import { defineRoute } from '../core/route.ts';
import { Centavos, type PaymentMethod, PRODUCTS } from '../payments.ts';

/** Of what is received and stays, on packs and VIP; rounded down to whole centavos. */
export const COMMISSION_PERCENT = 25;
/** For how long after somebody came, in calendar months. */
export const COMMISSION_MONTHS = 12;
/** How long a click counts. */
export const CLICK_DAYS = 60;
/** From the payment until a commission can be paid out: banks take a card's payment back for longer than any other. */
export const HOLD_DAYS: Readonly<Record<PaymentMethod, number>> = { card: 30, pix: 14, boleto: 14 };
/** The day of the month from which what can be paid out is, and the least that is sent at once, in centavos. */
export const PAYOUT_DAY = 5;
export const PAYOUT_LEAST_CENTS = 2_000;
export const PIX_KEY_KINDS = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const;
export type PixKeyKind = (typeof PIX_KEY_KINDS)[number];
/** Sign-ups from which on a panel says of a label what became of people: fewer may be one person who is known. */
export const LABEL_CROWD = 5;
/** The times a panel can show, in days. */
export const PANEL_DAYS = [7, 30, 90] as const;

export const affiliateEarningErrors = {
  'affiliates.signed-out': { status: 401, message: 'Entre como afiliado para continuar.' },
  'affiliates.invalid-pix-key': { status: 422, message: 'Essa chave Pix não parece certa. Confira e tente de novo.' },
  'affiliates.wrong-password': { status: 422, message: 'Senha incorreta.' },
  'affiliates.unknown-code': { status: 404, message: 'Não achamos esse código.' },
  'affiliates.own-code': { status: 422, message: 'Esse código é seu. Ele vale pra quem você indicar.' },
  'affiliates.already-referred': { status: 409, message: 'Sua conta já tem quem indicou.' },
  'affiliates.too-late': { status: 409, message: 'O código vale até a primeira compra.' },
  'affiliates.payout-ended': { status: 409, message: 'Esse pagamento já foi decidido.' },
} as const satisfies Record<string, ErrorDefinition>;

/** What stands at the end of an affiliate's link, and what somebody types who heard of it. */
export const ReferralCode = z
  .string({ error: 'Informe o código.' })
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{10}$/u, { error: affiliateEarningErrors['affiliates.unknown-code'].message });
/** The affiliate's own word for a place where the link stands, behind the code: `/r/{code}/{label}`. */
export const LinkLabel = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,24}$/u);

/** How a commission stands. `held` until its money can no longer be taken back; `sending` while a payout is under way. */
export const ENTRY_STATES = ['held', 'payable', 'sending', 'paid'] as const;

/** One line of an affiliate's statement. It never says whose purchase it was. */
export const CommissionEntry = z.strictObject({
  id: Id,
  at: Instant,
  product: z.enum(PRODUCTS),
  /**
   * `refund`: money of a purchase went back, is to, or is contested; `return`: it came again after that; `own`: the purchase turned
   * out to be the affiliate's.
   */
  cause: z.enum(['purchase', 'refund', 'return', 'own']),
  /** What was received, or went back, in centavos; negative where it went. */
  baseCents: z.int(),
  amountCents: z.int(),
  state: z.enum(ENTRY_STATES),
  releasesAt: Instant,
});
export type CommissionEntry = z.infer<typeof CommissionEntry>;

/** Money on its way to an affiliate. `refused`: it did not go, and what it was made of can be paid out again. */
export const Payout = z.strictObject({
  id: Id,
  amountCents: Centavos,
  /** Its beginning and end; the rest is hidden. */
  pixKey: z.string(),
  status: z.enum(['sending', 'paid', 'refused']),
  askedAt: Instant,
  endedAt: Instant.nullable(),
});
export type Payout = z.infer<typeof Payout>;

/** A calendar day of America/Sao_Paulo, `2026-11-23`. */
const Day = z.string();

export const AffiliatePanel = z.strictObject({
  /** To share as it is, or with `/` and a label behind it. */
  link: z.string(),
  code: z.string(),
  /** Of the days that were asked for. `visitors` are browsers, `clicks` may be several of one. */
  people: z.strictObject({
    clicks: z.int(),
    visitors: z.int(),
    signUps: z.int(),
    trials: z.int(),
    buyers: z.int(),
  }),
  /** What those who came paid in these days, less what went back. */
  revenueCents: z.int(),
  /** From the first day on. `payableCents` may be negative, where more was taken back than was left. */
  commission: z.strictObject({
    heldCents: z.int(),
    payableCents: z.int(),
    sendingCents: z.int(),
    paidCents: z.int(),
    nextReleaseAt: Instant.nullable(),
  }),
  nextPayout: z.strictObject({
    on: Day,
    /** What can be paid out by then, as things stand. */
    amountCents: z.int(),
    isEnough: z.boolean(),
  }),
  /** Its beginning and end; null where none was given. */
  pixKey: z.string().nullable(),
  /** Every day that was asked for, oldest first. */
  days: z.array(z.strictObject({ day: Day, clicks: z.int(), signUps: z.int(), commissionCents: z.int() })),
  /**
   * The ten with most clicks in these days; `label` is null for the link as it is. What became of people is null with fewer than
   * `LABEL_CROWD` sign-ups.
   */
  links: z.array(
    z.strictObject({
      label: z.string().nullable(),
      clicks: z.int(),
      visitors: z.int(),
      signUps: z.int().nullable(),
      buyers: z.int().nullable(),
    }),
  ),
});
export type AffiliatePanel = z.infer<typeof AffiliatePanel>;

/** Whether somebody can still say who brought them. */
export const ReferralStanding = z.strictObject({ standing: z.enum(['open', 'referred', 'too-late']) });
export type ReferralStanding = z.infer<typeof ReferralStanding>;

export const affiliateEarningRoutes = {
  panel: defineRoute({
    name: 'affiliates.getPanel',
    method: 'GET',
    path: '/api/affiliate/panel',
    access: 'public',
    summary: 'O painel de quem é afiliado nesta sessão: link, pessoas, comissões e o próximo pagamento.',
    query: z.strictObject({
      days: z.coerce
        .number()
        .pipe(z.literal([...PANEL_DAYS]))
        .default(30),
    }),
    responses: { 200: AffiliatePanel },
    errors: ['affiliates.signed-out'],
    ratePerMinute: 60,
  }),
  statement: defineRoute({
    name: 'affiliates.listStatement',
    method: 'GET',
    path: '/api/affiliate/statement',
    access: 'public',
    summary:
      'As comissões de quem é afiliado nesta sessão, da mais nova à mais antiga, sem dizer de quem foi a compra.',
    query: z.strictObject({ ...pageQuery(30, 100), cursor: Id.optional(), payout: Id.optional() }),
    responses: { 200: pageOf(CommissionEntry) },
    errors: ['affiliates.signed-out'],
  }),
  statementFile: defineRoute({
    name: 'affiliates.exportStatement',
    method: 'GET',
    path: '/api/affiliate/statement.csv',
    access: 'public',
    summary: 'O extrato de comissões como CSV (RFC 4180), horas em UTC e valores em centavos.',
    responses: {},
    errors: ['affiliates.signed-out'],
    sendsFile: true,
    ratePerMinute: 10,
  }),
  payouts: defineRoute({
    name: 'affiliates.listPayouts',
    method: 'GET',
    path: '/api/affiliate/payouts',
    access: 'public',
    summary: 'Os pagamentos feitos a quem é afiliado nesta sessão, do mais novo ao mais antigo.',
    query: z.strictObject({ ...pageQuery(30, 100), cursor: Id.optional() }),
    responses: { 200: pageOf(Payout) },
    errors: ['affiliates.signed-out'],
  }),
  setPixKey: defineRoute({
    name: 'affiliates.setPixKey',
    method: 'PUT',
    path: '/api/affiliate/pix-key',
    access: 'public',
    summary: 'Guarda a chave Pix que recebe as comissões, confirmada pela senha.',
    body: z.strictObject({
      /** Eleven digits may be a CPF and a telephone: whoever writes a key says what it is. */
      kind: z.enum(PIX_KEY_KINDS, { error: 'Escolha o tipo da chave.' }),
      /** As the person writes it. */
      pixKey: z.string({ error: 'Informe a chave Pix.' }).trim().min(1, { error: 'Informe a chave Pix.' }).max(100),
      password: z.string({ error: 'Informe sua senha.' }).min(1, { error: 'Informe sua senha.' }).max(1_000),
    }),
    responses: { 200: z.strictObject({ pixKey: z.string() }) },
    errors: ['affiliates.signed-out', 'affiliates.invalid-pix-key', 'affiliates.wrong-password', 'auth.busy'],
    ratePerMinute: 10,
  }),
  referral: defineRoute({
    name: 'affiliates.getReferral',
    method: 'GET',
    path: '/api/referral',
    access: 'user',
    summary: 'Se a pessoa ainda pode dizer quem a indicou.',
    responses: { 200: ReferralStanding },
    errors: ['auth.required'],
  }),
  enterCode: defineRoute({
    name: 'affiliates.enterCode',
    method: 'POST',
    path: '/api/referral',
    access: 'user',
    summary: 'Diz quem indicou a pessoa, uma vez só e antes da primeira compra.',
    body: z.strictObject({ code: ReferralCode }),
    responses: { 200: ReferralStanding },
    errors: [
      'auth.required',
      'affiliates.unknown-code',
      'affiliates.own-code',
      'affiliates.already-referred',
      'affiliates.too-late',
    ],
    ratePerMinute: 10,
  }),
};
