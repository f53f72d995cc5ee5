import { feedRoutes } from '@cafune/contract/feed';
import type { AppDeps } from '../../deps.ts';
import { answer, type Mount } from '../../platform/http/route.ts';
import { addComment, deleteComment, likeComment, listComments, unlikeComment } from './comments.ts';
import { getPost, likePost, listPosts, markSeen, unlikePost } from './posts.ts';

export function mountFeedRoutes(mount: Mount, deps: Pick<AppDeps, 'db' | 'clock' | 'env' | 'outbox'>): void {
  mount(feedRoutes.list, async ({ query, session }) => answer(200, await listPosts(deps, session?.accountId, query)));
  mount(feedRoutes.get, async ({ params, session }) => answer(200, await getPost(deps, session?.accountId, params.id)));
  mount(feedRoutes.markSeen, async ({ body, session }) => {
    await markSeen(deps, session.accountId, body.ids);
    return answer(204, undefined);
  });
  mount(feedRoutes.like, async ({ params, session }) =>
    answer(200, await likePost(deps, session.accountId, params.id)),
  );
  mount(feedRoutes.unlike, async ({ params, session }) =>
    answer(200, await unlikePost(deps, session.accountId, params.id)),
  );
  mountComments(mount, deps);
}

function mountComments(mount: Mount, deps: Pick<AppDeps, 'db' | 'clock' | 'env' | 'outbox'>): void {
  mount(feedRoutes.listComments, async ({ params, query, session }) =>
    answer(200, await listComments(deps, session?.accountId, { postId: params.id, ...query })),
  );
  mount(feedRoutes.comment, async ({ params, body, session }) => {
    const { isNew, comment } = await addComment(deps, session.accountId, { ...body, postId: params.id });
    return answer(isNew ? 201 : 200, comment);
  });
  mount(feedRoutes.deleteComment, async ({ params, session }) => {
    await deleteComment(deps.db, session.accountId, params.id);
    return answer(204, undefined);
  });
  mount(feedRoutes.likeComment, async ({ params, session }) =>
    answer(200, await likeComment(deps, session.accountId, params.id)),
  );
  mount(feedRoutes.unlikeComment, async ({ params, session }) =>
    answer(200, await unlikeComment(deps, session.accountId, params.id)),
  );
}
