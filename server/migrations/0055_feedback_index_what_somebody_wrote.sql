-- What somebody wrote, for a copy of it and when they leave.
CREATE INDEX feedback_of_account ON feedback (account_id) WHERE account_id IS NOT NULL;
