-- A check of an age belongs to the session that began it as well.
ALTER TABLE age_checks ADD COLUMN session_id uuid;

-- How far a person whose age is confirmed wants to go; without a row, `romantico`.
CREATE TABLE content_choices (
  account_id uuid PRIMARY KEY,
  level text NOT NULL CHECK (level IN ('romantico', 'sensual')),
  chosen_at timestamptz NOT NULL
);

-- Messages a day a person allows herself; null is no limit. A wider one waits in `next_messages` until `next_at`.
CREATE TABLE usage_limits (
  account_id uuid PRIMARY KEY,
  messages int CHECK (messages > 0),
  next_messages int CHECK (next_messages > 0),
  next_at timestamptz,
  changed_at timestamptz NOT NULL
);
