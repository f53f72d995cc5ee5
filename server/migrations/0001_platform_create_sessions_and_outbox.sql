-- Sessions: opaque tokens, stored hashed. `scope` sync is the bearer token of the offline queue.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  -- A sync token hangs on the session it was issued with and ends with it.
  parent_id uuid REFERENCES sessions (id) ON DELETE CASCADE,
  account_id uuid NOT NULL,
  account_kind text NOT NULL CHECK (account_kind IN ('guest', 'user')),
  scope text NOT NULL CHECK (scope IN ('full', 'sync')),
  created_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_account ON sessions (account_id) WHERE revoked_at IS NULL;
CREATE INDEX sessions_parent ON sessions (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- What happened, written in the transaction in which it happened; deleted once every handler has seen it.
CREATE TABLE outbox_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  payload jsonb NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Security-relevant facts without private text: who, what, when.
CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  account_id uuid,
  data jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_events_account ON audit_events (account_id, id);
