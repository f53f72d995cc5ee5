/** Accounts, guests, sessions (spec §§3, 4, 6, 7, 8; safety.md "Security"). */
import { z } from 'zod';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { defineRoute } from './core/route.ts';
import { personText } from './core/text.ts';

/** Spec §4: redirect delays after each transition, in milliseconds. */
export const AUTH_REDIRECT_DELAY_MS = { login: 500, register: 1500, logout: 100, lostSession: 100 } as const;
/** Spec §7: the auth status is fresh for 30 minutes and kept for 60. */
export const AUTH_STATUS_FRESH_MS = 30 * 60_000;
export const AUTH_STATUS_KEPT_MS = 60 * 60_000;
/** Spec §3: the key in local storage that holds the current user's id. */
export const CURRENT_USER_ID_KEY = 'currentUserId';
/** The key in local storage that holds the bearer token of scope `sync`. */
export const SYNC_TOKEN_KEY = 'syncToken';
export const MIN_AGE_YEARS = 18;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;

export const authErrors = {
  'auth.required': { status: 401, message: 'Entre na sua conta para continuar.' },
  'auth.session-ended': { status: 401, message: 'Sua sessão terminou. Entre de novo.' },
  'auth.session-expired': { status: 401, message: 'Sua sessão expirou. Entre de novo.' },
  'auth.invalid-credentials': { status: 401, message: 'E-mail ou senha inválidos.' },
  'auth.insufficient-scope': { status: 403, message: 'Este acesso serve apenas para sincronizar conversas.' },
  'auth.underage': { status: 403, message: 'Cafuné é só para maiores de 18 anos.' },
  'auth.terms-required': {
    status: 422,
    message: 'Para criar a conta, aceite os termos de uso e a política de privacidade.',
  },
  'auth.common-password': { status: 422, message: 'Essa senha é muito comum. Escolha outra.' },
  'auth.invalid-birth-date': { status: 422, message: 'Data de nascimento inválida.' },
  'auth.reset-link-spent': { status: 410, message: 'Este link já foi usado ou expirou.' },
  'auth.account-closed': {
    status: 403,
    message: 'Esta conta foi encerrada: o Cafuné é só para pessoas adultas (18+).',
  },
  'auth.birth-date-fixed': {
    status: 403,
    message: 'A data de nascimento não pode ser alterada. Fale com o suporte.',
  },
  'auth.busy': { status: 503, message: 'Muita gente entrando agora. Tente de novo em instantes.' },
} as const satisfies Record<string, ErrorDefinition>;

export const Email = z
  .string({ error: 'Informe seu e-mail.' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'E-mail inválido.' })
  .pipe(z.email({ error: 'E-mail inválido.' }));
export const Password = z
  .string({ error: 'Informe uma senha.' })
  .refine((value) => [...value].length >= PASSWORD_MIN_LENGTH, { error: 'Use pelo menos 8 caracteres.' })
  .refine((value) => [...value].length <= PASSWORD_MAX_LENGTH, { error: 'A senha pode ter até 256 caracteres.' });
export const FirstName = personText({
  max: 40,
  emptyMessage: 'Diga como quer que te chamem.',
  tooLongMessage: 'O nome pode ter até 40 caracteres.',
});
/** A calendar date `YYYY-MM-DD`; that it exists, lies in the past and gives 18 years is checked by the service. */
export const BirthDate = z.string({ error: 'Data de nascimento inválida.' }).regex(/^\d{4}-\d{2}-\d{2}$/u, {
  error: 'Data de nascimento inválida.',
});

export const User = z.strictObject({ id: Id, firstName: z.string(), email: z.string() });
export type User = z.infer<typeof User>;
export const GuestSession = z.strictObject({ id: Id, freeRepliesLeft: z.int().min(0) });
export type GuestSession = z.infer<typeof GuestSession>;
export const AuthStatus = z.strictObject({
  isAuthenticated: z.boolean(),
  user: User.nullable(),
  isGuest: z.boolean(),
  guestSession: GuestSession.nullable(),
});
export type AuthStatus = z.infer<typeof AuthStatus>;
/** Bearer token of scope `sync` for the offline queue: 24 hours, rotating, kept by the browser in local storage. */
export const SyncToken = z.strictObject({ token: z.string(), expiresAt: Instant });
export type SyncToken = z.infer<typeof SyncToken>;

export const RegisterInput = z.strictObject({
  firstName: FirstName,
  email: Email,
  password: Password,
  birthDate: BirthDate,
  acceptTerms: z.boolean({ error: authErrors['auth.terms-required'].message }),
});
export type RegisterInput = z.infer<typeof RegisterInput>;
export const LoginInput = z.strictObject({
  email: Email,
  password: z.string({ error: 'Informe sua senha.' }).min(1, { error: 'Informe sua senha.' }),
});
export type LoginInput = z.infer<typeof LoginInput>;
const SignedIn = z.strictObject({ user: User, syncToken: SyncToken });
export type SignedIn = z.infer<typeof SignedIn>;
const Done = z.strictObject({ message: z.string() });

export const authRoutes = {
  register: defineRoute({
    name: 'auth.register',
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Cria a conta; um visitante que já conversava mantém tudo.',
    body: RegisterInput,
    responses: { 201: SignedIn },
    errors: ['auth.underage', 'auth.terms-required', 'auth.common-password', 'auth.invalid-birth-date', 'auth.busy'],
    ratePerMinute: 20,
  }),
  login: defineRoute({
    name: 'auth.login',
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Entra na conta.',
    body: LoginInput,
    responses: { 200: SignedIn },
    errors: ['auth.invalid-credentials', 'auth.account-closed', 'auth.busy'],
  }),
  logout: defineRoute({
    name: 'auth.logout',
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Encerra a sessão e revoga o acesso de sincronização.',
    responses: { 200: Done },
    errors: [],
  }),
  status: defineRoute({
    name: 'auth.getStatus',
    method: 'GET',
    path: '/api/auth/status',
    access: 'public',
    summary: 'Quem está aqui: pessoa, visitante ou ninguém.',
    responses: { 200: AuthStatus },
    errors: [],
  }),
  guest: defineRoute({
    name: 'auth.startGuest',
    method: 'POST',
    path: '/api/auth/guest',
    access: 'guest',
    summary: 'Começa (ou devolve) a sessão de visitante.',
    responses: { 200: AuthStatus },
    errors: [],
  }),
  forgotPassword: defineRoute({
    name: 'auth.forgotPassword',
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Pede o link de nova senha; a resposta é a mesma para qualquer e-mail.',
    body: z.strictObject({ email: Email }),
    responses: { 200: Done },
    errors: [],
    ratePerMinute: 10,
  }),
  resetPassword: defineRoute({
    name: 'auth.resetPassword',
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    summary: 'Troca a senha com o link recebido; encerra todas as sessões.',
    body: z.strictObject({ token: z.string().min(1).max(200), password: Password }),
    responses: { 200: Done },
    errors: ['auth.reset-link-spent', 'auth.common-password', 'auth.busy'],
    ratePerMinute: 10,
  }),
  adminCheck: defineRoute({
    name: 'auth.checkAdmin',
    method: 'GET',
    path: '/api/auth/admin-check',
    access: 'public',
    summary: 'Se quem pergunta administra o produto.',
    responses: { 200: z.strictObject({ isAdmin: z.boolean() }) },
    errors: [],
  }),
  updateProfile: defineRoute({
    name: 'auth.updateProfile',
    method: 'PATCH',
    path: '/api/user/profile',
    access: 'user',
    summary: 'Muda como a pessoa quer ser chamada.',
    /** A birth date is never taken; asking to change it has an answer of its own (abuse suite F09). */
    body: z.strictObject({ firstName: FirstName.optional(), birthDate: z.unknown().optional() }),
    responses: { 200: User },
    errors: ['auth.required', 'auth.birth-date-fixed'],
    ratePerMinute: 30,
  }),
  renewSyncToken: defineRoute({
    name: 'auth.renewSyncToken',
    method: 'POST',
    path: '/api/auth/sync-token',
    access: 'user',
    summary: 'Troca o acesso de sincronização por um novo.',
    responses: { 200: SyncToken },
    errors: ['auth.required'],
  }),
};
