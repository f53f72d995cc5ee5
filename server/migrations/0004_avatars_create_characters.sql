CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- A character and her versions: she never changes behaviour silently. `card` is the whole card of one version.
CREATE TABLE avatars (
  id uuid PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  creator_account_id uuid,
  visibility text NOT NULL CHECK (visibility IN ('private', 'public')),
  current_version int NOT NULL,
  -- Order of lists; the catalogue comes first.
  sort_key bigint NOT NULL,
  tags text[] NOT NULL,
  -- Lower case, without accents, made by the application: PostgreSQL's Portuguese stemmer parts viagem from viagens.
  search_text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX avatars_listed ON avatars (sort_key, id) WHERE visibility = 'public';
CREATE INDEX avatars_search ON avatars USING gin (search_text gin_trgm_ops) WHERE visibility = 'public';
CREATE INDEX avatars_tags ON avatars USING gin (tags) WHERE visibility = 'public';

CREATE TABLE avatar_versions (
  avatar_id uuid NOT NULL REFERENCES avatars (id) ON DELETE CASCADE,
  version int NOT NULL,
  card jsonb NOT NULL,
  portrait jsonb NOT NULL,
  -- SHA-256 of the drawing; names its pictures.
  portrait_hash text NOT NULL,
  change_note text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (avatar_id, version)
);
CREATE INDEX avatar_versions_portrait ON avatar_versions (portrait_hash);
