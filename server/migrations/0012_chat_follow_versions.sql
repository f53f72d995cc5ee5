-- A character changes; a conversation keeps the version it has until the person says otherwise.
ALTER TABLE conversations
  -- The newer version the person chose not to go over to; a later one is asked about again.
  ADD COLUMN kept_version int,
  -- Nobody may talk to her before a person of ours has looked (abuse suite F06).
  ADD COLUMN paused_at timestamptz;
CREATE INDEX conversations_by_avatar ON conversations (avatar_id) WHERE deleted_at IS NULL;

-- What a conversation goes on about: a post of hers, said again as her own words.
ALTER TABLE variants DROP CONSTRAINT variants_origin_check;
ALTER TABLE variants ADD CONSTRAINT variants_origin_check CHECK (origin IN ('person', 'greeting', 'topic', 'generated', 'edited', 'imported'));
