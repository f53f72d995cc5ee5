import { authRoutes } from '@cafune/contract/auth';
import { authSessionRoutes } from '@cafune/contract/auth/sessions';
import { Id } from '@cafune/contract/core/ids';
import type { FastifyReply } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { setSessionCookie } from './guests.ts';
import { deviceCookie, type LoginDeps, logIn } from './log-in.ts';
import { renamePerson } from './people.ts';
import { register, type SignIn } from './register.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { mountSecondFactorRoutes } from './second-factor/routes.ts';
import { endSession, listSessions } from './sessions.ts';
import { createStatusReader, type StatusDeps } from './status.ts';

const DEVICE_COOKIE_SECONDS = 180 * 86_400;

export function mountAuthRoutes(mount: Mount, deps: AppDeps & Pick<StatusDeps, 'freeRepliesLeft'> & LoginDeps): void {
  const status = createStatusReader(deps);
  const welcome = (reply: FastifyReply, { session, answer: body }: SignIn) => {
    setSessionCookie(deps, reply, session);
    const device = deviceCookie(deps.secret, session.accountId);
    void reply.setCookie(deps.cookies.deviceName, device, { ...deps.cookies.options, maxAge: DEVICE_COOKIE_SECONDS });
    return body;
  };

  mount(authRoutes.register, async ({ body, session, request, reply }) => {
    const visitorId = Id.safeParse(request.cookies[deps.cookies.visitorName]).data;
    return answer(201, welcome(reply, await register(deps, { session, device: deviceOf(request), visitorId }, body)));
  });
  mount(authRoutes.login, async ({ body, session, request, reply }) => {
    const visitor = { session, device: deviceOf(request), deviceCookie: request.cookies[deps.cookies.deviceName] };
    return answer(200, welcome(reply, await logIn(deps, visitor, body)));
  });
  mount(authRoutes.logout, async ({ session, reply }) => {
    if (session) await deps.sessions.end(deps.db, session.id);
    void reply
      .clearCookie(deps.cookies.sessionName, deps.cookies.options)
      .header('clear-site-data', '"cache", "storage"');
    return answer(200, { message: 'Você foi desconectado da sua conta' });
  });
  mount(authRoutes.status, async ({ session }) => answer(200, await status.read(session)));
  mount(authRoutes.guest, async ({ session }) => answer(200, await status.read(session)));
  mount(authRoutes.adminCheck, async ({ session }) => answer(200, { isAdmin: await status.isAdmin(session) }));
  mount(authRoutes.forgotPassword, async ({ body }) => {
    await requestPasswordReset(deps, body.email);
    return answer(200, { message: 'Se este e-mail tiver conta, enviaremos instruções.' });
  });
  mount(authRoutes.resetPassword, async ({ body, reply }) => {
    await resetPassword(deps, body);
    void reply.clearCookie(deps.cookies.sessionName, deps.cookies.options);
    return answer(200, { message: 'Senha nova guardada. Entre com ela.' });
  });
  mount(authRoutes.updateProfile, async ({ session, body }) => {
    if (body.birthDate !== undefined) throw new AppError('auth.birth-date-fixed');
    if (body.firstName === undefined) throw new AppError('request.invalid');
    return answer(200, await renamePerson(deps.db, session.accountId, body.firstName));
  });
  mount(authRoutes.renewSyncToken, async ({ session }) => {
    const sync = await deps.db.transaction((tx) => deps.sessions.startSync(tx, session));
    return answer(200, { token: sync.token, expiresAt: sync.expiresAt.toISOString() });
  });
  mountSessionRoutes(mount, deps);
  mountSecondFactorRoutes(mount, deps);
}

function mountSessionRoutes(mount: Mount, deps: Pick<AppDeps, 'sessions'>): void {
  mount(authSessionRoutes.list, async ({ session }) => answer(200, { items: await listSessions(deps, session) }));
  mount(authSessionRoutes.end, async ({ session, params }) => {
    await endSession(deps, session, params.id);
    return answer(204, undefined);
  });
  mount(authSessionRoutes.endOthers, async ({ session }) => {
    await deps.sessions.endOthers(session);
    return answer(204, undefined);
  });
}
