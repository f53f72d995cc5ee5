-- By which link somebody came, for a copy of it and when they leave.
CREATE INDEX affiliate_touches_of_account ON affiliate_touches (account_id) WHERE account_id IS NOT NULL;
