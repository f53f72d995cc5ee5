/** Safety: what may not be published, reports, takedowns and their review (safety.md "Policy classes"; abuse suite F, G). */
import { z } from 'zod';
import { Email } from './auth.ts';
import { BRAND } from './brand.ts';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { pageOf, pageQuery } from './core/page.ts';
import { defineRoute } from './core/route.ts';
import { personText } from './core/text.ts';

/** Sentences quoted from the abuse suite (F01, G01, G03, F13); the one of E02 is ours. */
export const safetyErrors = {
  'safety.minimum-age': { status: 422, message: 'Personagens precisam ter 18 anos ou mais.' },
  'safety.real-person': { status: 422, message: 'Não é permitido criar personagens de pessoas reais.' },
  'safety.personal-data': { status: 422, message: 'Remova dados pessoais do texto.' },
  'safety.invalid-definition': {
    status: 422,
    message: 'Descreva quem é a personagem, sem instruções para o sistema.',
  },
  'safety.not-allowed': { status: 422, message: 'Este conteúdo não é permitido.' },
  'safety.case-decided': { status: 409, message: 'Este caso já foi decidido.' },
} as const satisfies Record<string, ErrorDefinition>;

/** The crisis card, word for word as in safety.md "Crisis": on the server, in the browser, offline. */
export const CRISIS_CARD_TEXT = BRAND.crisisText;
/** The answer to a threat to somebody else (abuse suite H06). */
export const THREAT_TEXT =
  'Não posso seguir por esse caminho. Se alguém corre perigo agora, ligue 190. Se a raiva está grande demais, o CVV escuta no 188, de graça, a qualquer hora.';

/** Policy classes of safety.md that a definition can fall under, the gravest first. */
export const POLICY_CLASSES = ['p0', 'p3', 'p1', 'p5'] as const;
export const PolicyClass = z.enum(POLICY_CLASSES);
export type PolicyClass = z.infer<typeof PolicyClass>;

/** What people may report. */
export const REPORT_SUBJECT_KINDS = ['avatar', 'feed-post', 'feed-comment', 'message'] as const;
/** Why, and how the choice reads, in the order shown. */
export const REPORT_REASONS = [
  { id: 'minor', label: 'Parece menor de idade' },
  { id: 'real-person', label: 'É uma pessoa real' },
  { id: 'explicit', label: 'Conteúdo sexual explícito' },
  { id: 'hate', label: 'Ódio ou violência' },
  { id: 'scam', label: 'Golpe ou spam' },
  { id: 'other', label: 'Outro motivo' },
] as const;
const ReportReason = z.enum(
  REPORT_REASONS.map((reason) => reason.id),
  { error: 'Escolha um motivo.' },
);
export type ReportReason = z.infer<typeof ReportReason>;
export const REPORT_DETAILS_MAX_LENGTH = 1_000;

export const ReportSubjectInput = z.strictObject({
  subjectKind: z.enum(REPORT_SUBJECT_KINDS, { error: 'Diga o que você quer denunciar.' }),
  subjectId: Id,
  reason: ReportReason,
  details: personText({
    min: 0,
    max: REPORT_DETAILS_MAX_LENGTH,
    emptyMessage: 'Conte em texto o que aconteceu.',
    tooLongMessage: 'O relato pode ter até 1.000 caracteres.',
    multiline: true,
  }).optional(),
});
export type ReportSubjectInput = z.infer<typeof ReportSubjectInput>;

/** Who asks for a character to be taken down, as seen from the person shown. */
export const TAKEDOWN_RELATIONS = [
  { id: 'self', label: 'Sou a pessoa' },
  { id: 'guardian', label: 'Sou responsável legal pela pessoa' },
  { id: 'lawyer', label: 'Represento a pessoa' },
] as const;
export const TAKEDOWN_STATEMENT_MAX_LENGTH = 4_000;
/** Hours from a takedown request to our answer, at the latest. */
export const TAKEDOWN_ANSWER_HOURS = 48;

export const RequestTakedownInput = z.strictObject({
  name: personText({
    min: 3,
    max: 120,
    emptyMessage: 'Informe seu nome completo.',
    tooLongMessage: 'O nome pode ter até 120 caracteres.',
  }),
  email: Email,
  relation: z.enum(
    TAKEDOWN_RELATIONS.map((relation) => relation.id),
    { error: 'Diga qual é a sua relação com a pessoa.' },
  ),
  characterAddress: personText({
    max: 500,
    emptyMessage: 'Informe o endereço da personagem.',
    tooLongMessage: 'O endereço pode ter até 500 caracteres.',
  }),
  statement: personText({
    max: TAKEDOWN_STATEMENT_MAX_LENGTH,
    emptyMessage: 'Conte o que aconteceu.',
    tooLongMessage: 'O relato pode ter até 4.000 caracteres.',
    multiline: true,
  }),
});
export type RequestTakedownInput = z.infer<typeof RequestTakedownInput>;

/** What may have a case: what people publish, and the takedown requests of people without an account. */
export const CASE_SUBJECT_KINDS = [...REPORT_SUBJECT_KINDS, 'takedown', 'conversation'] as const;
export type CaseSubjectKind = (typeof CASE_SUBJECT_KINDS)[number];
/** Why a case was opened: a first publication, a doubt of the guard, a report or takedown, an edit the guard refused (F06), a conversation it stopped (F13). */
export const CASE_CAUSES = ['publication', 'doubt', 'report', 'refused-edit', 'guard'] as const;
export type CaseCause = (typeof CASE_CAUSES)[number];
/** `withdrawn`: what it was about is gone, nobody decided. */
export const CASE_STATUSES = ['open', 'approved', 'refused', 'withdrawn'] as const;
export const CASE_NOTE_MAX_LENGTH = 1_000;

/** What the guard found: in which field, by which rule. Never the text. */
export const CaseFinding = z.strictObject({ field: z.string(), rule: z.string() });
export type CaseFinding = z.infer<typeof CaseFinding>;

export const ModerationCase = z.strictObject({
  id: Id,
  subjectKind: z.enum(CASE_SUBJECT_KINDS),
  subjectId: Id,
  subjectVersion: z.int().min(1).nullable(),
  cause: z.enum(CASE_CAUSES),
  class: PolicyClass.nullable(),
  findings: z.array(CaseFinding),
  status: z.enum(CASE_STATUSES),
  note: z.string().nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  /** The latest reports of the case, newest first, at most ten. */
  reports: z.array(
    z.strictObject({ protocol: z.string(), reason: ReportReason, details: z.string().nullable(), createdAt: Instant }),
  ),
  takedown: z
    .strictObject({
      protocol: z.string(),
      name: z.string(),
      email: z.string(),
      relation: z.string(),
      characterAddress: z.string(),
      statement: z.string(),
      dueAt: Instant,
    })
    .nullable(),
});
export type ModerationCase = z.infer<typeof ModerationCase>;

export const DecideCaseInput = z.strictObject({
  decision: z.enum(['approve', 'refuse'], { error: 'Escolha aprovar ou recusar.' }),
  note: personText({
    max: CASE_NOTE_MAX_LENGTH,
    emptyMessage: 'Escreva o motivo da decisão.',
    tooLongMessage: 'O motivo pode ter até 1.000 caracteres.',
    multiline: true,
  }),
});
export type DecideCaseInput = z.infer<typeof DecideCaseInput>;

export const safetyRoutes = {
  reportSubject: defineRoute({
    name: 'safety.reportSubject',
    method: 'POST',
    path: '/api/reports',
    access: 'public',
    summary: 'Recebe uma denúncia, de quem tem conta ou não.',
    body: ReportSubjectInput,
    responses: { 201: z.strictObject({ protocol: z.string(), message: z.string() }) },
    errors: [],
    ratePerMinute: 10,
  }),
  requestTakedown: defineRoute({
    name: 'safety.requestTakedown',
    method: 'POST',
    path: '/api/takedowns',
    access: 'public',
    summary: 'Pedido de retirada de quem se reconhece numa personagem; não precisa de conta.',
    body: RequestTakedownInput,
    responses: { 202: z.strictObject({ protocol: z.string(), message: z.string(), dueAt: Instant }) },
    errors: [],
    ratePerMinute: 10,
  }),
  listCases: defineRoute({
    name: 'safety.listCases',
    method: 'GET',
    path: '/api/admin/moderation/cases',
    access: 'user',
    summary: 'Os casos de moderação, do mais antigo ao mais novo; só para administração.',
    query: z.strictObject({ status: z.enum(CASE_STATUSES).default('open'), ...pageQuery(24, 60) }),
    responses: { 200: pageOf(ModerationCase) },
    errors: ['auth.required'],
  }),
  decideCase: defineRoute({
    name: 'safety.decideCase',
    method: 'POST',
    path: '/api/admin/moderation/cases/:id/decide',
    access: 'user',
    summary: 'Aprova ou recusa o que o caso trata; só para administração.',
    params: z.strictObject({ id: Id }),
    body: DecideCaseInput,
    responses: { 200: z.strictObject({ status: z.enum(CASE_STATUSES) }) },
    errors: ['auth.required', 'safety.case-decided'],
  }),
};
