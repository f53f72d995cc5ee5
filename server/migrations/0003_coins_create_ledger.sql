-- The coin ledger (design: money.md). All amounts are whole coins.
CREATE TABLE coin_accounts (
  account_id uuid PRIMARY KEY,
  posted bigint NOT NULL DEFAULT 0,
  held bigint NOT NULL DEFAULT 0,
  -- Coins taken back after they were spent (chargebacks). Never part of the balance.
  debt bigint NOT NULL DEFAULT 0,
  version bigint NOT NULL DEFAULT 0,
  CHECK (held >= 0 AND posted >= held),
  CHECK (debt >= 0)
) WITH (fillfactor = 70);

-- Immutable. Two legs in one row: `amount` to the account, minus `amount` to the house account `counterpart`.
CREATE TABLE coin_transfers (
  account_id uuid NOT NULL,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('grant', 'spend', 'capture', 'refund', 'expire', 'reverse')),
  amount bigint NOT NULL,
  counterpart text NOT NULL,
  balance_after bigint NOT NULL,
  version bigint NOT NULL,
  reason text NOT NULL,
  business_key text,
  input_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, id),
  UNIQUE (account_id, version)
);
CREATE UNIQUE INDEX coin_transfers_business_key ON coin_transfers (business_key) WHERE business_key IS NOT NULL;

CREATE TABLE coin_lots (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  source text NOT NULL,
  is_paid boolean NOT NULL,
  granted bigint NOT NULL CHECK (granted > 0),
  remaining bigint NOT NULL CHECK (remaining >= 0),
  spent bigint NOT NULL DEFAULT 0 CHECK (spent >= 0),
  expired bigint NOT NULL DEFAULT 0 CHECK (expired >= 0),
  reversed bigint NOT NULL DEFAULT 0 CHECK (reversed >= 0),
  -- False once nothing remains; the index below reads it, so that spending from a lot stays a heap-only update.
  is_open boolean NOT NULL DEFAULT true,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (granted = remaining + spent + expired + reversed),
  CHECK (NOT (is_paid AND expires_at IS NOT NULL))
) WITH (fillfactor = 70);
CREATE INDEX coin_lots_in_order ON coin_lots (account_id, is_paid, expires_at, created_at, id) WHERE is_open;
CREATE INDEX coin_lots_expiry ON coin_lots (expires_at) WHERE is_open AND expires_at IS NOT NULL;

CREATE TABLE coin_lot_uses (
  account_id uuid NOT NULL,
  transfer_id text NOT NULL,
  lot_id uuid NOT NULL REFERENCES coin_lots (id),
  amount bigint NOT NULL CHECK (amount > 0),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  PRIMARY KEY (account_id, transfer_id, lot_id)
);

CREATE TABLE coin_holds (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  captured bigint CHECK (captured BETWEEN 0 AND amount),
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'captured', 'released', 'expired')),
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX coin_holds_expiry ON coin_holds (expires_at) WHERE status = 'open';

-- Prices in coins, editable; seeded from product.md.
CREATE TABLE price_list (
  id text PRIMARY KEY,
  label text NOT NULL,
  coins int NOT NULL CHECK (coins >= 0),
  vip_note text NOT NULL,
  position int NOT NULL
);

-- Takes `p_amount` from the lots of an account whose row the caller has locked:
-- expiring promo, promo, paid, oldest first.
CREATE FUNCTION coins_take_lots(p_account uuid, p_transfer text, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_left bigint := p_amount;
  v_take bigint;
  v_lot record;
  v_lot_id uuid;
BEGIN
  -- Nearly always the first lot is enough.
  UPDATE coin_lots SET remaining = remaining - p_amount, spent = spent + p_amount, is_open = remaining > p_amount
  WHERE id = (SELECT id FROM coin_lots WHERE account_id = p_account AND is_open ORDER BY is_paid, expires_at, created_at, id LIMIT 1)
    AND remaining >= p_amount
  RETURNING id INTO v_lot_id;
  IF FOUND THEN
    INSERT INTO coin_lot_uses (account_id, transfer_id, lot_id, amount) VALUES (p_account, p_transfer, v_lot_id, p_amount);
    RETURN;
  END IF;
  FOR v_lot IN
    SELECT id, remaining FROM coin_lots WHERE account_id = p_account AND is_open
    ORDER BY is_paid, expires_at, created_at, id
  LOOP
    v_take := least(v_lot.remaining, v_left);
    UPDATE coin_lots SET remaining = remaining - v_take, spent = spent + v_take, is_open = remaining > v_take WHERE id = v_lot.id;
    INSERT INTO coin_lot_uses (account_id, transfer_id, lot_id, amount) VALUES (p_account, p_transfer, v_lot.id, v_take);
    v_left := v_left - v_take;
    EXIT WHEN v_left = 0;
  END LOOP;
  IF v_left > 0 THEN
    RAISE EXCEPTION 'coin lots of % are short by %', p_account, v_left;
  END IF;
END $$;

CREATE FUNCTION coins_announce(p_account uuid, p_balance bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO outbox_events (name, payload)
  VALUES ('coins.balance-changed', jsonb_build_object('accountId', p_account, 'balanceCoins', p_balance));
$$;

-- What a repeated key means: the same inputs were done before, or other inputs reuse the key.
CREATE FUNCTION coins_repeat_outcome(p_account uuid, p_key text, p_hash bytea) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN input_hash = p_hash THEN 'repeated' ELSE 'key-reused' END
  FROM coin_transfers WHERE account_id = p_account AND id = p_key;
$$;

CREATE FUNCTION coins_available(p_account uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT posted - held FROM coin_accounts WHERE account_id = p_account), 0);
$$;

-- Every function below answers (outcome, balance): done · repeated · key-reused · insufficient · closed · unknown.
CREATE FUNCTION coins_grant(
  p_account uuid, p_key text, p_lot uuid, p_amount bigint, p_source text, p_is_paid boolean, p_expires_at timestamptz,
  p_reason text, p_business_key text, p_hash bytea
) RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_posted bigint;
  v_held bigint;
  v_version bigint;
BEGIN
  INSERT INTO coin_accounts AS a (account_id, posted, version) VALUES (p_account, p_amount, 1)
  ON CONFLICT (account_id) DO UPDATE SET posted = a.posted + p_amount, version = a.version + 1
  RETURNING a.posted, a.held, a.version INTO v_posted, v_held, v_version;
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
  PERFORM coins_announce(p_account, v_posted - v_held);
  RETURN QUERY SELECT 'done'::text, v_posted - v_held;
END $$;

CREATE FUNCTION coins_spend(p_account uuid, p_key text, p_amount bigint, p_counterpart text, p_reason text, p_hash bytea)
RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_posted bigint;
  v_held bigint;
  v_version bigint;
BEGIN
  UPDATE coin_accounts SET posted = posted - p_amount, version = version + 1
  WHERE account_id = p_account AND posted - held >= p_amount
  RETURNING posted, held, version INTO v_posted, v_held, v_version;
  IF NOT FOUND THEN
    RETURN QUERY SELECT coalesce(coins_repeat_outcome(p_account, p_key, p_hash), 'insufficient'), coins_available(p_account);
    RETURN;
  END IF;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
  VALUES (p_account, p_key, 'spend', -p_amount, p_counterpart, v_posted, v_version, p_reason, p_hash)
  ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    UPDATE coin_accounts SET posted = posted + p_amount, version = version - 1 WHERE account_id = p_account;
    RETURN QUERY SELECT coins_repeat_outcome(p_account, p_key, p_hash), coins_available(p_account);
    RETURN;
  END IF;
  PERFORM coins_take_lots(p_account, p_key, p_amount);
  PERFORM coins_announce(p_account, v_posted - v_held);
  RETURN QUERY SELECT 'done'::text, v_posted - v_held;
END $$;

CREATE FUNCTION coins_reserve(p_hold uuid, p_account uuid, p_amount bigint, p_reason text, p_expires_at timestamptz)
RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_available bigint;
BEGIN
  UPDATE coin_accounts SET held = held + p_amount
  WHERE account_id = p_account AND posted - held >= p_amount
  RETURNING posted - held INTO v_available;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'insufficient'::text, coins_available(p_account);
    RETURN;
  END IF;
  INSERT INTO coin_holds (id, account_id, amount, reason, expires_at) VALUES (p_hold, p_account, p_amount, p_reason, p_expires_at);
  PERFORM coins_announce(p_account, v_available);
  RETURN QUERY SELECT 'done'::text, v_available;
END $$;

-- Settles a hold for `p_amount` (at most what was held); the rest returns to the balance. The transfer's key is the hold's id.
CREATE FUNCTION coins_capture(p_hold uuid, p_amount bigint, p_counterpart text, p_hash bytea)
RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_hold coin_holds%ROWTYPE;
  v_posted bigint;
  v_held bigint;
  v_version bigint;
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
  WHERE account_id = v_hold.account_id RETURNING posted, held, version INTO v_posted, v_held, v_version;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
  VALUES (v_hold.account_id, p_hold::text, 'capture', -p_amount, p_counterpart, v_posted, v_version, v_hold.reason, p_hash);
  IF p_amount > 0 THEN
    PERFORM coins_take_lots(v_hold.account_id, p_hold::text, p_amount);
  END IF;
  IF p_amount < v_hold.amount THEN
    PERFORM coins_announce(v_hold.account_id, v_posted - v_held);
  END IF;
  RETURN QUERY SELECT 'done'::text, v_posted - v_held;
END $$;

-- Ends a hold without charge; `p_final` is released or expired.
CREATE FUNCTION coins_release(p_hold uuid, p_final text) RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_hold coin_holds%ROWTYPE;
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
  RETURNING posted - held INTO v_available;
  PERFORM coins_announce(v_hold.account_id, v_available);
  RETURN QUERY SELECT 'done'::text, v_available;
END $$;

-- Gives a spend or capture back, to the same lots. Once per transfer: the refund's key is derived from it.
CREATE FUNCTION coins_refund(p_account uuid, p_transfer text, p_reason text, p_hash bytea)
RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_key text := 'refund:' || p_transfer;
  v_amount bigint;
  v_posted bigint;
  v_held bigint;
  v_version bigint;
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
  RETURNING posted, held, version INTO v_posted, v_held, v_version;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
  SELECT p_account, v_key, 'refund', v_amount, counterpart, v_posted, v_version, p_reason, p_hash
  FROM coin_transfers WHERE account_id = p_account AND id = p_transfer;
  UPDATE coin_lots l SET remaining = l.remaining + u.amount, spent = l.spent - u.amount, is_open = true
  FROM coin_lot_uses u WHERE u.account_id = p_account AND u.transfer_id = p_transfer AND l.id = u.lot_id;
  UPDATE coin_lot_uses SET refunded = amount WHERE account_id = p_account AND transfer_id = p_transfer;
  PERFORM coins_announce(p_account, v_posted - v_held);
  RETURN QUERY SELECT 'done'::text, v_posted - v_held;
END $$;

-- Takes a grant back (chargeback, withdrawal): what remains of its lot, and the rest as debt.
CREATE FUNCTION coins_reverse(p_account uuid, p_lot uuid, p_reason text, p_hash bytea)
RETURNS TABLE (outcome text, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_account coin_accounts%ROWTYPE;
  v_lot coin_lots%ROWTYPE;
  v_key text := 'reverse:' || p_lot::text;
  v_back bigint;
BEGIN
  SELECT * INTO v_account FROM coin_accounts WHERE account_id = p_account FOR UPDATE;
  SELECT * INTO v_lot FROM coin_lots WHERE id = p_lot AND account_id = p_account;
  IF v_lot.id IS NULL THEN
    RETURN QUERY SELECT 'unknown'::text, coins_available(p_account);
    RETURN;
  END IF;
  IF EXISTS (SELECT 1 FROM coin_transfers WHERE account_id = p_account AND id = v_key) THEN
    RETURN QUERY SELECT 'repeated'::text, coins_available(p_account);
    RETURN;
  END IF;
  v_back := least(v_lot.remaining, v_account.posted - v_account.held);
  UPDATE coin_accounts SET posted = posted - v_back, debt = debt + v_lot.granted - v_lot.expired - v_back, version = version + 1
  WHERE account_id = p_account RETURNING * INTO v_account;
  INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
  VALUES (p_account, v_key, 'reverse', -v_back, 'house:reversals', v_account.posted, v_account.version, p_reason, p_hash);
  UPDATE coin_lots SET remaining = remaining - v_back, reversed = reversed + v_back, is_open = remaining - v_back > 0 WHERE id = p_lot;
  PERFORM coins_announce(p_account, v_account.posted - v_account.held);
  RETURN QUERY SELECT 'done'::text, v_account.posted - v_account.held;
END $$;

-- Ends promo lots whose time has come; coins that are held stay until their hold settles. Answers how many lots moved.
CREATE FUNCTION coins_expire_lots(p_now timestamptz, p_limit int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  v_due record;
  v_account coin_accounts%ROWTYPE;
  v_lot coin_lots%ROWTYPE;
  v_gone bigint;
  v_count int := 0;
BEGIN
  FOR v_due IN
    SELECT id, account_id FROM coin_lots WHERE is_open AND expires_at <= p_now ORDER BY account_id, id LIMIT p_limit
  LOOP
    SELECT * INTO v_account FROM coin_accounts WHERE account_id = v_due.account_id FOR UPDATE;
    SELECT * INTO v_lot FROM coin_lots WHERE id = v_due.id;
    v_gone := least(v_lot.remaining, v_account.posted - v_account.held);
    CONTINUE WHEN v_gone = 0;
    UPDATE coin_accounts SET posted = posted - v_gone, version = version + 1
    WHERE account_id = v_due.account_id RETURNING * INTO v_account;
    INSERT INTO coin_transfers (account_id, id, kind, amount, counterpart, balance_after, version, reason, input_hash)
    VALUES (v_due.account_id, 'expire:' || v_due.id || ':' || v_account.version, 'expire', -v_gone, 'house:promo',
      v_account.posted, v_account.version, 'Moedas de bônus que venceram', ''::bytea);
    UPDATE coin_lots SET remaining = remaining - v_gone, expired = expired + v_gone, is_open = remaining - v_gone > 0 WHERE id = v_due.id;
    PERFORM coins_announce(v_due.account_id, v_account.posted - v_account.held);
    v_count := v_count + 1;
  END LOOP;
  RETURN v_count;
END $$;
