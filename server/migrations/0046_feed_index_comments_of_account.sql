-- What somebody wrote, for a copy of it and when they leave.
CREATE INDEX feed_comments_of_account ON feed_comments (account_id) WHERE account_id IS NOT NULL;
