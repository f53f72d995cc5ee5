-- What administrators do with money (docs/decisions: two administrators and a chained log).
-- Who gave the password again, and until when that counts; a session has one proof at most.
CREATE TABLE admin_step_ups (
  session_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  confirmed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX admin_step_ups_expiry ON admin_step_ups (expires_at);

-- Coins given and money sent back: done at once, or waiting for a second administrator. `amount` is in coins or centavos.
CREATE TABLE admin_requests (
  id uuid PRIMARY KEY,
  -- Made by the browser: the same request asked for twice is one. Also the business key of a grant.
  client_id uuid NOT NULL UNIQUE,
  -- Of everything that was asked: the same id with other inputs is refused.
  input_hash bytea NOT NULL,
  kind text NOT NULL CHECK (kind IN ('grant', 'refund')),
  -- The account that gets coins, or the order that is sent back.
  subject_id uuid NOT NULL,
  amount int NOT NULL CHECK (amount > 0),
  -- Of an order: the centavos that had gone back when the administrator looked.
  seen_cents int CHECK ((seen_cents IS NULL) = (kind = 'grant')),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'done', 'refused')),
  requested_by uuid NOT NULL,
  requested_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The second administrator; nobody where one was enough.
  decided_by uuid CHECK (decided_by <> requested_by),
  decided_at timestamptz,
  decision_reason text,
  CHECK (num_nulls(decided_by, decided_at, decision_reason) IN (0, 3)),
  CHECK (status = 'done' OR (status = 'refused') = (decided_by IS NOT NULL))
);
CREATE INDEX admin_requests_waiting ON admin_requests (id) WHERE status = 'waiting';
CREATE INDEX admin_requests_subject ON admin_requests (subject_id);

-- Everything administrators did with money. Each entry carries the digest of the one before it.
CREATE TABLE admin_audit (
  seq bigint PRIMARY KEY CHECK (seq > 0),
  -- To the millisecond, as it is hashed.
  at timestamptz(3) NOT NULL,
  actor_id uuid NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  reason text,
  data jsonb NOT NULL,
  previous_hash bytea NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
-- Where the chain ends, so that entries missing at its end are missed.
CREATE TABLE admin_audit_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  seq bigint NOT NULL,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
INSERT INTO admin_audit_head (seq, hash) VALUES (0, decode(repeat('00', 32), 'hex'));

CREATE FUNCTION admin_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries of admin_audit are never changed';
END $$;
CREATE TRIGGER admin_audit_kept BEFORE UPDATE OR DELETE ON admin_audit FOR EACH ROW EXECUTE FUNCTION admin_refuse_change();
CREATE TRIGGER admin_audit_not_emptied BEFORE TRUNCATE ON admin_audit FOR EACH STATEMENT EXECUTE FUNCTION admin_refuse_change();
