import type { PortraitImages } from '@cafune/contract/avatars';
import { statement } from '../../platform/db/database.ts';

export type PostRow = {
  id: string;
  avatar_id: string;
  kind: 'picture' | 'words';
  text: string;
  images: PortraitImages | null;
  like_count: number;
  comment_count: number;
  character_comment_count: number;
  created_at: Date;
  is_liked: boolean;
};
const POST = `p.id, p.avatar_id, p.kind, p.text, p.images, p.like_count, p.comment_count, p.character_comment_count, p.created_at,
  EXISTS (SELECT 1 FROM feed_likes l WHERE l.account_id = $1::uuid AND l.post_id = p.id) AS is_liked`;

/** Newest first, after a place; `$4` hides what the account has seen, `$5` keeps to some characters. */
export const selectPosts = statement<PostRow>(
  'feed.select-posts',
  `SELECT ${POST} FROM feed_posts p
   WHERE ($2::timestamptz IS NULL OR (p.created_at, p.id) < ($2, $3::uuid))
     AND (NOT $4::boolean OR NOT EXISTS (SELECT 1 FROM feed_seen s WHERE s.account_id = $1::uuid AND s.post_id = p.id))
     AND ($5::uuid[] IS NULL OR p.avatar_id = ANY($5))
   ORDER BY p.created_at DESC, p.id DESC LIMIT $6`,
);
export const selectPost = statement<PostRow>('feed.select-post', `SELECT ${POST} FROM feed_posts p WHERE p.id = $2`);
export const insertSeen = statement(
  'feed.insert-seen',
  `INSERT INTO feed_seen (account_id, post_id, seen_at) SELECT $1, id, $3 FROM feed_posts WHERE id = ANY($2::uuid[]) ON CONFLICT DO NOTHING`,
);

export const insertLike = statement(
  'feed.insert-like',
  `WITH made AS (INSERT INTO feed_likes (account_id, post_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING post_id)
   UPDATE feed_posts SET like_count = like_count + 1 FROM made WHERE id = made.post_id`,
);
export const deleteLike = statement(
  'feed.delete-like',
  `WITH gone AS (DELETE FROM feed_likes WHERE account_id = $1 AND post_id = $2 RETURNING post_id)
   UPDATE feed_posts SET like_count = like_count - 1 FROM gone WHERE id = gone.post_id`,
);

export type CommentRow = {
  id: string;
  post_id: string;
  account_id: string | null;
  avatar_id: string | null;
  text: string;
  reply_to_id: string | null;
  like_count: number;
  created_at: Date;
  is_liked: boolean;
};
const COMMENT = `c.id, c.post_id, c.account_id, c.avatar_id, c.text, c.reply_to_id, c.like_count, c.created_at,
  EXISTS (SELECT 1 FROM feed_comment_likes l WHERE l.account_id = $1::uuid AND l.comment_id = c.id) AS is_liked`;

/** Comments that answer none, newest first, after a place. */
export const selectComments = statement<CommentRow>(
  'feed.select-comments',
  `SELECT ${COMMENT} FROM feed_comments c
   WHERE c.post_id = $2 AND c.reply_to_id IS NULL AND ($3::timestamptz IS NULL OR (c.created_at, c.id) < ($3, $4::uuid))
   ORDER BY c.created_at DESC, c.id DESC LIMIT $5`,
);
/** The newest 200 answers to each of some comments, oldest first. */
export const selectReplies = statement<CommentRow>(
  'feed.select-replies',
  `SELECT ${COMMENT} FROM unnest($2::uuid[]) AS parent (id)
   CROSS JOIN LATERAL (SELECT * FROM feed_comments WHERE reply_to_id = parent.id ORDER BY created_at DESC, id DESC LIMIT 200) c
   ORDER BY c.created_at, c.id`,
);
export const selectComment = statement<CommentRow>(
  'feed.select-comment',
  `SELECT ${COMMENT} FROM feed_comments c WHERE c.id = $2`,
);
/** A comment of a person; answering an answer answers what that one answered. */
export const insertComment = statement(
  'feed.insert-comment',
  `WITH made AS (
     INSERT INTO feed_comments (id, post_id, account_id, text, reply_to_id, created_at)
     SELECT $1, $2, $3, $4, (SELECT coalesce(r.reply_to_id, r.id) FROM feed_comments r WHERE r.id = $5 AND r.post_id = $2), $6
     ON CONFLICT DO NOTHING RETURNING post_id
   )
   UPDATE feed_posts SET comment_count = comment_count + 1 FROM made WHERE feed_posts.id = made.post_id`,
);
/** What is written to and taken from the comments of a post stands in line here, so that its counts stay true. */
export const lockPost = statement<{ id: string }>(
  'feed.lock-post',
  'SELECT id FROM feed_posts WHERE id = $1 FOR UPDATE',
);
/** Takes a person's comment away with the answers to it, and the post counts what really went; under `lockPost`. */
export const deleteComment = statement(
  'feed.delete-comment',
  `WITH answers AS (
     DELETE FROM feed_comments c USING feed_comments mine
     WHERE mine.id = $2 AND mine.account_id = $1 AND c.reply_to_id = mine.id RETURNING c.post_id, c.account_id
   ), own AS (DELETE FROM feed_comments WHERE id = $2 AND account_id = $1 RETURNING post_id, account_id),
   gone AS (SELECT * FROM answers UNION ALL SELECT * FROM own),
   counted AS (SELECT post_id, count(account_id)::int AS people, (count(*) - count(account_id))::int AS characters FROM gone GROUP BY post_id)
   UPDATE feed_posts p SET comment_count = p.comment_count - counted.people, character_comment_count = p.character_comment_count - counted.characters
   FROM counted WHERE p.id = counted.post_id`,
);
export const selectCommentsOf = statement<{ id: string }>(
  'feed.select-comments-of',
  'SELECT id FROM feed_comments WHERE account_id = $1 ORDER BY created_at, id',
);
/** Takes away what a person of ours decided against, or somebody whose account was closed wrote; under `lockPost`. */
export const removeComment = statement(
  'feed.remove-comment',
  `WITH answers AS (DELETE FROM feed_comments WHERE reply_to_id = $1 RETURNING post_id, account_id),
   own AS (DELETE FROM feed_comments WHERE id = $1 RETURNING post_id, account_id),
   gone AS (SELECT * FROM answers UNION ALL SELECT * FROM own),
   counted AS (SELECT post_id, count(account_id)::int AS people, (count(*) - count(account_id))::int AS characters FROM gone GROUP BY post_id)
   UPDATE feed_posts p SET comment_count = p.comment_count - counted.people, character_comment_count = p.character_comment_count - counted.characters
   FROM counted WHERE p.id = counted.post_id`,
);
export const removePost = statement('feed.remove-post', 'DELETE FROM feed_posts WHERE id = $1');
export const insertCommentLike = statement(
  'feed.insert-comment-like',
  `WITH made AS (INSERT INTO feed_comment_likes (account_id, comment_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING comment_id)
   UPDATE feed_comments SET like_count = like_count + 1 FROM made WHERE id = made.comment_id`,
);
export const deleteCommentLike = statement(
  'feed.delete-comment-like',
  `WITH gone AS (DELETE FROM feed_comment_likes WHERE account_id = $1 AND comment_id = $2 RETURNING comment_id)
   UPDATE feed_comments SET like_count = like_count - 1 FROM gone WHERE id = gone.comment_id`,
);

/** Who posted last when, and from what each has written. */
export const selectPosted = statement<{ avatar_id: string; sources: string[]; last_at: Date }>(
  'feed.select-posted',
  `SELECT avatar_id, array_agg(source) AS sources, max(created_at) AS last_at FROM feed_posts WHERE avatar_id = ANY($1::uuid[]) GROUP BY avatar_id`,
);
export const selectAnyPost = statement<{ id: string }>('feed.select-any-post', 'SELECT id FROM feed_posts LIMIT 1');
export const insertPost = statement(
  'feed.insert-post',
  `INSERT INTO feed_posts (id, avatar_id, kind, text, images, source, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
);
/** Processes that start together post one after the other. */
export const lockPosting = statement('feed.lock-posting', 'SELECT pg_advisory_xact_lock(7203122)');
