/** A copy of one's data, and leaving with it (safety.md "Privacy"; abuse suite B09, L05). */
import { z } from 'zod';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { defineRoute } from './core/route.ts';

/** How long a copy can be fetched. */
export const EXPORT_HOURS = 24;
export const EXPORTS_PER_DAY = 3;
/** How long the access log is kept (Marco Civil da Internet, art. 15). */
export const ACCESS_LOG_MONTHS = 6;
/** Typed by whoever deletes an account; letters of either case. */
export const DELETION_WORD = 'apagar';

/** What stays after an account was deleted, and why; every table that keeps something names one of these. */
export const KEPT_AFTER_DELETION = {
  money: {
    what: 'Compras, devoluções e o movimento das moedas',
    why: 'Sem seu nome nem e-mail. A lei pede registro do que foi vendido, e as contas precisam fechar.',
  },
  access: {
    what: 'O registro de acesso',
    why: `Data, hora e endereço de internet de cada entrada, por ${ACCESS_LOG_MONTHS} meses: é o que manda o Marco Civil da Internet.`,
  },
  once: {
    what: 'O que só vale uma vez por pessoa',
    why: 'Se um serviço de idade disse quem você é, guardamos uma chave embaralhada, que não diz nada de você, pra que as boas-vindas, o teste do VIP e uma recusa por idade valham uma vez.',
  },
  shared: {
    what: 'Personagens suas com quem outras pessoas conversam',
    why: 'Saem do catálogo e ninguém novo as encontra, mas quem já conversa não perde a companhia. Seu nome não aparece.',
  },
  evidence: {
    what: 'Provas lacradas',
    why: 'Só se houve conteúdo proibido ou denúncia: ficam fechadas, pra quem decide o caso e pra Justiça.',
  },
  decided: {
    what: 'O que a equipe decidiu',
    why: 'Decisões e denúncias sobre outras pessoas ficam; de você, nem o nome nem as palavras.',
  },
} as const satisfies Record<string, { what: string; why: string }>;
export type KeptBecause = keyof typeof KEPT_AFTER_DELETION;

export const privacyErrors = {
  'privacy.export-under-way': {
    status: 429,
    message: 'Sua cópia já está sendo preparada. Espere ela ficar pronta.',
  },
  'privacy.too-many-exports': {
    status: 429,
    message: `Dá pra pedir ${EXPORTS_PER_DAY} cópias por dia. Tente de novo amanhã.`,
  },
  'privacy.export-not-ready': { status: 409, message: 'Sua cópia ainda não está pronta.' },
  'privacy.export-expired': { status: 410, message: 'Este arquivo expirou. Peça outra cópia dos seus dados.' },
  'privacy.word-missing': { status: 422, message: `Escreva “${DELETION_WORD}” pra confirmar.` },
} as const satisfies Record<string, ErrorDefinition>;

export const DataExport = z.strictObject({
  id: Id,
  state: z.enum(['preparing', 'ready', 'failed', 'expired']),
  askedAt: Instant,
  /** Until when it can be fetched, once it is ready. */
  expiresAt: Instant.nullable(),
  sizeBytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

/** What somebody is told before they leave. */
export const Leaving = z.strictObject({
  /** Coins that go, those that were bought among them. */
  balanceCoins: z.int(),
  /** Whether a password has to be given: guests have none. */
  needsPassword: z.boolean(),
  /** Whether a card renews VIP; that ends first. */
  renewsVip: z.boolean(),
  /** Until when VIP that was paid for holds; null where none does. It goes as well. */
  vipUntil: Instant.nullable(),
});
export type Leaving = z.infer<typeof Leaving>;

export const DeleteAccountInput = z.strictObject({
  /** Of a registered person. */
  password: z.string().max(1_000).optional(),
  word: z.string().max(40),
});
export type DeleteAccountInput = z.infer<typeof DeleteAccountInput>;

export const privacyRoutes = {
  findExport: defineRoute({
    name: 'privacy.findExport',
    method: 'GET',
    path: '/api/privacy/exports/latest',
    access: 'account',
    summary: 'A última cópia dos dados que a pessoa pediu, e em que pé está.',
    responses: { 200: z.strictObject({ export: DataExport.nullable() }) },
    errors: ['auth.required'],
  }),
  askExport: defineRoute({
    name: 'privacy.askExport',
    method: 'POST',
    path: '/api/privacy/exports',
    access: 'account',
    summary: 'Pede uma cópia de tudo o que a conta guarda; uma de cada vez.',
    responses: { 202: DataExport },
    errors: ['auth.required', 'privacy.export-under-way', 'privacy.too-many-exports'],
  }),
  fetchExport: defineRoute({
    name: 'privacy.fetchExport',
    method: 'GET',
    path: '/api/privacy/exports/:id/file',
    access: 'account',
    summary: 'O arquivo da cópia: só pra quem pediu, por 24 horas.',
    params: z.strictObject({ id: Id }),
    responses: {},
    sendsFile: true,
    errors: ['auth.required', 'privacy.export-not-ready', 'privacy.export-expired'],
  }),
  readLeaving: defineRoute({
    name: 'privacy.readLeaving',
    method: 'GET',
    path: '/api/privacy/leaving',
    access: 'account',
    summary: 'O que vai embora se a conta for apagada agora.',
    responses: { 200: Leaving },
    errors: ['auth.required'],
  }),
  deleteAccount: defineRoute({
    name: 'privacy.deleteAccount',
    method: 'POST',
    path: '/api/privacy/deletion',
    access: 'account',
    summary: 'Apaga a conta e tudo o que ela guarda, menos o que a lei manda guardar.',
    body: DeleteAccountInput,
    responses: { 200: z.strictObject({ message: z.string() }) },
    errors: ['auth.required', 'auth.invalid-credentials', 'auth.busy', 'privacy.word-missing'],
    ratePerMinute: 10,
  }),
};
