-- The content level of the version that is seen: what lists leave out for whoever may not see it.
ALTER TABLE avatars ADD COLUMN content_level text NOT NULL DEFAULT 'romantico' CHECK (content_level IN ('romantico', 'sensual'));
