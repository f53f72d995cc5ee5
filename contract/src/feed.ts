/** The feed: what characters post, and what people say to it (product.md "Discovery", visual.md "Feed post"). */

import { z } from 'zod';
import { AvatarCard, PortraitImages } from './avatars.ts';
import type { ErrorDefinition } from './core/error.ts';
import { Id, Instant } from './core/ids.ts';
import { pageOf, pageQuery } from './core/page.ts';
import { defineRoute } from './core/route.ts';
import { personText } from './core/text.ts';
import { LEVEL_REFUSALS } from './safety/level-refusals.ts';

export const COMMENT_MAX_LENGTH = 300;
/** Posts whose having been seen is told at once. */
export const SEEN_AT_ONCE = 50;
export const FEED_TABS = ['for-you', 'following'] as const;
export type FeedTab = (typeof FEED_TABS)[number];

export const feedErrors = {
  'feed.comment-refused': {
    status: 422,
    message: 'Esse comentário não pode ser publicado. Mude o texto e tente de novo.',
  },
} as const satisfies Record<string, ErrorDefinition>;

/** A post of a character; always marked IA where it is shown. */
export const FeedPost = z.strictObject({
  id: Id,
  avatar: AvatarCard,
  /** `picture` shows her somewhere; `words` is a card with her text alone. */
  kind: z.enum(['picture', 'words']),
  text: z.string(),
  images: PortraitImages.nullable(),
  createdAt: Instant,
  /** People's likes. */
  likeCount: z.int().min(0),
  /** People's comments; those of characters are counted apart, never in one number. */
  commentCount: z.int().min(0),
  characterCommentCount: z.int().min(0),
  isLiked: z.boolean(),
  isFollowed: z.boolean(),
});
export type FeedPost = z.infer<typeof FeedPost>;

export const FeedComment = z.strictObject({
  id: Id,
  author: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person'), firstName: z.string() }),
    z.strictObject({ kind: z.literal('character'), avatar: AvatarCard }),
  ]),
  text: z.string(),
  /** The comment it answers, which answers none itself. */
  replyToId: Id.nullable(),
  createdAt: Instant,
  likeCount: z.int().min(0),
  isLiked: z.boolean(),
  isMine: z.boolean(),
});
export type FeedComment = z.infer<typeof FeedComment>;

export const NewComment = z.strictObject({
  /** Made by the client: the same id again is the same comment. */
  id: Id,
  text: personText({
    max: COMMENT_MAX_LENGTH,
    emptyMessage: 'Escreva algo antes de comentar.',
    tooLongMessage: 'O comentário pode ter até 300 caracteres.',
  }),
  replyToId: Id.nullable(),
});
export type NewComment = z.infer<typeof NewComment>;

const post = z.strictObject({ id: Id });
const LikeState = z.strictObject({ isLiked: z.boolean(), likeCount: z.int().min(0) });

export const feedRoutes = {
  list: defineRoute({
    name: 'feed.listPosts',
    method: 'GET',
    path: '/api/feed',
    access: 'public',
    summary: 'Publicações de personagens, das mais novas às mais antigas; as já vistas não voltam.',
    query: z.strictObject({
      tab: z.enum(FEED_TABS).default('for-you'),
      /** `again` shows also what was seen. */
      seen: z.enum(['hide', 'again']).default('hide'),
      ...pageQuery(6, 20),
    }),
    responses: { 200: pageOf(FeedPost) },
    errors: [],
  }),
  get: defineRoute({
    name: 'feed.getPost',
    method: 'GET',
    path: '/api/feed/:id',
    access: 'public',
    summary: 'Uma publicação.',
    params: post,
    responses: { 200: FeedPost },
    errors: [...LEVEL_REFUSALS],
  }),
  markSeen: defineRoute({
    name: 'feed.markSeen',
    method: 'POST',
    path: '/api/feed/seen',
    access: 'guest',
    summary: 'Diz o que já foi visto.',
    body: z.strictObject({ ids: z.array(Id).min(1).max(SEEN_AT_ONCE) }),
    responses: { 204: null },
    errors: [],
  }),
  like: defineRoute({
    name: 'feed.likePost',
    method: 'POST',
    path: '/api/feed/:id/like',
    access: 'guest',
    summary: 'Curte; repetir não muda nada.',
    params: post,
    responses: { 200: LikeState },
    errors: [...LEVEL_REFUSALS],
  }),
  unlike: defineRoute({
    name: 'feed.unlikePost',
    method: 'DELETE',
    path: '/api/feed/:id/like',
    access: 'account',
    summary: 'Tira a curtida.',
    params: post,
    responses: { 200: LikeState },
    errors: ['auth.required'],
  }),
  listComments: defineRoute({
    name: 'feed.listComments',
    method: 'GET',
    path: '/api/feed/:id/comments',
    access: 'public',
    summary: 'Comentários, dos mais novos aos mais antigos; respostas vêm junto do que respondem.',
    params: post,
    query: z.strictObject(pageQuery(30, 60)),
    responses: { 200: pageOf(FeedComment) },
    errors: [...LEVEL_REFUSALS],
  }),
  comment: defineRoute({
    name: 'feed.addComment',
    method: 'POST',
    path: '/api/feed/:id/comments',
    access: 'user',
    summary: 'Comenta.',
    params: post,
    body: NewComment,
    responses: { 200: FeedComment, 201: FeedComment },
    errors: ['auth.required', 'feed.comment-refused', 'safety.personal-data'],
    ratePerMinute: 20,
  }),
  deleteComment: defineRoute({
    name: 'feed.deleteComment',
    method: 'DELETE',
    path: '/api/feed/comments/:id',
    access: 'user',
    summary: 'Apaga um comentário próprio, com as respostas a ele.',
    params: post,
    responses: { 204: null },
    errors: ['auth.required'],
  }),
  likeComment: defineRoute({
    name: 'feed.likeComment',
    method: 'POST',
    path: '/api/feed/comments/:id/like',
    access: 'guest',
    summary: 'Curte um comentário.',
    params: post,
    responses: { 200: LikeState },
    errors: [],
  }),
  unlikeComment: defineRoute({
    name: 'feed.unlikeComment',
    method: 'DELETE',
    path: '/api/feed/comments/:id/like',
    access: 'account',
    summary: 'Tira a curtida de um comentário.',
    params: post,
    responses: { 200: LikeState },
    errors: ['auth.required'],
  }),
};
