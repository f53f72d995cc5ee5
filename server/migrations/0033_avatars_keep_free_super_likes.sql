-- Which day's free super like it was, so that an undone one is there again.
ALTER TABLE avatar_swipes ADD COLUMN free_day date;
