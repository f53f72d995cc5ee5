import { affiliateRoutes } from '@cafune/contract/affiliates';
import type { AppDeps } from '../../deps.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { type AffiliateDeps, activate, findBySession, logIn, logOut, requestMembership } from './membership.ts';

export function mountAffiliateRoutes(mount: Mount, deps: AffiliateDeps & Pick<AppDeps, 'cookies'>): void {
  const { affiliateName, options } = deps.cookies;

  mount(affiliateRoutes.status, async ({ request }) => {
    const user = await findBySession(deps, request.cookies[affiliateName]);
    return answer(200, { isAuthenticated: user !== undefined, user: user ?? null });
  });
  mount(affiliateRoutes.register, async ({ body }) => {
    await requestMembership(deps, body);
    return answer(200, { success: true, message: 'Pedido recebido. O link de ativação chega no seu e-mail.' });
  });
  mount(affiliateRoutes.login, async ({ body, request, reply }) => {
    const session = await logIn(deps, { ip: request.ip }, body);
    const before = request.cookies[affiliateName];
    if (before !== undefined) await logOut(deps, before);
    void reply.setCookie(affiliateName, session.token, { ...options, expires: session.expiresAt });
    return answer(200, { success: true, message: 'Login realizado com sucesso!' });
  });
  mount(affiliateRoutes.logout, async ({ request, reply }) => {
    const token = request.cookies[affiliateName];
    if (token !== undefined) await logOut(deps, token);
    void reply.clearCookie(affiliateName, options);
    return answer(200, { success: true, message: 'Logout realizado com sucesso' });
  });
  mount(affiliateRoutes.activate, async ({ body }) => {
    await activate(deps, body);
    return answer(200, { success: true, message: 'Conta ativada. Entre com sua senha.' });
  });
}
