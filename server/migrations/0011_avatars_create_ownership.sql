-- Avatars of people: ownership, review, drafts; and what finding them needs.
ALTER TABLE avatars
  -- The newest version, which only the maker may see while it waits for review; `current_version` is what everybody sees.
  ADD COLUMN latest_version int,
  ADD COLUMN publication text NOT NULL DEFAULT 'none' CHECK (publication IN ('none', 'in-review', 'approved', 'refused')),
  -- Nobody talks to her until a person of ours has looked (abuse suite F06).
  ADD COLUMN paused_at timestamptz,
  ADD COLUMN archived_at timestamptz,
  -- The maker asked for the catalogue; what is approved then goes there.
  ADD COLUMN wants_public boolean NOT NULL DEFAULT false,
  -- The last review that was decided: told twice, it counts once.
  ADD COLUMN decided_case_id uuid,
  -- What filters and orders read, of the current version.
  ADD COLUMN age int NOT NULL DEFAULT 18 CHECK (age >= 18),
  ADD COLUMN relationship text NOT NULL DEFAULT 'crush',
  ADD COLUMN traits text[] NOT NULL DEFAULT '{}',
  ADD COLUMN name_key text NOT NULL DEFAULT '',
  -- Order of "Em alta", refreshed from the counters by a job.
  ADD COLUMN popularity bigint NOT NULL DEFAULT 0,
  ADD COLUMN is_listed boolean NOT NULL GENERATED ALWAYS AS (visibility = 'public' AND archived_at IS NULL AND paused_at IS NULL) STORED;
UPDATE avatars SET latest_version = current_version, wants_public = visibility = 'public', publication = CASE visibility WHEN 'public' THEN 'approved' ELSE 'none' END;
ALTER TABLE avatars ALTER COLUMN latest_version SET NOT NULL;

DROP INDEX avatars_listed;
DROP INDEX avatars_search;
DROP INDEX avatars_tags;
CREATE INDEX avatars_popular ON avatars ((-popularity), sort_key, id) WHERE is_listed;
CREATE INDEX avatars_newest ON avatars (created_at DESC, id) WHERE is_listed;
CREATE INDEX avatars_by_name ON avatars (name_key, id) WHERE is_listed;
CREATE INDEX avatars_search ON avatars USING gin (search_text gin_trgm_ops) WHERE is_listed;
CREATE INDEX avatars_tags ON avatars USING gin (tags) WHERE is_listed;
CREATE INDEX avatars_traits ON avatars USING gin (traits) WHERE is_listed;
CREATE INDEX avatars_by_creator ON avatars (creator_account_id, created_at DESC) WHERE creator_account_id IS NOT NULL;

-- Versions written before these fields existed.
UPDATE avatar_versions SET card = card || '{"scenario": "", "exampleDialogue": "", "contentLevel": "romantico", "voice": {"timbre": "media", "rate": 1, "pitch": 1}}';
-- The card a version was imported from, whole: what we do not know of it survives the round trip.
ALTER TABLE avatar_versions ADD COLUMN source_card jsonb;
-- Tags are a version's own: one that waits for review has others than the one that is seen.
ALTER TABLE avatar_versions ADD COLUMN tags text[] NOT NULL DEFAULT '{}';
UPDATE avatar_versions v SET tags = a.tags FROM avatars a WHERE a.id = v.avatar_id;

-- What is behind the name of a picture: the choices to draw, or a picture made by a model.
CREATE TABLE portraits (
  hash text PRIMARY KEY,
  params jsonb NOT NULL,
  picture bytea,
  created_at timestamptz NOT NULL
);
INSERT INTO portraits (hash, params, created_at)
SELECT DISTINCT ON (portrait_hash) portrait_hash, portrait, created_at FROM avatar_versions ORDER BY portrait_hash;
DROP INDEX avatar_versions_portrait;

-- Counts of what happened, apart from the row that lists read by index.
CREATE TABLE avatar_counters (
  avatar_id uuid PRIMARY KEY REFERENCES avatars (id) ON DELETE CASCADE,
  chat_count int NOT NULL DEFAULT 0,
  like_count int NOT NULL DEFAULT 0,
  follower_count int NOT NULL DEFAULT 0,
  -- True until the order of "Em alta" has heard of it.
  is_fresh boolean NOT NULL DEFAULT true
) WITH (fillfactor = 70);

-- Who has opened a conversation with her: each account counts once, however often it opens one.
CREATE TABLE avatar_chats (
  account_id uuid NOT NULL,
  avatar_id uuid NOT NULL REFERENCES avatars (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, avatar_id)
);

CREATE TABLE avatar_swipes (
  account_id uuid NOT NULL,
  avatar_id uuid NOT NULL REFERENCES avatars (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('like', 'pass', 'super-like')),
  -- The key of what a super like cost, to give it back.
  transfer_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, avatar_id)
);
CREATE INDEX avatar_swipes_recent ON avatar_swipes (account_id, created_at DESC);

CREATE TABLE avatar_follows (
  account_id uuid NOT NULL,
  avatar_id uuid NOT NULL REFERENCES avatars (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, avatar_id)
);
CREATE INDEX avatar_follows_recent ON avatar_follows (account_id, created_at DESC);

-- The wizard's memory: `draft_key` is `novo`, or the avatar that is being edited.
CREATE TABLE avatar_drafts (
  account_id uuid NOT NULL,
  draft_key text NOT NULL,
  draft jsonb NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, draft_key)
);

-- Cards that were read and wait for the wizard to end.
CREATE TABLE avatar_imports (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  card jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX avatar_imports_age ON avatar_imports (created_at);
