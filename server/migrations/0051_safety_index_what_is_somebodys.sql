-- What is somebody's, for a copy of it and when they leave.
CREATE INDEX moderation_cases_of_account ON moderation_cases (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX reports_of_account ON reports (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX age_checks_of_account ON age_checks (account_id);
