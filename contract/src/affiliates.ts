/** Affiliates: a session of their own, apart from accounts (spec §§2, 3, 4, 5, 6, 7; abuse suite A05). */
import { z } from 'zod';
import { Email, Password } from './auth.ts';
import type { ErrorDefinition } from './core/error.ts';
import { Id } from './core/ids.ts';
import { defineRoute } from './core/route.ts';
import { personText } from './core/text.ts';

/** Spec §7: the affiliate status is cached for 5 minutes. */
export const AFFILIATE_STATUS_FRESH_MS = 5 * 60_000;

export const affiliateErrors = {
  'affiliates.invalid-credentials': { status: 401, message: 'E-mail ou senha inválidos.' },
  'affiliates.activation-spent': { status: 410, message: 'Este link já foi usado ou expirou.' },
} as const satisfies Record<string, ErrorDefinition>;

export const Affiliate = z.strictObject({ id: Id, name: z.string(), email: z.string() });
export type Affiliate = z.infer<typeof Affiliate>;
export const AffiliateAuthStatus = z.strictObject({ isAuthenticated: z.boolean(), user: Affiliate.nullable() });
export type AffiliateAuthStatus = z.infer<typeof AffiliateAuthStatus>;

/** Spec §5: an answer without `success: true` is a failure. */
const Outcome = z.strictObject({ success: z.boolean(), message: z.string() });

export const RegisterAffiliateInput = z.strictObject({
  name: personText({
    max: 80,
    emptyMessage: 'Diga seu nome.',
    tooLongMessage: 'O nome pode ter até 80 caracteres.',
  }),
  email: Email,
  /** Where the person will talk about Cafuné, in their words. */
  channel: personText({
    max: 300,
    emptyMessage: 'Conte onde você vai divulgar.',
    tooLongMessage: 'O texto pode ter até 300 caracteres.',
    multiline: true,
  }),
});
export type RegisterAffiliateInput = z.infer<typeof RegisterAffiliateInput>;

export const affiliateRoutes = {
  status: defineRoute({
    name: 'affiliates.getStatus',
    method: 'GET',
    path: '/api/affiliate/auth-status',
    access: 'public',
    summary: 'Se há um afiliado nesta sessão, e quem.',
    responses: { 200: AffiliateAuthStatus },
    errors: [],
  }),
  register: defineRoute({
    name: 'affiliates.register',
    method: 'POST',
    path: '/api/affiliate/register',
    access: 'public',
    summary:
      'Pede a entrada no programa; a resposta é a mesma para qualquer e-mail. O link de ativação vai por e-mail.',
    body: RegisterAffiliateInput,
    responses: { 200: Outcome },
    errors: [],
    ratePerMinute: 10,
  }),
  login: defineRoute({
    name: 'affiliates.login',
    method: 'POST',
    path: '/api/affiliate/login',
    access: 'public',
    summary: 'Entra como afiliado.',
    body: z.strictObject({ email: Email, password: z.string().min(1, { error: 'Informe sua senha.' }).max(1_000) }),
    responses: { 200: Outcome },
    errors: ['affiliates.invalid-credentials', 'auth.busy'],
  }),
  logout: defineRoute({
    name: 'affiliates.logout',
    method: 'POST',
    path: '/api/affiliate/logout',
    access: 'public',
    summary: 'Encerra a sessão de afiliado.',
    responses: { 200: Outcome },
    errors: [],
  }),
  activate: defineRoute({
    name: 'affiliates.activate',
    method: 'POST',
    path: '/api/affiliate/activate',
    access: 'public',
    summary: 'Ativa a conta com o link recebido e cria a senha.',
    body: z.strictObject({ token: z.string().min(1).max(200), password: Password }),
    responses: { 200: Outcome },
    errors: ['affiliates.activation-spent', 'auth.common-password', 'auth.busy'],
    ratePerMinute: 10,
  }),
};
