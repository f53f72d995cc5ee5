-- What a person gave is listed newest first; ids of messages grow with time.
CREATE INDEX gifts_sent_newest ON gifts_sent (account_id, message_id DESC);
