-- Where a claim's coins are, and when they were taken back: somebody turned out to have taken that day's with another account.
-- Claims from before have no lot; what is taken back is today's alone, so none of them is missed after a day.
ALTER TABLE reward_claims ADD COLUMN lot_id uuid;
ALTER TABLE reward_claims ADD COLUMN taken_back_at timestamptz;
