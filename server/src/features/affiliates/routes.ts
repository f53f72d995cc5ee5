import { affiliateRoutes } from '@cafune/contract/affiliates';
import { affiliateEarningRoutes } from '@cafune/contract/affiliates/earnings';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import type { EarningDeps } from './deps.ts';
import { settleAccount } from './earnings/commissions.ts';
import { changePixKey } from './earnings/pix-key.ts';
import { exportStatement, listPayouts, listStatement } from './earnings/statement.ts';
import { type AffiliateDeps, activate, findBySession, logIn, logOut, requestMembership } from './membership.ts';
import { readPanel } from './panel/panel.ts';
import { enterCode, readStanding } from './referrals/referrals.ts';

export function mountAffiliateRoutes(mount: Mount, deps: AffiliateDeps & EarningDeps): void {
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

  mountEarnings(mount, deps);
}

function mountEarnings(mount: Mount, deps: AffiliateDeps & EarningDeps): void {
  /** @throws AppError affiliates.signed-out */
  const affiliateOf = async (request: FastifyRequest): Promise<string> => {
    const affiliate = await findBySession(deps, request.cookies[deps.cookies.affiliateName]);
    if (!affiliate) throw new AppError('affiliates.signed-out');
    return affiliate.id;
  };
  const routes = affiliateEarningRoutes;

  mount(routes.panel, async ({ request, query }) =>
    answer(200, await readPanel(deps, await affiliateOf(request), query.days)),
  );
  mount(routes.statement, async ({ request, query }) => {
    const { payout, cursor, limit } = query;
    return answer(200, await listStatement(deps, await affiliateOf(request), { payout, cursor, limit }));
  });
  mount(routes.statementFile, async ({ request }) => exportStatement(deps, await affiliateOf(request)));
  mount(routes.payouts, async ({ request, query }) => {
    const { cursor, limit } = query;
    return answer(200, await listPayouts(deps, await affiliateOf(request), { cursor, limit }));
  });
  mount(routes.setPixKey, async ({ request, body }) =>
    answer(200, await changePixKey(deps, { affiliateId: await affiliateOf(request), ...body })),
  );
  mount(routes.referral, async ({ session }) => answer(200, await readStanding(deps, session)));
  mount(routes.enterCode, async ({ session, body, request }) => {
    const here = await findBySession(deps, request.cookies[deps.cookies.affiliateName]);
    const standing = await enterCode(deps, session, { code: body.code, affiliateId: here?.id });
    // A purchase of this moment may have been told before the code was.
    await settleAccount(deps, session.accountId);
    return answer(200, standing);
  });
}
