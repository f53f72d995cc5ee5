-- Photos that were asked for, and messages whose voice was paid.
CREATE TABLE chat_photos (
  account_id uuid NOT NULL,
  client_id uuid NOT NULL,
  turn_id uuid NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  -- What was asked for, so that the same id with another wish is refused.
  wish jsonb NOT NULL,
  price_coins int NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, client_id)
);
CREATE INDEX chat_photos_turn ON chat_photos (turn_id);
CREATE TABLE chat_voices (
  turn_id uuid NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  ordinal int NOT NULL,
  account_id uuid NOT NULL,
  price_coins int NOT NULL,
  paid_at timestamptz NOT NULL,
  PRIMARY KEY (turn_id, ordinal)
);
