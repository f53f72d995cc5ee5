-- From where and with what a session is used, for its person's list of sessions; and the access log (Marco Civil da Internet, art. 15).
ALTER TABLE sessions
  ADD COLUMN user_agent text,
  ADD COLUMN ip text;
CREATE INDEX sessions_of_account ON sessions (account_id);

-- Six months, apart from every other log, also of accounts that are gone. No other table knows an address for long.
CREATE TABLE access_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL,
  at timestamptz NOT NULL,
  ip text NOT NULL,
  port int
);
CREATE INDEX access_log_of_account ON access_log (account_id, at);
CREATE INDEX access_log_age ON access_log (at);
