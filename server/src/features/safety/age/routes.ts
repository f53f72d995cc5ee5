import { ageRoutes } from '@cafune/contract/safety/age';
import { AppError } from '../../../platform/errors.ts';
import { answer, type Mount } from '../../../platform/http/route.ts';
import { type AgeDeps, finishAgeCheck, startAgeCheck } from './checks.ts';
import { chooseLevel, describeAge } from './levels.ts';

export function mountAgeRoutes(mount: Mount, deps: AgeDeps): void {
  mount(ageRoutes.status, async ({ session }) => answer(200, await describeAge(deps, session.accountId)));
  mount(ageRoutes.chooseLevel, async ({ session, body }) =>
    answer(200, await chooseLevel(deps, session.accountId, body.level)),
  );
  mount(ageRoutes.start, async ({ session }) => answer(201, { url: await startAgeCheck(deps, session) }));
  mount(ageRoutes.finish, async ({ session, body }) => answer(200, await finishAgeCheck(deps, session, body)));
  mount(ageRoutes.answerSandbox, async ({ body }) => {
    const signed = deps.ageProvider.answer?.(body);
    if (signed === undefined) throw new AppError('request.not-found');
    return answer(200, { answer: signed });
  });
}
