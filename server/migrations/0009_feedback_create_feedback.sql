-- What people tell us. `account_id` is null for visitors without a session; the row outlives the account.
CREATE TABLE feedback (
  id uuid PRIMARY KEY,
  account_id uuid,
  type text NOT NULL CHECK (type IN ('bug', 'suggestion', 'support', 'general')),
  subject text NOT NULL,
  message text NOT NULL,
  rating int CHECK (rating BETWEEN 1 AND 5),
  created_at timestamptz NOT NULL
);
CREATE INDEX feedback_newest ON feedback (created_at DESC, id);
