-- One row per person, guests included: a guest who registers keeps the row and everything that hangs on it.
CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('guest', 'user')),
  first_name text,
  email text,
  -- `owner` holds the address for signing in and resets; `claimed` registered an address that already had an owner
  -- (docs/decisions/0006): the answer must not tell them apart, and only the mailbox can.
  email_standing text CHECK (email_standing IN ('owner', 'claimed')),
  password_hash text,
  birth_date date,
  accepted_terms_at timestamptz,
  is_admin boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  registered_at timestamptz,
  CHECK (kind = 'guest' OR (first_name IS NOT NULL AND email IS NOT NULL AND email_standing IS NOT NULL
    AND password_hash IS NOT NULL AND birth_date IS NOT NULL AND accepted_terms_at IS NOT NULL AND registered_at IS NOT NULL))
);
CREATE UNIQUE INDEX accounts_email_owner ON accounts (email) WHERE email_standing = 'owner';
CREATE INDEX accounts_email ON accounts (email, registered_at DESC) WHERE email IS NOT NULL;

CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_resets_account ON password_resets (account_id);
