-- Posts and comments go with who made them, and each is looked for in what hangs on it.
CREATE INDEX feed_comments_of_post ON feed_comments (post_id);
CREATE INDEX feed_likes_of_post ON feed_likes (post_id);
CREATE INDEX feed_seen_of_post ON feed_seen (post_id);
CREATE INDEX feed_comment_likes_of_comment ON feed_comment_likes (comment_id);
