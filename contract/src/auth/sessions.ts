/** The sessions of an account: where it is open, and ending them (safety.md "Privacy": "Sessões ativas"). */
import { z } from 'zod';
import { Id, Instant } from '../core/ids.ts';
import { defineRoute } from '../core/route.ts';

export const OpenSession = z.strictObject({
  id: Id,
  /** In plain words, e.g. "Chrome no Windows". */
  device: z.string(),
  startedAt: Instant,
  /** To the minute. */
  seenAt: Instant,
  /** The session that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const authSessionRoutes = {
  list: defineRoute({
    name: 'auth.listSessions',
    method: 'GET',
    path: '/api/user/sessions',
    access: 'account',
    summary: 'Onde a conta está aberta: a sessão que pergunta, depois as vistas por último.',
    responses: { 200: z.strictObject({ items: z.array(OpenSession) }) },
    errors: ['auth.required'],
  }),
  end: defineRoute({
    name: 'auth.endSession',
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    access: 'account',
    summary: 'Encerra uma sessão da própria conta.',
    params: z.strictObject({ id: Id }),
    responses: { 204: null },
    errors: ['auth.required'],
  }),
  endOthers: defineRoute({
    name: 'auth.endOtherSessions',
    method: 'POST',
    path: '/api/user/sessions/end-others',
    access: 'account',
    summary: 'Encerra todas as sessões da conta menos a que pede.',
    responses: { 204: null },
    errors: ['auth.required'],
  }),
};
