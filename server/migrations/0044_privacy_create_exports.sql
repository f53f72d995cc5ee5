-- Copies of their data that people asked for; the file stays a day.
CREATE TABLE privacy_exports (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  ready_at timestamptz,
  failed_at timestamptz,
  expires_at timestamptz,
  file bytea,
  size_bytes int,
  CHECK ((ready_at IS NULL) = (expires_at IS NULL)),
  CHECK (num_nulls(ready_at, failed_at) > 0)
);
CREATE INDEX privacy_exports_of_account ON privacy_exports (account_id, asked_at DESC);
CREATE UNIQUE INDEX privacy_exports_one_under_way ON privacy_exports (account_id) WHERE ready_at IS NULL AND failed_at IS NULL;
CREATE INDEX privacy_exports_with_file ON privacy_exports (expires_at) WHERE file IS NOT NULL;

-- That an account was deleted, and when: nothing of whose it was.
CREATE TABLE privacy_erasures (
  account_id uuid PRIMARY KEY,
  erased_at timestamptz NOT NULL
);
CREATE INDEX privacy_erasures_time ON privacy_erasures (erased_at);
