-- Portraits painted by an image model. The same request again is the same painting and is not charged again.
CREATE TABLE paintings (
  account_id uuid NOT NULL,
  -- The id the browser gave the request.
  request_id uuid NOT NULL,
  -- Names the picture, which is in `portraits`: written right after, once it is known that this request is the first.
  hash text NOT NULL REFERENCES portraits (hash) DEFERRABLE INITIALLY DEFERRED,
  input_hash bytea NOT NULL,
  price_coins int NOT NULL CHECK (price_coins >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, request_id)
);
CREATE INDEX paintings_by_hash ON paintings (account_id, hash);

-- Versions written before there were paintings show the drawing.
UPDATE avatar_versions SET card = card || '{"painting": null}';
