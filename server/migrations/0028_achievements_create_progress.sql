-- How often what achievements count happened to an account. Moved by domain events alone.
CREATE TABLE achievement_counters (
  account_id uuid NOT NULL,
  counter text NOT NULL,
  value int NOT NULL CHECK (value >= 0),
  PRIMARY KEY (account_id, counter)
) WITH (fillfactor = 70);

-- What counts once, however often it happens: a day, a character, a gift.
CREATE TABLE achievement_marks (
  account_id uuid NOT NULL,
  counter text NOT NULL,
  subject text NOT NULL,
  PRIMARY KEY (account_id, counter, subject)
);

-- Events that were counted: they are delivered at least once.
CREATE TABLE achievement_events (
  event_id bigint PRIMARY KEY,
  counted_at timestamptz NOT NULL
);
CREATE INDEX achievement_events_age ON achievement_events (counted_at);

CREATE TABLE achievement_unlocks (
  account_id uuid NOT NULL,
  achievement_id text NOT NULL,
  unlocked_at timestamptz NOT NULL,
  claimed_at timestamptz,
  PRIMARY KEY (account_id, achievement_id)
);

-- Counts one event, once: `p_counters` move by one, those with a subject only when it is new to the account. Answers where
-- they stand, also for an event that was counted before: whoever died between counting and unlocking goes on there.
CREATE FUNCTION achievements_count(
  p_event bigint, p_account uuid, p_counters text[], p_subjects text[], p_now timestamptz
) RETURNS TABLE (counter text, value int) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO achievement_events (event_id, counted_at) VALUES (p_event, p_now) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    FOR i IN 1 .. coalesce(array_length(p_counters, 1), 0) LOOP
      IF p_subjects[i] IS NOT NULL THEN
        INSERT INTO achievement_marks (account_id, counter, subject) VALUES (p_account, p_counters[i], p_subjects[i])
        ON CONFLICT DO NOTHING;
        CONTINUE WHEN NOT FOUND;
      END IF;
      INSERT INTO achievement_counters AS c (account_id, counter, value) VALUES (p_account, p_counters[i], 1)
      ON CONFLICT (account_id, counter) DO UPDATE SET value = c.value + 1;
    END LOOP;
  END IF;
  RETURN QUERY SELECT c.counter, c.value FROM achievement_counters c
    WHERE c.account_id = p_account AND c.counter = ANY(p_counters);
END $$;
