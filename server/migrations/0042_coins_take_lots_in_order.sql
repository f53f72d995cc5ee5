-- Asked for all open lots of an account in order, the planner reads and sorts them all, however few a spend needs: one at a time they
-- come by the index. As before otherwise. Takes `p_amount` from the lots of an account whose row the caller has locked: expiring promo,
-- promo, paid, oldest first.
CREATE OR REPLACE FUNCTION coins_take_lots(p_account uuid, p_transfer text, p_amount bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_left bigint := p_amount;
  v_take bigint;
  v_lot record;
  v_lots uuid[];
  v_takes bigint[];
BEGIN
  WHILE v_left > 0 LOOP
    SELECT id, remaining INTO v_lot FROM coin_lots WHERE account_id = p_account AND is_open
    ORDER BY is_paid, expires_at, created_at, id LIMIT 1;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'coin lots of % are short by %', p_account, v_left;
    END IF;
    v_take := least(v_lot.remaining, v_left);
    UPDATE coin_lots SET remaining = remaining - v_take, spent = spent + v_take, is_open = remaining > v_take WHERE id = v_lot.id;
    v_lots := v_lots || v_lot.id;
    v_takes := v_takes || v_take;
    v_left := v_left - v_take;
  END LOOP;
  INSERT INTO coin_lot_uses (account_id, transfer_id, lot_id, amount)
  SELECT p_account, p_transfer, u.lot_id, u.amount FROM unnest(v_lots, v_takes) AS u (lot_id, amount);
END $$;
