-- Whoever leaves takes some ten thousand messages along, and each is looked for in what hangs on it.
CREATE INDEX open_loops_of_turn ON open_loops (turn_id);
CREATE INDEX open_loops_of_conversation ON open_loops (conversation_id);
CREATE INDEX generations_of_conversation ON generations (conversation_id);
