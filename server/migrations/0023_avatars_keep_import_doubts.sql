-- What the guard doubts in texts of a card that become no field of hers: rules and places, never a text.
ALTER TABLE avatar_imports ADD COLUMN doubts jsonb NOT NULL DEFAULT '[]';
