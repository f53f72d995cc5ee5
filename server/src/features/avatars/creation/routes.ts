import { avatarCreationRoutes } from '@cafune/contract/avatars/creation';
import type { AppDeps } from '../../../deps.ts';
import { answer, type Mount } from '../../../platform/http/route.ts';
import { type CreationDeps, createAvatar } from './create-avatar.ts';
import { deleteDraft, findDraft, saveDraft } from './drafts.ts';
import { editAvatar } from './edit-avatar.ts';
import { getMyAvatar, listMyAvatars } from './my-avatars.ts';
import { readCreationPrice } from './price.ts';
import { archiveAvatar, publishAvatar, restoreAvatar, unpublishAvatar } from './publication.ts';

const STATUS = { made: 201, repeated: 200, paused: 202 } as const;

export function mountCreationRoutes(
  mount: Mount,
  deps: CreationDeps & Pick<AppDeps, 'speechModel' | 'imageModel'>,
): void {
  mount(avatarCreationRoutes.price, async ({ session }) =>
    answer(200, await readCreationPrice(deps, session?.accountId)),
  );
  mount(avatarCreationRoutes.create, async ({ session, body }) => {
    const { outcome, avatar } = await createAvatar(deps, session, body);
    return answer(STATUS[outcome], avatar);
  });
  mount(avatarCreationRoutes.listMine, async ({ session }) =>
    answer(200, await listMyAvatars(deps, session.accountId)),
  );
  mount(avatarCreationRoutes.getMine, async ({ session, params }) =>
    answer(200, await getMyAvatar(deps, { accountId: session.accountId, avatarId: params.id })),
  );
  mount(avatarCreationRoutes.edit, async ({ session, params, body }) => {
    const { outcome, avatar } = await editAvatar(deps, session, { ...body, avatarId: params.id });
    return answer(outcome === 'shown' ? 200 : 202, avatar);
  });
  mountStandingRoutes(mount, deps);
  mountDraftRoutes(mount, deps);
}

function mountStandingRoutes(mount: Mount, deps: CreationDeps): void {
  mount(avatarCreationRoutes.publish, async ({ session, params }) =>
    answer(202, await publishAvatar(deps, { accountId: session.accountId, avatarId: params.id })),
  );
  mount(avatarCreationRoutes.unpublish, async ({ session, params }) =>
    answer(200, await unpublishAvatar(deps, { accountId: session.accountId, avatarId: params.id })),
  );
  mount(avatarCreationRoutes.archive, async ({ session, params }) =>
    answer(200, await archiveAvatar(deps, { accountId: session.accountId, avatarId: params.id })),
  );
  mount(avatarCreationRoutes.restore, async ({ session, params }) =>
    answer(200, await restoreAvatar(deps, { accountId: session.accountId, avatarId: params.id })),
  );
}

function mountDraftRoutes(mount: Mount, deps: CreationDeps): void {
  mount(avatarCreationRoutes.getDraft, async ({ session, params }) =>
    answer(200, await findDraft(deps.db, { accountId: session.accountId, key: params.key })),
  );
  mount(avatarCreationRoutes.saveDraft, async ({ session, params, body }) =>
    answer(200, await saveDraft(deps, { accountId: session.accountId, key: params.key }, body)),
  );
  mount(avatarCreationRoutes.deleteDraft, async ({ session, params }) => {
    await deleteDraft(deps.db, { accountId: session.accountId, key: params.key });
    return answer(204, undefined);
  });
}
