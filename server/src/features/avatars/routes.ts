import { avatarRoutes } from '@cafune/contract/avatars';
import { avatarDiscoveryRoutes } from '@cafune/contract/avatars/discovery';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { mountCardRoutes } from './cards/routes.ts';
import { mountCreationRoutes } from './creation/routes.ts';
import { listDeck } from './discovery/deck.ts';
import { listAvatars, listTags } from './discovery/search.ts';
import { restartDeck, swipeAvatar, undoSwipe } from './discovery/swipes.ts';
import { mountHelpRoutes } from './help/routes.ts';
import { mountPaintingRoutes } from './painting/routes.ts';
import type { PortraitPictures } from './portrait-images.ts';
import { followAvatar, getAvatar, listSimilar, unfollowAvatar } from './service.ts';
import { mountSpeechRoutes, type SpeechDeps } from './speech/routes.ts';

export type AvatarDeps = Pick<
  AppDeps,
  'db' | 'clock' | 'env' | 'outbox' | 'queue' | 'textModel' | 'speechModel' | 'imageModel'
> &
  SpeechDeps;

export function mountAvatarRoutes(mount: Mount, deps: AvatarDeps): void {
  mount(avatarRoutes.get, async ({ params, session }) =>
    answer(200, await getAvatar(deps, params.id, session?.accountId)),
  );
  mount(avatarRoutes.listSimilar, async ({ params, session }) =>
    answer(200, await listSimilar(deps, params.id, session?.accountId)),
  );
  mount(avatarRoutes.follow, async ({ params, session }) =>
    answer(200, await followAvatar(deps, session.accountId, params.id)),
  );
  mount(avatarRoutes.unfollow, async ({ params, session }) =>
    answer(200, await unfollowAvatar(deps.db, session.accountId, params.id)),
  );
  mountDiscovery(mount, deps);
  mountCreationRoutes(mount, deps);
  mountCardRoutes(mount, deps);
  mountHelpRoutes(mount, deps);
  mountPaintingRoutes(mount, deps);
  mountSpeechRoutes(mount, deps);
}

function mountDiscovery(mount: Mount, deps: AvatarDeps): void {
  mount(avatarDiscoveryRoutes.list, async ({ query, session }) =>
    answer(200, await listAvatars(deps, session?.accountId, query)),
  );
  mount(avatarDiscoveryRoutes.listTags, async () => answer(200, await listTags(deps.db)));
  mount(avatarDiscoveryRoutes.deck, async ({ query, session }) =>
    answer(200, await listDeck(deps, session?.accountId, query)),
  );
  mount(avatarDiscoveryRoutes.swipe, async ({ body, session }) => answer(200, await swipeAvatar(deps, session, body)));
  mount(avatarDiscoveryRoutes.undoSwipe, async ({ params, session }) => {
    await undoSwipe(deps, session.accountId, params.avatarId);
    return answer(204, undefined);
  });
  mount(avatarDiscoveryRoutes.restartDeck, async ({ session }) => {
    await restartDeck(deps.db, session.accountId);
    return answer(204, undefined);
  });
}

/** Pictures are public, named by their content and never change. */
export function mountPortraitPictures(app: FastifyInstance, pictures: PortraitPictures): void {
  app.get<{ Params: { file: string } }>(
    '/media/portraits/:file',
    { config: { name: 'avatars.readPortrait' } },
    async (request, reply) => {
      const picture = await pictures.read(request.params.file);
      if (!picture) throw new AppError('request.not-found');
      return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(picture);
    },
  );
}
