-- A character goes with her maker, and each is looked for in what hangs on her.
CREATE INDEX avatar_chats_with_avatar ON avatar_chats (avatar_id);
CREATE INDEX avatar_swipes_of_avatar ON avatar_swipes (avatar_id);
CREATE INDEX avatar_follows_of_avatar ON avatar_follows (avatar_id);
CREATE INDEX paintings_of_portrait ON paintings (hash);
