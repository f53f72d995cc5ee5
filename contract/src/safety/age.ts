/** Age assurance: what is known of a person's age, and how it is found out (safety.md "Age"; abuse suite F07-F12). */
import { z } from 'zod';
import { CONTENT_LEVELS } from '../core/content-level.ts';
import type { ErrorDefinition } from '../core/error.ts';
import { Instant } from '../core/ids.ts';
import { defineRoute } from '../core/route.ts';

export const ageErrors = {
  'safety.age-not-verified': { status: 403, message: 'Confirme sua idade para continuar.' },
  'safety.age-in-review': { status: 403, message: 'Precisamos confirmar sua idade antes de continuar.' },
  'safety.age-refused': { status: 403, message: 'O Cafuné é só para pessoas adultas (18+).' },
  'safety.age-forged': { status: 401, message: 'Não reconhecemos essa resposta. Comece a confirmação de novo.' },
  'safety.age-other-session': {
    status: 409,
    message: 'Essa confirmação foi começada em outro aparelho. Comece de novo.',
  },
  'safety.age-provider-down': {
    status: 503,
    message: 'Quem confere a idade não respondeu agora. Tente de novo daqui a pouco.',
  },
  'safety.level-not-offered': { status: 403, message: 'Esta instalação não tem esse nível.' },
  'safety.level-not-chosen': {
    status: 403,
    message: 'Ela é do nível sensual, e o seu está em romântico. Dá pra mudar na página da sua idade.',
  },
  'safety.age-other-account': { status: 409, message: 'Essa confirmação foi começada em outra conta.' },
} as const satisfies Record<string, ErrorDefinition>;

/** `in-review`: something they wrote says they are younger, and nothing goes on before it is settled. */
export const AGE_STATES = ['unverified', 'adult-verified', 'in-review', 'refused'] as const;
export const AgeStatus = z.strictObject({
  state: z.enum(AGE_STATES),
  verifiedUntil: Instant.nullable(),
  /** `chosen` counts only while the age is confirmed, and never above what the operator offers. */
  level: z.strictObject({ offered: z.enum(CONTENT_LEVELS), chosen: z.enum(CONTENT_LEVELS) }),
});
export type AgeStatus = z.infer<typeof AgeStatus>;

export const SANDBOX_OUTCOMES = ['adult', 'minor', 'failed'] as const;
const State = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/u);

export const ageRoutes = {
  status: defineRoute({
    name: 'safety.readAge',
    method: 'GET',
    path: '/api/age',
    access: 'account',
    summary: 'O que se sabe da idade de quem pergunta.',
    responses: { 200: AgeStatus },
    errors: ['auth.required'],
  }),
  start: defineRoute({
    name: 'safety.startAgeCheck',
    method: 'POST',
    path: '/api/age-checks',
    access: 'user',
    summary: 'Começa a confirmação de idade; devolve o endereço de quem confere.',
    responses: { 201: z.strictObject({ url: z.string() }) },
    errors: ['auth.required', 'safety.age-refused', 'safety.age-provider-down'],
    ratePerMinute: 10,
  }),
  finish: defineRoute({
    name: 'safety.finishAgeCheck',
    method: 'POST',
    path: '/api/age-checks/finish',
    access: 'user',
    summary: 'Recebe a resposta assinada de quem conferiu; vale uma vez e só nesta conta.',
    body: z.strictObject({ state: State, answer: z.string().min(1).max(4_000) }),
    responses: { 200: AgeStatus },
    errors: [
      'auth.required',
      'safety.age-forged',
      'safety.age-other-account',
      'safety.age-other-session',
      'safety.age-provider-down',
    ],
    ratePerMinute: 10,
  }),
  chooseLevel: defineRoute({
    name: 'safety.chooseContentLevel',
    method: 'PUT',
    path: '/api/content-level',
    access: 'user',
    summary: 'Até onde a pessoa quer ir; acima de romântico, só com a idade confirmada.',
    body: z.strictObject({ level: z.enum(CONTENT_LEVELS) }),
    responses: { 200: AgeStatus },
    errors: ['auth.required', 'safety.age-not-verified', 'safety.level-not-offered'],
    ratePerMinute: 20,
  }),
  answerSandbox: defineRoute({
    name: 'safety.answerAgeSandbox',
    method: 'POST',
    path: '/api/age-sandbox',
    access: 'user',
    summary: 'A página de teste responde no lugar de quem confere (só sem provedor configurado).',
    body: z.strictObject({ state: State, outcome: z.enum(SANDBOX_OUTCOMES), person: z.string().min(1).max(60) }),
    responses: { 200: z.strictObject({ answer: z.string() }) },
    errors: ['auth.required'],
    ratePerMinute: 20,
  }),
};
