-- Also those that were deleted, when their person leaves.
CREATE INDEX conversations_of_account ON conversations (account_id);
