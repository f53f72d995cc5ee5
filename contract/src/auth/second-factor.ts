/** The second factor of administrators: an app's one-time codes (RFC 6238), and recovery codes (safety.md "Security", abuse suite A14). */
import { z } from 'zod';
import type { ErrorDefinition } from '../core/error.ts';
import { defineRoute } from '../core/route.ts';

/** How long a session in which the factor was shown administers. */
export const SECOND_FACTOR_HOURS = 12;
export const RECOVERY_CODES = 10;

export const secondFactorErrors = {
  'auth.second-factor-needed': {
    status: 403,
    message: 'Pra administrar, confirme o código do seu aplicativo autenticador.',
  },
  'auth.second-factor-kept': { status: 409, message: 'Esta conta já tem um segundo fator.' },
  'auth.invalid-code': { status: 401, message: 'Código inválido ou já usado.' },
} as const satisfies Record<string, ErrorDefinition>;

export const SecondFactor = z.strictObject({
  isEnrolled: z.boolean(),
  /** In this session, lately. */
  isProven: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

const MISSING = 'Informe o código.';
const Code = z.strictObject({ code: z.string({ error: MISSING }).trim().min(1, { error: MISSING }).max(60) });

export const secondFactorRoutes = {
  read: defineRoute({
    name: 'auth.readSecondFactor',
    method: 'GET',
    path: '/api/admin/second-factor',
    access: 'user',
    summary: 'Em que pé está o segundo fator de quem administra.',
    responses: { 200: SecondFactor },
    errors: ['auth.required'],
  }),
  begin: defineRoute({
    name: 'auth.beginSecondFactor',
    method: 'POST',
    path: '/api/admin/second-factor',
    access: 'user',
    summary: 'Dá um segredo pro aplicativo autenticador, depois da senha; vale quando um código dele for confirmado.',
    body: z.strictObject({
      password: z.string({ error: 'Informe sua senha.' }).min(1, { error: 'Informe sua senha.' }),
    }),
    responses: { 200: z.strictObject({ secret: z.string(), address: z.string() }) },
    errors: ['auth.required', 'auth.invalid-credentials', 'auth.busy', 'auth.second-factor-kept'],
    ratePerMinute: 10,
  }),
  confirm: defineRoute({
    name: 'auth.confirmSecondFactor',
    method: 'POST',
    path: '/api/admin/second-factor/confirm',
    access: 'user',
    summary: 'O primeiro código: o segundo fator passa a valer, e os códigos de reserva aparecem uma única vez.',
    body: Code,
    responses: { 200: z.strictObject({ recoveryCodes: z.array(z.string()) }) },
    errors: ['auth.required', 'auth.invalid-code', 'auth.second-factor-kept'],
    ratePerMinute: 20,
  }),
  prove: defineRoute({
    name: 'auth.proveSecondFactor',
    method: 'POST',
    path: '/api/admin/second-factor/prove',
    access: 'user',
    summary: 'Um código do aplicativo, ou um de reserva: abre a administração nesta sessão por algumas horas.',
    body: Code,
    responses: { 204: null },
    errors: ['auth.required', 'auth.invalid-code'],
    ratePerMinute: 20,
  }),
};
