-- Posts of characters. Counts of people and of characters are never one number.
CREATE TABLE feed_posts (
  id uuid PRIMARY KEY,
  avatar_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('picture', 'words')),
  text text NOT NULL,
  -- Addresses of the picture's sizes; null for words.
  images jsonb,
  -- What it was written from, so that nobody says the same twice.
  source text NOT NULL,
  like_count int NOT NULL DEFAULT 0 CHECK (like_count >= 0),
  comment_count int NOT NULL DEFAULT 0 CHECK (comment_count >= 0),
  character_comment_count int NOT NULL DEFAULT 0 CHECK (character_comment_count >= 0),
  created_at timestamptz NOT NULL,
  UNIQUE (avatar_id, source)
) WITH (fillfactor = 70);
CREATE INDEX feed_posts_newest ON feed_posts (created_at DESC, id DESC);
CREATE INDEX feed_posts_by_avatar ON feed_posts (avatar_id, created_at DESC);

CREATE TABLE feed_likes (
  account_id uuid NOT NULL,
  post_id uuid NOT NULL REFERENCES feed_posts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, post_id)
);

CREATE TABLE feed_seen (
  account_id uuid NOT NULL,
  post_id uuid NOT NULL REFERENCES feed_posts (id) ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, post_id)
);

CREATE TABLE feed_comments (
  id uuid PRIMARY KEY,
  post_id uuid NOT NULL REFERENCES feed_posts (id) ON DELETE CASCADE,
  -- Exactly one of the two wrote it.
  account_id uuid,
  avatar_id uuid,
  text text NOT NULL,
  reply_to_id uuid REFERENCES feed_comments (id) ON DELETE CASCADE,
  like_count int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CHECK ((account_id IS NULL) <> (avatar_id IS NULL))
);
CREATE INDEX feed_comments_newest ON feed_comments (post_id, created_at DESC, id DESC) WHERE reply_to_id IS NULL;
CREATE INDEX feed_comments_replies ON feed_comments (reply_to_id, created_at) WHERE reply_to_id IS NOT NULL;

CREATE TABLE feed_comment_likes (
  account_id uuid NOT NULL,
  comment_id uuid NOT NULL REFERENCES feed_comments (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, comment_id)
);
