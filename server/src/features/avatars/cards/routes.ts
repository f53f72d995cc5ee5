import { avatarCreationRoutes } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import { answer, type Mount } from '../../../platform/http/route.ts';
import { exportCard } from './export-card.ts';
import { importCard } from './import-card.ts';

export function mountCardRoutes(mount: Mount, deps: Pick<AppDeps, 'db' | 'clock' | 'env'>): void {
  mount(avatarCreationRoutes.importCard, async ({ session, file }) =>
    answer(200, await importCard(deps, session.accountId, file.bytes)),
  );
  mount(avatarCreationRoutes.exportCard, async ({ session, params, query }) =>
    exportCard(deps, { accountId: session.accountId, avatarId: params.id }, query.format),
  );
}
