-- Every message is a place to turn (design: chat.md "Data"). A turn hangs under one variant of the turn before it, so a variant has
-- at most one turn after it, and a conversation on screen is the walk along the active variants.
ALTER TABLE turns
  ADD COLUMN parent_variant int,
  -- How many variants there are; their ordinals are 1 to this.
  ADD COLUMN variant_count int NOT NULL DEFAULT 1,
  -- On the walk along the active variants: what is on screen, and what she knows.
  ADD COLUMN on_path boolean NOT NULL DEFAULT true,
  ADD COLUMN deleted_at timestamptz,
  ADD COLUMN quoted_id uuid,
  -- Said by the house, not by her: `crisis`, `threat`, `ai`, `limit`.
  ADD COLUMN notice text,
  -- A photo or a gift (contract/src/chat.ts, `Attachment`).
  ADD COLUMN attachment jsonb;
ALTER TABLE turns DROP CONSTRAINT turns_role_check;
ALTER TABLE turns ADD CONSTRAINT turns_role_check CHECK (role IN ('person', 'character', 'notice'));
ALTER TABLE turns ADD CONSTRAINT turns_notice_check CHECK ((role = 'notice') = (notice IS NOT NULL));

UPDATE turns t SET parent_id = o.before_id, parent_variant = o.before_variant, variant_count = (SELECT max(v.ordinal) FROM variants v WHERE v.turn_id = t.id)
FROM (SELECT id, lag(id) OVER w AS before_id, lag(active_variant) OVER w AS before_variant FROM turns WINDOW w AS (PARTITION BY conversation_id ORDER BY seq)) o
WHERE o.id = t.id;
CREATE UNIQUE INDEX turns_child ON turns (parent_id, parent_variant) WHERE parent_id IS NOT NULL;
CREATE INDEX turns_on_path ON turns (conversation_id, seq) WHERE on_path AND deleted_at IS NULL;
CREATE INDEX turns_deleted ON turns (deleted_at) WHERE deleted_at IS NOT NULL;

ALTER TABLE variants
  -- What the person thinks of it, as one emoji.
  ADD COLUMN reaction text,
  -- Where the engine stood when it ended: the next reply of this branch goes on from here.
  ADD COLUMN engine_state jsonb;
ALTER TABLE variants DROP CONSTRAINT variants_origin_check;
ALTER TABLE variants ADD CONSTRAINT variants_origin_check
  CHECK (origin IN ('person', 'greeting', 'topic', 'generated', 'edited', 'imported', 'offline', 'notice', 'proactive', 'photo', 'gift'));

ALTER TABLE generations
  ADD COLUMN kind text NOT NULL DEFAULT 'reply' CHECK (kind IN ('reply', 'regenerate', 'continue')),
  -- R2 for what asks for a reply without a message: the same id again is the same reply.
  ADD COLUMN client_id uuid,
  ADD CONSTRAINT generations_client_id UNIQUE (account_id, client_id);

ALTER TABLE conversations
  -- What was said once and is not said again, whichever branch; `engine_state` was this and the place in one.
  ADD COLUMN engine_used jsonb,
  -- The last position that was on screen.
  ADD COLUMN read_seq bigint NOT NULL DEFAULT 0,
  -- A blocked conversation never goes on (safety.md P0).
  ADD COLUMN frozen_at timestamptz,
  -- When the person was last told that this is an AI.
  ADD COLUMN ai_notice_at timestamptz;
ALTER TABLE conversations DROP COLUMN engine_state;
-- A new conversation with the same character is a fresh page; what she remembers comes along.
DROP INDEX conversations_one_per_avatar;
CREATE INDEX conversations_with_avatar ON conversations (account_id, avatar_id, last_activity_at DESC) WHERE deleted_at IS NULL;

ALTER TABLE conversation_events DROP CONSTRAINT conversation_events_type_check;
ALTER TABLE conversation_events ADD CONSTRAINT conversation_events_type_check CHECK (type IN
  ('message-added', 'message-changed', 'message-removed', 'path-changed', 'text-start', 'text-delta', 'text-end', 'error'));

-- One character stays one character, so that a place in the folded text is the same place in the text.
CREATE FUNCTION chat_fold(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(lower(p_text), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
$$;
