-- Who brings whom, what is paid for it, and how it gets to them (money.md "Affiliates"; docs/decisions/0031).
ALTER TABLE affiliates ADD COLUMN code text, ADD COLUMN pix_key text;
UPDATE affiliates SET code = left(replace(gen_random_uuid()::text, '-', ''), 10);
ALTER TABLE affiliates ALTER COLUMN code SET NOT NULL, ADD CONSTRAINT affiliates_code UNIQUE (code);

-- Every touch, with what was made of it; clicks go after 91 days, when they count for nothing any more and no panel shows them.
-- `visitor_id` is a random name for a browser; where it registers, its row says the account.
CREATE TABLE affiliate_touches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  affiliate_id uuid NOT NULL REFERENCES affiliates (id),
  kind text NOT NULL CHECK (kind IN ('click', 'sign-up', 'code')),
  label text,
  visitor_id uuid,
  account_id uuid,
  decision text NOT NULL CHECK (decision IN ('counted', 'bound', 'own', 'already-referred', 'too-late')),
  at timestamptz NOT NULL,
  CHECK ((kind = 'click') = (decision = 'counted'))
);
CREATE INDEX affiliate_touches_of_visitor ON affiliate_touches (visitor_id, id) WHERE kind = 'click';
CREATE INDEX affiliate_touches_clicks ON affiliate_touches (at) WHERE kind = 'click';
CREATE INDEX affiliate_touches_of_affiliate ON affiliate_touches (affiliate_id, at) INCLUDE (visitor_id, label) WHERE kind = 'click';

-- Whom an account came by: once, whatever is tried at the same time.
CREATE TABLE affiliate_referrals (
  account_id uuid PRIMARY KEY,
  affiliate_id uuid NOT NULL REFERENCES affiliates (id),
  via text NOT NULL CHECK (via IN ('link', 'code')),
  label text,
  bound_at timestamptz NOT NULL,
  trial_at timestamptz,
  first_paid_at timestamptz,
  -- Since when it is known that the account is the affiliate's own: nothing of it counts, whatever changes later.
  own_since timestamptz
);
CREATE INDEX affiliate_referrals_of_affiliate ON affiliate_referrals (affiliate_id, bound_at);

CREATE TABLE affiliate_payouts (
  -- Also the provider's key: one Pix, however often it is asked for.
  id uuid PRIMARY KEY,
  affiliate_id uuid NOT NULL REFERENCES affiliates (id),
  -- Of America/Sao_Paulo, e.g. 2026-12.
  month text NOT NULL,
  pix_key text NOT NULL,
  amount_cents int NOT NULL CHECK (amount_cents > 0),
  provider text NOT NULL,
  -- The provider sent nothing to Pix keys when it was opened: a person sends it, and nobody else ever.
  is_by_hand boolean NOT NULL,
  provider_ref text,
  status text NOT NULL DEFAULT 'sending' CHECK (status IN ('sending', 'paid', 'refused')),
  asked_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((ended_at IS NULL) = (status = 'sending')),
  UNIQUE (id, affiliate_id)
);
CREATE UNIQUE INDEX affiliate_payouts_one_a_month ON affiliate_payouts (affiliate_id, month) WHERE status <> 'refused';
CREATE INDEX affiliate_payouts_of_affiliate ON affiliate_payouts (affiliate_id, id);
CREATE INDEX affiliate_payouts_sending ON affiliate_payouts (asked_at) WHERE status = 'sending';

-- What an order is worth to whoever brought its buyer, as a row for every change of it: an order's rows add up to what it is now.
CREATE TABLE affiliate_entries (
  id uuid PRIMARY KEY,
  affiliate_id uuid NOT NULL REFERENCES affiliates (id),
  account_id uuid NOT NULL,
  order_id uuid NOT NULL,
  product text NOT NULL,
  -- `refund`, `return`: of its money; `own`: it turned out to be the affiliate's.
  cause text NOT NULL CHECK (cause IN ('purchase', 'refund', 'return', 'own')),
  base_cents int NOT NULL,
  amount_cents int NOT NULL CHECK (amount_cents <> 0),
  at timestamptz NOT NULL,
  releases_at timestamptz NOT NULL,
  payout_id uuid,
  FOREIGN KEY (payout_id, affiliate_id) REFERENCES affiliate_payouts (id, affiliate_id)
);
CREATE INDEX affiliate_entries_of_order ON affiliate_entries (order_id);
CREATE INDEX affiliate_entries_of_account ON affiliate_entries (account_id);
CREATE INDEX affiliate_entries_of_affiliate ON affiliate_entries (affiliate_id, id);
CREATE INDEX affiliate_entries_unpaid ON affiliate_entries (releases_at) WHERE payout_id IS NULL;
CREATE INDEX affiliate_entries_of_payout ON affiliate_entries (payout_id) WHERE payout_id IS NOT NULL;

-- What an entry says stays; what was paid stays paid. Only whether it is being paid can change.
CREATE FUNCTION affiliate_entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'affiliate entry % cannot be deleted', OLD.id;
  END IF;
  IF (to_jsonb(NEW) - 'payout_id') <> (to_jsonb(OLD) - 'payout_id') THEN
    RAISE EXCEPTION 'affiliate entry % cannot be changed', OLD.id;
  END IF;
  IF NEW.payout_id IS DISTINCT FROM OLD.payout_id AND OLD.payout_id IS NOT NULL
    AND EXISTS (SELECT FROM affiliate_payouts WHERE id = OLD.payout_id AND status = 'paid') THEN
    RAISE EXCEPTION 'affiliate entry % was paid', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER affiliate_entries_stay BEFORE UPDATE OR DELETE ON affiliate_entries
FOR EACH ROW EXECUTE FUNCTION affiliate_entries_stay();

-- A payout that ended is what it is.
CREATE FUNCTION affiliate_payouts_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'affiliate payout % has ended', OLD.id;
END $$;
CREATE TRIGGER affiliate_payouts_stay BEFORE UPDATE OR DELETE ON affiliate_payouts
FOR EACH ROW WHEN (OLD.status <> 'sending') EXECUTE FUNCTION affiliate_payouts_stay();

-- A payout is the sum of its entries: when a transaction that wrote the payout ends, and after every statement that moves entries
-- of one that was there before. Each looks at a payout once, however many entries it has.
CREATE FUNCTION affiliate_payouts_wrong(p_ids uuid[]) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT p.id FROM affiliate_payouts p WHERE p.id = ANY (p_ids) AND p.status <> 'refused'
    AND p.amount_cents <> (SELECT coalesce(sum(e.amount_cents), 0) FROM affiliate_entries e WHERE e.payout_id = p.id) LIMIT 1;
$$;
CREATE FUNCTION affiliate_payouts_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF affiliate_payouts_wrong(ARRAY[NEW.id]) IS NOT NULL THEN
    RAISE EXCEPTION 'payout % is not the sum of its entries', NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION affiliate_entries_check() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_wrong uuid := affiliate_payouts_wrong(ARRAY(SELECT DISTINCT payout_id FROM before_rows UNION SELECT DISTINCT payout_id FROM after_rows));
BEGIN
  IF v_wrong IS NOT NULL THEN
    RAISE EXCEPTION 'payout % is not the sum of its entries', v_wrong;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER affiliate_payouts_add_up AFTER INSERT OR UPDATE ON affiliate_payouts
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION affiliate_payouts_check();
CREATE TRIGGER affiliate_entries_add_up AFTER UPDATE ON affiliate_entries
REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION affiliate_entries_check();
