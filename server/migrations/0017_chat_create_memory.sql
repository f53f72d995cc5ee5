-- What she remembers, and how close they are (design: chat.md "Memory").
ALTER TABLE memory_items
  -- The person put it right: it no longer hangs on where it came from.
  ADD COLUMN corrected_at timestamptz,
  ADD COLUMN search tsvector GENERATED ALWAYS AS (to_tsvector('portuguese', value)) STORED;
CREATE INDEX memory_sources_turn ON memory_sources (turn_id);

-- Things that wait for their day: asked about once.
CREATE TABLE open_loops (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  avatar_id uuid NOT NULL,
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  turn_id uuid NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  variant_ordinal int NOT NULL,
  text text NOT NULL,
  text_key text NOT NULL,
  due_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'asked', 'missed')),
  created_at timestamptz NOT NULL,
  asked_at timestamptz,
  UNIQUE (account_id, avatar_id, text_key)
);
CREATE INDEX open_loops_due ON open_loops (due_at) WHERE status = 'open';

CREATE TABLE relationships (
  account_id uuid NOT NULL,
  avatar_id uuid NOT NULL,
  points int NOT NULL DEFAULT 0 CHECK (points >= 0),
  mood text NOT NULL DEFAULT 'serena',
  mood_at timestamptz NOT NULL,
  since timestamptz NOT NULL,
  PRIMARY KEY (account_id, avatar_id)
);
-- One row per cause that counted; `key` makes the same cause count once.
CREATE TABLE relationship_events (
  account_id uuid NOT NULL,
  avatar_id uuid NOT NULL,
  cause text NOT NULL,
  key text NOT NULL,
  points int NOT NULL CHECK (points > 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, avatar_id, cause, key)
);
CREATE INDEX relationship_events_recent ON relationship_events (account_id, avatar_id, created_at DESC);

-- What a person agreed to or not, each decision a row; the newest counts (safety.md "Privacy").
CREATE TABLE chat_consents (
  account_id uuid NOT NULL,
  kind text NOT NULL,
  version int NOT NULL,
  is_granted boolean NOT NULL,
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, kind, decided_at)
);

-- First messages of hers: how many went unanswered (safety.md "Letting people go").
CREATE TABLE proactive_messages (
  turn_id uuid PRIMARY KEY REFERENCES turns (id) ON DELETE CASCADE,
  account_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  cause text NOT NULL CHECK (cause IN ('loop', 'hello')),
  sent_at timestamptz NOT NULL
);
CREATE INDEX proactive_messages_recent ON proactive_messages (account_id, sent_at DESC);
