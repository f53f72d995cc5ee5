-- Who took which day's reward. `day` is a calendar day in America/Sao_Paulo; the streak is read from the days.
CREATE TABLE reward_claims (
  campaign text NOT NULL,
  account_id uuid NOT NULL,
  day date NOT NULL,
  -- The verified person behind the account, or the account where there is none: a second account takes nothing.
  claimant text NOT NULL,
  place int NOT NULL CHECK (place BETWEEN 1 AND 7),
  coins int NOT NULL CHECK (coins > 0),
  claimed_at timestamptz NOT NULL,
  PRIMARY KEY (campaign, account_id, day),
  CONSTRAINT reward_claims_once UNIQUE (campaign, claimant, day)
);
