import { privacyRoutes } from '@cafune/contract/privacy';
import { answer, type Mount } from '../../platform/http/route.ts';
import { askExport, fetchExport, findExport } from './ask-export.ts';
import { deleteAccount, readLeaving } from './delete-account.ts';
import type { PrivacyDeps } from './deps.ts';

export function mountPrivacyRoutes(mount: Mount, deps: PrivacyDeps): void {
  mount(privacyRoutes.findExport, async ({ session }) =>
    answer(200, { export: (await findExport(deps, session.accountId)) ?? null }),
  );
  mount(privacyRoutes.askExport, async ({ session }) => answer(202, await askExport(deps, session.accountId)));
  mount(privacyRoutes.fetchExport, async ({ session, params }) => fetchExport(deps, session.accountId, params.id));
  mount(privacyRoutes.readLeaving, async ({ session }) => answer(200, await readLeaving(deps, session)));
  mount(privacyRoutes.deleteAccount, async ({ session, body, request, reply }) => {
    await deleteAccount(deps, { session, ip: request.ip }, body);
    void reply
      .clearCookie(deps.cookies.sessionName, deps.cookies.options)
      .clearCookie(deps.cookies.deviceName, deps.cookies.options)
      .clearCookie(deps.cookies.visitorName, deps.cookies.options)
      .header('clear-site-data', '"cache", "storage"');
    return answer(200, { message: 'Sua conta foi apagada.' });
  });
}
