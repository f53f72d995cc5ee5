-- Suggestions that were written for an avatar on its way: the same request again gives the same ones and is not charged again.
CREATE TABLE avatar_helps (
  account_id uuid NOT NULL,
  -- The id the browser gave the request.
  id uuid NOT NULL,
  input_hash bytea NOT NULL,
  suggestions jsonb NOT NULL,
  price_coins int NOT NULL CHECK (price_coins >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, id)
);
CREATE INDEX avatar_helps_age ON avatar_helps (created_at);

-- Of an account's imported cards only the newest wait.
CREATE INDEX avatar_imports_by_account ON avatar_imports (account_id, created_at DESC);
