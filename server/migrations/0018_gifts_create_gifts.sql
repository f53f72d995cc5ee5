-- What can be given, and what was given.
CREATE TABLE gifts (
  id text PRIMARY KEY,
  name text NOT NULL,
  price_coins int NOT NULL CHECK (price_coins > 0),
  position int NOT NULL
);
INSERT INTO gifts (id, name, price_coins, position) VALUES
  ('cafe', 'Café', 10, 1),
  ('bombom', 'Bombom', 15, 2),
  ('flor', 'Flor', 20, 3),
  ('ursinho', 'Ursinho', 40, 4),
  ('vinho', 'Vinho', 60, 5),
  ('playlist', 'Playlist', 80, 6),
  ('perfume', 'Perfume', 120, 7),
  ('jantar', 'Jantar', 180, 8),
  ('colar', 'Colar', 300, 9),
  ('viagem', 'Viagem', 500, 10),
  ('anel', 'Anel', 750, 11),
  ('estrela', 'Estrela', 1000, 12);

CREATE TABLE gifts_sent (
  account_id uuid NOT NULL,
  client_id uuid NOT NULL,
  gift_id text NOT NULL REFERENCES gifts (id),
  avatar_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  message_id uuid NOT NULL,
  price_coins int NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, client_id)
);
CREATE INDEX gifts_sent_by_avatar ON gifts_sent (account_id, avatar_id, sent_at DESC);
