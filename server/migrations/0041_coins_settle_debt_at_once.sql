-- Owed coins are blocked at once: every move that frees or brings coins pays what is owed before it ends, while the account's row is
-- locked. So whoever owes has nothing to spend, and whoever has something owes nothing.
-- Pays what is owed with the coins that are there, in the order of any spend, and answers what may be spent then. The caller has
-- locked the account's row, and tells of the balance.
CREATE FUNCTION coins_settle_debt(p_account uuid) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_account coin_accounts%ROWTYPE;
  v_pay bigint;
  v_left bigint;
  v_part bigint;
  v_lot record;
BEGIN
  SELECT * INTO v_account FROM coin_accounts WHERE account_id = p_account FOR UPDATE;
  v_pay := least(v_account.debt, v_account.posted - v_account.held);
  IF v_pay = 0 THEN
    RETURN v_account.posted - v_account.held;
  END IF;
  UPDATE coin_accounts SET posted = posted - v_pay, debt = debt - v_pay, version = version + 1
  WHERE account_id = p_account RETURNING * INTO v_account;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
  VALUES (p_account, 'debt:' || v_account.version, 'spend', -v_pay, 'house:reversals', v_account.posted, v_account.version,
    'Acerto de moedas devolvidas', ''::bytea);
  PERFORM coins_take_lots(p_account, 'debt:' || v_account.version, v_pay);
  v_left := v_pay;
  FOR v_lot IN SELECT id, owed FROM coin_lots WHERE account_id = p_account AND owed > 0 ORDER BY created_at, id LOOP
    v_part := least(v_lot.owed, v_left);
    UPDATE coin_lots SET owed = owed - v_part, owed_paid = owed_paid + v_part WHERE id = v_lot.id;
    v_left := v_left - v_part;
    EXIT WHEN v_left = 0;
  END LOOP;
  RETURN v_account.posted - v_account.held;
END $$;

-- Processes of the release before this one go on calling this while they are replaced one by one: after what was bought or given, and
-- every minute for whoever owes. Most of the time nothing is left to pay then. Answers as before; p_reason is not said any more.
CREATE OR REPLACE FUNCTION coins_pay_debt(p_account uuid, p_reason text) RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_pay bigint;
  v_available bigint;
BEGIN
  SELECT least(debt, posted - held) INTO v_pay FROM coin_accounts WHERE account_id = p_account FOR UPDATE;
  IF coalesce(v_pay, 0) = 0 THEN
    RETURN QUERY SELECT 'repeated'::text, coins_available(p_account);
    RETURN;
  END IF;
  v_available := coins_settle_debt(p_account);
  PERFORM coins_announce(p_account, v_available);
  RETURN QUERY SELECT 'done'::text, v_available;
END $$;

-- As before, and what comes pays what is owed.
CREATE OR REPLACE FUNCTION coins_grant(
  p_account uuid, p_key text, p_lot uuid, p_amount bigint, p_source text, p_is_paid boolean, p_expires_at timestamptz,
  p_reason text, p_business_key text, p_hash bytea
) RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_posted bigint;
  v_held bigint;
  v_debt bigint;
  v_version bigint;
  v_available bigint;
BEGIN
  INSERT INTO coin_accounts AS a (account_id, posted, version) VALUES (p_account, p_amount, 1)
  ON CONFLICT (account_id) DO UPDATE SET posted = a.posted + p_amount, version = a.version + 1
  RETURNING a.posted, a.held, a.debt, a.version INTO v_posted, v_held, v_debt, v_version;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, business_key, input_hash)
  VALUES (p_account, p_key, 'grant', p_amount, CASE WHEN p_is_paid THEN 'house:sales' ELSE 'house:promo' END, v_posted, v_version,
    p_reason, p_business_key, p_hash)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    UPDATE coin_accounts SET posted = posted - p_amount, version = version - 1 WHERE account_id = p_account;
    RETURN QUERY SELECT coalesce(coins_repeat_outcome(p_account, p_key, p_hash), 'repeated'), coins_available(p_account);
    RETURN;
  END IF;
  INSERT INTO coin_lots (id, account_id, source, is_paid, granted, remaining, expires_at)
  VALUES (p_lot, p_account, p_source, p_is_paid, p_amount, p_amount, p_expires_at);
  v_available := v_posted - v_held;
  IF v_debt > 0 THEN
    v_available := coins_settle_debt(p_account);
  END IF;
  PERFORM coins_announce(p_account, v_available);
  RETURN QUERY SELECT 'done'::text, v_available;
END $$;

-- As before, and what returns to the balance pays what is owed.
CREATE OR REPLACE FUNCTION coins_capture(p_hold uuid, p_amount bigint, p_counterpart text, p_hash bytea)
RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_hold coin_holds%ROWTYPE;
  v_posted bigint;
  v_held bigint;
  v_debt bigint;
  v_version bigint;
  v_available bigint;
BEGIN
  UPDATE coin_holds SET status = 'captured', captured = p_amount, settled_at = now()
  WHERE id = p_hold AND status = 'open' AND amount >= p_amount RETURNING * INTO v_hold;
  IF NOT FOUND THEN
    SELECT * INTO v_hold FROM coin_holds WHERE id = p_hold;
    RETURN QUERY SELECT CASE WHEN v_hold.id IS NULL THEN 'unknown' WHEN v_hold.status = 'captured' THEN 'repeated' ELSE 'closed' END,
      coins_available(v_hold.account_id);
    RETURN;
  END IF;
  UPDATE coin_accounts SET posted = posted - p_amount, held = held - v_hold.amount, version = version + 1
  WHERE account_id = v_hold.account_id RETURNING posted, held, debt, version INTO v_posted, v_held, v_debt, v_version;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
  VALUES (v_hold.account_id, p_hold::text, 'capture', -p_amount, p_counterpart, v_posted, v_version, v_hold.reason, p_hash);
  IF p_amount > 0 THEN
    PERFORM coins_take_lots(v_hold.account_id, p_hold::text, p_amount);
  END IF;
  v_available := v_posted - v_held;
  IF v_debt > 0 THEN
    v_available := coins_settle_debt(v_hold.account_id);
  END IF;
  IF p_amount < v_hold.amount THEN
    PERFORM coins_announce(v_hold.account_id, v_available);
  END IF;
  RETURN QUERY SELECT 'done'::text, v_available;
END $$;

-- As before, and what returns to the balance pays what is owed.
CREATE OR REPLACE FUNCTION coins_release(p_hold uuid, p_final text) RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_hold coin_holds%ROWTYPE;
  v_debt bigint;
  v_available bigint;
BEGIN
  UPDATE coin_holds SET status = p_final, captured = 0, settled_at = now()
  WHERE id = p_hold AND status = 'open' RETURNING * INTO v_hold;
  IF NOT FOUND THEN
    SELECT * INTO v_hold FROM coin_holds WHERE id = p_hold;
    RETURN QUERY SELECT CASE WHEN v_hold.id IS NULL THEN 'unknown' WHEN v_hold.status = 'captured' THEN 'closed' ELSE 'repeated' END,
      coins_available(v_hold.account_id);
    RETURN;
  END IF;
  UPDATE coin_accounts SET held = held - v_hold.amount WHERE account_id = v_hold.account_id
  RETURNING posted - held, debt INTO v_available, v_debt;
  IF v_debt > 0 THEN
    v_available := coins_settle_debt(v_hold.account_id);
  END IF;
  PERFORM coins_announce(v_hold.account_id, v_available);
  RETURN QUERY SELECT 'done'::text, v_available;
END $$;

-- As before; the coins go back to their lots, and pay what is owed from there.
CREATE OR REPLACE FUNCTION coins_refund(p_account uuid, p_transfer text, p_reason text, p_hash bytea)
RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'refund:' || p_transfer;
  v_amount bigint;
  v_posted bigint;
  v_held bigint;
  v_debt bigint;
  v_version bigint;
  v_available bigint;
BEGIN
  PERFORM 1 FROM coin_accounts WHERE account_id = p_account FOR UPDATE;
  SELECT -amount INTO v_amount FROM coin_transfers
  WHERE account_id = p_account AND id = p_transfer AND kind IN ('spend', 'capture') AND amount < 0;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'unknown'::text, coins_available(p_account);
    RETURN;
  END IF;
  IF EXISTS (SELECT 1 FROM coin_transfers WHERE account_id = p_account AND id = v_key) THEN
    RETURN QUERY SELECT 'repeated'::text, coins_available(p_account);
    RETURN;
  END IF;
  UPDATE coin_accounts SET posted = posted + v_amount, version = version + 1 WHERE account_id = p_account
  RETURNING posted, held, debt, version INTO v_posted, v_held, v_debt, v_version;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
  SELECT p_account, v_key, 'refund', v_amount, counterpart, v_posted, v_version, p_reason, p_hash
  FROM coin_transfers WHERE account_id = p_account AND id = p_transfer;
  UPDATE coin_lots l SET remaining = l.remaining + u.amount, spent = l.spent - u.amount, is_open = true
  FROM coin_lot_uses u WHERE u.account_id = p_account AND u.transfer_id = p_transfer AND l.id = u.lot_id;
  UPDATE coin_lot_uses SET refunded = amount WHERE account_id = p_account AND transfer_id = p_transfer;
  v_available := v_posted - v_held;
  IF v_debt > 0 THEN
    v_available := coins_settle_debt(p_account);
  END IF;
  PERFORM coins_announce(p_account, v_available);
  RETURN QUERY SELECT 'done'::text, v_available;
END $$;

-- As before, and nothing is owed while there are coins.
CREATE OR REPLACE FUNCTION coins_take_back(p_account uuid, p_lot uuid, p_target bigint, p_reason text, p_new_lot uuid)
RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_account coin_accounts%ROWTYPE;
  v_lot coin_lots%ROWTYPE;
  v_change bigint;
  v_coins bigint;
  v_owed bigint;
  v_paid bigint := 0;
  v_available bigint;
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
  -- What was spent of this lot is owed, and other lots may have coins; what comes back here may be owed for another lot.
  v_available := coins_settle_debt(p_account);
  PERFORM coins_announce(p_account, v_available);
  RETURN QUERY SELECT 'done'::text, v_available;
END $$;

-- Who owed coins and had some when this came, locked in one order.
SELECT coins_announce(account_id, coins_settle_debt(account_id))
FROM (SELECT account_id FROM coin_accounts WHERE debt > 0 AND posted > held ORDER BY account_id FOR UPDATE) AS debtors;
