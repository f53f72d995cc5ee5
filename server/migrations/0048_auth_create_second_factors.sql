-- The second factor of administrators (RFC 6238): its secret, sealed with the installation's own, and codes for when the device is lost.
CREATE TABLE second_factors (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  sealed_secret bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  -- The newest half minute whose code was used: no older one counts, and that one not again.
  last_step bigint NOT NULL DEFAULT 0
);
CREATE TABLE second_factor_codes (
  account_id uuid NOT NULL REFERENCES second_factors (account_id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);
-- Sessions in which the factor was shown.
CREATE TABLE second_factor_proofs (
  session_id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES second_factors (account_id) ON DELETE CASCADE,
  proven_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX second_factor_proofs_of_account ON second_factor_proofs (account_id);
