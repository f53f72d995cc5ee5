import { avatarCreationRoutes } from '@cafune/contract/avatars/creation';
import { answer, type Mount } from '../../../platform/http/route.ts';
import { createHelpWriter, type HelpDeps } from './write-help.ts';

export function mountHelpRoutes(mount: Mount, deps: HelpDeps): void {
  const writeHelp = createHelpWriter(deps);
  mount(avatarCreationRoutes.help, async ({ session, body }) => answer(200, await writeHelp(session.accountId, body)));
}
