-- Conversations (design: chat.md). A message is a turn; what it says is its active variant.
CREATE TABLE conversations (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  avatar_id uuid NOT NULL,
  avatar_version int NOT NULL,
  -- Last number given to an event of this conversation; numbers have no gaps.
  last_seq bigint NOT NULL DEFAULT 0,
  -- What the engine carries from reply to reply (spent lines, open question).
  engine_state jsonb,
  created_at timestamptz NOT NULL,
  last_activity_at timestamptz NOT NULL,
  deleted_at timestamptz
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX conversations_one_per_avatar ON conversations (account_id, avatar_id) WHERE deleted_at IS NULL;
CREATE INDEX conversations_recent ON conversations (account_id, last_activity_at DESC) WHERE deleted_at IS NULL;

CREATE TABLE turns (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  account_id uuid NOT NULL,
  parent_id uuid,
  -- On a character's turn: the person's turn it answers.
  reply_to_id uuid,
  role text NOT NULL CHECK (role IN ('person', 'character')),
  seq bigint NOT NULL,
  client_id uuid,
  active_variant int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  UNIQUE (conversation_id, seq),
  -- R2: for ever, not for a window.
  CONSTRAINT turns_client_id UNIQUE (account_id, client_id)
);
CREATE INDEX turns_reply ON turns (reply_to_id) WHERE reply_to_id IS NOT NULL;

CREATE TABLE variants (
  turn_id uuid NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  ordinal int NOT NULL,
  origin text NOT NULL CHECK (origin IN ('person', 'greeting', 'generated', 'edited', 'imported')),
  text text NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'streaming', 'complete', 'stopped', 'interrupted', 'failed')),
  -- How a reply came to be: engine, seed, facts gleaned.
  receipt jsonb,
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (turn_id, ordinal)
);

-- One row per reply asked for: the job, its lease and its price.
CREATE TABLE generations (
  id uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  account_id uuid NOT NULL,
  turn_id uuid NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  variant_ordinal int NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'running', 'complete', 'stopped', 'interrupted', 'failed')),
  attempt int NOT NULL DEFAULT 0,
  worker_id uuid,
  lease_until timestamptz,
  funding text NOT NULL CHECK (funding IN ('hold', 'guest', 'free')),
  hold_id uuid,
  price_coins int NOT NULL,
  seed int NOT NULL,
  stop_after_seq bigint,
  failure text,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  CHECK ((funding = 'hold') = (hold_id IS NOT NULL))
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX generations_one_running ON generations (conversation_id) WHERE status = 'running';
CREATE INDEX generations_queued ON generations (conversation_id, id) WHERE status = 'queued';
CREATE INDEX generations_running ON generations (lease_until) WHERE status = 'running';
CREATE INDEX generations_turn ON generations (turn_id);

-- What a stream carries, in order. Deltas are pruned a day after; `text-end` keeps the whole text.
CREATE TABLE conversation_events (
  conversation_id uuid NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  seq bigint NOT NULL,
  type text NOT NULL CHECK (type IN ('message-added', 'text-start', 'text-delta', 'text-end', 'error')),
  message_id uuid NOT NULL,
  generation_id uuid,
  text text,
  data jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (conversation_id, seq)
);
CREATE INDEX conversation_events_generation ON conversation_events (generation_id, seq) WHERE generation_id IS NOT NULL;
CREATE INDEX conversation_events_prunable ON conversation_events (created_at) WHERE type IN ('text-start', 'text-delta');

CREATE TABLE chat_free_replies (
  account_id uuid PRIMARY KEY,
  used int NOT NULL CHECK (used >= 0)
);

-- Facts about the person, per character, with where they came from.
CREATE TABLE memory_items (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  avatar_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pinned', 'fact', 'episode')),
  relation text NOT NULL,
  value text NOT NULL,
  -- Folded value: the same fact said twice is one.
  value_key text NOT NULL,
  created_at timestamptz NOT NULL,
  valid_to timestamptz,
  UNIQUE (account_id, avatar_id, relation, value_key)
);
CREATE TABLE memory_sources (
  memory_id uuid NOT NULL REFERENCES memory_items (id) ON DELETE CASCADE,
  turn_id uuid NOT NULL REFERENCES turns (id) ON DELETE CASCADE,
  variant_ordinal int NOT NULL,
  PRIMARY KEY (memory_id, turn_id, variant_ordinal)
);
