import { avatarRoutes } from '@cafune/contract/avatars';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { AppError } from '../../platform/errors.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import type { PortraitPictures } from './portrait-images.ts';
import { getAvatar, listAvatars, listMyAvatars } from './service.ts';

export function mountAvatarRoutes(mount: Mount, deps: Pick<AppDeps, 'db'>): void {
  mount(avatarRoutes.list, async ({ query }) => {
    const { q, tag, cursor, limit } = query;
    return answer(200, await listAvatars(deps.db, { q, tag, cursor, limit }));
  });
  mount(avatarRoutes.listMine, async ({ session }) => answer(200, await listMyAvatars(deps.db, session.accountId)));
  mount(avatarRoutes.get, async ({ params, session }) =>
    answer(200, await getAvatar(deps.db, params.id, session?.accountId)),
  );
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
