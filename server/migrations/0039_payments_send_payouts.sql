-- What the test bank sent to somebody's Pix key.
CREATE TABLE sandbox_payouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE,
  pix_key text NOT NULL,
  amount_cents int NOT NULL CHECK (amount_cents > 0),
  made_at timestamptz NOT NULL
);
