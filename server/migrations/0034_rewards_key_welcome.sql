-- Welcome coins: one gift for each person, once it is known who somebody is (design: safety.md "Age").
CREATE TABLE welcome_gifts (
  account_id uuid PRIMARY KEY,
  -- The verified person behind the account, or the account where there is none.
  claimant text NOT NULL UNIQUE,
  given_at timestamptz NOT NULL,
  -- The person had them with another account.
  taken_back_at timestamptz
);
