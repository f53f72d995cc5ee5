import { personalTables } from '../../../platform/personal-data.ts';

/** What of this feature's tables is a person's: answers to a comment go with it, as when it is deleted by hand. */
export const feedTables = personalTables('feed', {
  feed_posts: {
    rows: 'avatar_id = ANY(:made)',
    exported: {
      file: 'feed/publicacoes-das-suas-personagens',
      columns: 'created_at AS quando, avatar_id AS personagem_id, text AS texto',
    },
    erased: 'rows',
  },
  feed_comments: {
    exported: { file: 'feed/comentarios', columns: 'created_at AS quando, post_id AS publicacao, text AS texto' },
    erased: [
      'SELECT id FROM feed_posts WHERE id IN (SELECT post_id FROM feed_comments WHERE account_id = :account) ORDER BY id FOR UPDATE',
      `WITH gone AS (
         DELETE FROM feed_comments WHERE account_id = :account OR reply_to_id IN (SELECT id FROM feed_comments WHERE account_id = :account)
         RETURNING post_id, account_id
       ), counted AS (SELECT post_id, count(account_id)::int AS people, (count(*) - count(account_id))::int AS characters FROM gone GROUP BY post_id)
       UPDATE feed_posts p SET comment_count = p.comment_count - counted.people, character_comment_count = p.character_comment_count - counted.characters
       FROM counted WHERE p.id = counted.post_id`,
    ],
  },
  feed_likes: {
    exported: { file: 'feed/curtidas', columns: 'created_at AS quando, post_id AS publicacao' },
    erased: [
      `WITH gone AS (DELETE FROM feed_likes WHERE account_id = :account RETURNING post_id)
       UPDATE feed_posts SET like_count = greatest(like_count - 1, 0) FROM gone WHERE id = gone.post_id`,
    ],
  },
  feed_comment_likes: {
    exported: { file: 'feed/curtidas-em-comentarios', columns: 'created_at AS quando, comment_id AS comentario' },
    erased: [
      `WITH gone AS (DELETE FROM feed_comment_likes WHERE account_id = :account RETURNING comment_id)
       UPDATE feed_comments SET like_count = greatest(like_count - 1, 0) FROM gone WHERE id = gone.comment_id`,
    ],
  },
  feed_seen: {
    exported: { file: 'feed/vistas', columns: 'seen_at AS quando, post_id AS publicacao' },
    erased: 'rows',
  },
});
