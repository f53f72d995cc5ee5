-- What somebody has, for a copy of it.
CREATE INDEX coin_lots_of_account ON coin_lots (account_id);
CREATE INDEX coin_holds_of_account ON coin_holds (account_id);
