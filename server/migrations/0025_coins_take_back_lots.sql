-- Coins of a lot that were taken back after they were spent: owed, and paid first when coins come.
ALTER TABLE coin_lots ADD COLUMN owed bigint NOT NULL DEFAULT 0 CHECK (owed >= 0);
ALTER TABLE coin_lots ADD COLUMN owed_paid bigint NOT NULL DEFAULT 0 CHECK (owed_paid >= 0 AND owed + owed_paid + reversed <= granted);
CREATE INDEX coin_lots_owed ON coin_lots (account_id) WHERE owed > 0;

DROP FUNCTION coins_reverse;
-- Brings what was taken back of a lot (coins gone, coins owed, and owed coins that were paid) to `p_target`, whatever it was before:
-- up for refunds and disputes, down again when a dispute is won. It says where to be and not how far to go, so that it may be
-- repeated, and what was said in another order ends the same.
CREATE FUNCTION coins_take_back(p_account uuid, p_lot uuid, p_target bigint, p_reason text, p_new_lot uuid)
RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_account coin_accounts%ROWTYPE;
  v_lot coin_lots%ROWTYPE;
  v_change bigint;
  v_coins bigint;
  v_owed bigint;
  v_paid bigint := 0;
BEGIN
  SELECT * INTO v_account FROM coin_accounts WHERE account_id = p_account FOR UPDATE;
  SELECT * INTO v_lot FROM coin_lots WHERE id = p_lot AND account_id = p_account;
  IF v_lot.id IS NULL OR p_target < 0 OR p_target > v_lot.granted - v_lot.expired THEN
    RETURN QUERY SELECT 'unknown'::text, coins_available(p_account);
    RETURN;
  END IF;
  v_change := p_target - v_lot.reversed - v_lot.owed - v_lot.owed_paid;
  IF v_change = 0 THEN
    RETURN QUERY SELECT 'repeated'::text, v_account.posted - v_account.held;
    RETURN;
  END IF;
  IF v_change > 0 THEN
    v_coins := least(v_change, v_lot.remaining, v_account.posted - v_account.held);
    v_owed := v_change - v_coins;
  ELSE
    v_owed := -least(-v_change, v_lot.owed);
    v_coins := -least(v_owed - v_change, v_lot.reversed);
    -- Was paid with other coins, which are gone: it comes back as coins of its own.
    v_paid := v_owed + v_coins - v_change;
  END IF;
  UPDATE coin_accounts SET posted = posted - v_coins + v_paid, debt = debt + v_owed, version = version + 1
  WHERE account_id = p_account RETURNING * INTO v_account;
  UPDATE coin_lots SET remaining = remaining - v_coins, reversed = reversed + v_coins, owed = owed + v_owed, owed_paid = owed_paid - v_paid,
    is_open = remaining - v_coins > 0
  WHERE id = p_lot;
  IF v_paid > 0 THEN
    INSERT INTO coin_lots (id, account_id, source, is_paid, granted, remaining)
    VALUES (p_new_lot, p_account, v_lot.source, v_lot.is_paid, v_paid, v_paid);
  END IF;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
  VALUES (p_account, 'take-back:' || p_lot || ':' || v_account.version, 'reverse', v_paid - v_coins, 'house:reversals',
    v_account.posted, v_account.version, p_reason, ''::bytea);
  PERFORM coins_announce(p_account, v_account.posted - v_account.held);
  RETURN QUERY SELECT 'done'::text, v_account.posted - v_account.held;
END $$;

-- Pays what is owed with the coins that are there, in the order of any spend.
CREATE FUNCTION coins_pay_debt(p_account uuid, p_reason text) RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_account coin_accounts%ROWTYPE;
  v_pay bigint;
  v_left bigint;
  v_part bigint;
  v_lot record;
BEGIN
  SELECT * INTO v_account FROM coin_accounts WHERE account_id = p_account FOR UPDATE;
  v_pay := least(v_account.debt, v_account.posted - v_account.held);
  IF coalesce(v_pay, 0) = 0 THEN
    RETURN QUERY SELECT 'repeated'::text, coins_available(p_account);
    RETURN;
  END IF;
  UPDATE coin_accounts SET posted = posted - v_pay, debt = debt - v_pay, version = version + 1
  WHERE account_id = p_account RETURNING * INTO v_account;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
  VALUES (p_account, 'debt:' || v_account.version, 'spend', -v_pay, 'house:reversals', v_account.posted, v_account.version, p_reason, ''::bytea);
  PERFORM coins_take_lots(p_account, 'debt:' || v_account.version, v_pay);
  v_left := v_pay;
  FOR v_lot IN SELECT id, owed FROM coin_lots WHERE account_id = p_account AND owed > 0 ORDER BY created_at, id LOOP
    v_part := least(v_lot.owed, v_left);
    UPDATE coin_lots SET owed = owed - v_part, owed_paid = owed_paid + v_part WHERE id = v_lot.id;
    v_left := v_left - v_part;
    EXIT WHEN v_left = 0;
  END LOOP;
  PERFORM coins_announce(p_account, v_account.posted - v_account.held);
  RETURN QUERY SELECT 'done'::text, v_account.posted - v_account.held;
END $$;
