-- What a person wrote since midnight is counted before every message under a limit.
CREATE INDEX turns_said ON turns (account_id, created_at) WHERE client_id IS NOT NULL;
