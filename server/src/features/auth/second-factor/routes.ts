import { secondFactorRoutes } from '@cafune/contract/auth/second-factor';
import type { AppDeps } from '../../../deps.ts';
import { answer, type Mount } from '../../../platform/http/route.ts';
import { requireAdminAccount } from '../admin.ts';
import type { ConfirmDeps } from '../confirm-password.ts';
import { beginSecondFactor, confirmSecondFactor, proveSecondFactor, readSecondFactor } from './second-factor.ts';

/** For administrators alone: for everybody else these addresses do not exist. */
export function mountSecondFactorRoutes(mount: Mount, deps: AppDeps & ConfirmDeps): void {
  mount(secondFactorRoutes.read, async ({ session }) => {
    await requireAdminAccount(deps.db, session.accountId);
    return answer(200, await readSecondFactor(deps, session));
  });
  mount(secondFactorRoutes.begin, async ({ session, body, request }) => {
    await requireAdminAccount(deps.db, session.accountId);
    return answer(200, await beginSecondFactor(deps, { session, ip: request.ip }, body.password));
  });
  mount(secondFactorRoutes.confirm, async ({ session, body }) => {
    await requireAdminAccount(deps.db, session.accountId);
    return answer(200, { recoveryCodes: await confirmSecondFactor(deps, session, body.code) });
  });
  mount(secondFactorRoutes.prove, async ({ session, body }) => {
    await requireAdminAccount(deps.db, session.accountId);
    await proveSecondFactor(deps, session, body.code);
    return answer(204, undefined);
  });
}
