-- People who bring others in. They are not accounts: another table, another cookie, another session.
CREATE TABLE affiliates (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL UNIQUE,
  channel text NOT NULL,
  -- Null until the person opened the link that was mailed.
  password_hash text,
  requested_at timestamptz NOT NULL,
  activated_at timestamptz,
  CHECK ((password_hash IS NULL) = (activated_at IS NULL))
);

CREATE TABLE affiliate_activations (
  token_hash bytea PRIMARY KEY,
  affiliate_id uuid NOT NULL REFERENCES affiliates (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX affiliate_activations_affiliate ON affiliate_activations (affiliate_id);

CREATE TABLE affiliate_sessions (
  token_hash bytea PRIMARY KEY,
  affiliate_id uuid NOT NULL REFERENCES affiliates (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX affiliate_sessions_expiry ON affiliate_sessions (expires_at);
