-- What somebody was given, for a copy of it and when they leave.
CREATE INDEX reward_claims_of_account ON reward_claims (account_id);
