-- Every refund is a row of its own, whoever asked for it (docs/decisions/0029).
CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  asked_by text NOT NULL CHECK (asked_by IN ('buyer', 'team', 'provider')),
  -- The buyer, or the administrator; nobody where the house or its provider gave it back by itself.
  account_id uuid,
  -- Whoever asks again under the same key asks for the same refund.
  request_key text NOT NULL UNIQUE,
  -- What the provider is given as key, and what it calls the refund.
  provider_key text NOT NULL UNIQUE,
  provider_ref text,
  amount_cents int NOT NULL CHECK (amount_cents > 0),
  -- Coins of the order that went with it.
  coins int NOT NULL CHECK (coins >= 0),
  reason text,
  status text NOT NULL CHECK (status IN ('asked', 'done', 'refused')),
  -- Why the provider will never send it; written down before it is known whether it was sent all the same.
  refused_because text CHECK (status <> 'refused' OR refused_because IS NOT NULL),
  asked_at timestamptz NOT NULL,
  ended_at timestamptz CHECK ((ended_at IS NULL) = (status = 'asked'))
);
CREATE INDEX refunds_of_order ON refunds (order_id);

-- What orders held: how much had gone back, and up to how much it was to. What had gone back is one refund, the rest another.
INSERT INTO refunds (id, order_id, asked_by, account_id, request_key, provider_key, amount_cents, coins, status, asked_at, ended_at)
SELECT gen_random_uuid(), id, by, CASE WHEN by = 'buyer' THEN account_id END, 'before:' || id, 'withdraw:' || id, refunded_cents,
  CASE WHEN withdrawn_cents > refunded_cents OR withdrawn_coins IS NULL THEN share ELSE greatest(share, withdrawn_coins) END,
  'done', at, at
FROM (
  SELECT *, coalesce(withdrawn_at, paid_at) AS at, coins * refunded_cents::bigint / price_cents AS share,
    CASE
      WHEN withdrawn_at IS NULL THEN 'provider'
      -- A buyer gave everything back that was left, within seven days; whatever else was sent was sent by the team.
      WHEN withdrawn_cents <= refunded_cents AND withdrawn_at < paid_at + interval '7 days'
        AND withdrawn_cents = CASE WHEN coins = 0 THEN price_cents ELSE ceil(price_cents * withdrawn_coins::numeric / coins) END
        THEN 'buyer'
      ELSE 'team'
    END AS by
  FROM orders WHERE refunded_cents > 0 AND paid_at IS NOT NULL
) AS sent;
INSERT INTO refunds (id, order_id, asked_by, account_id, request_key, provider_key, amount_cents, coins, status, asked_at)
SELECT gen_random_uuid(), id, by, CASE WHEN by = 'buyer' THEN account_id END, 'due:' || id,
  -- As the provider was asked for it.
  'withdraw:' || id || CASE WHEN refunded_cents = 0 THEN '' ELSE ':' || refunded_cents END,
  withdrawn_cents - refunded_cents, greatest(0, withdrawn_coins - coins * refunded_cents::bigint / price_cents), 'asked', withdrawn_at
FROM (
  SELECT *,
    CASE
      WHEN refunded_cents = 0 AND withdrawn_at < paid_at + interval '7 days'
        AND withdrawn_cents = CASE WHEN coins = 0 THEN price_cents ELSE ceil(price_cents * withdrawn_coins::numeric / coins) END
        THEN 'buyer'
      ELSE 'team'
    END AS by
  FROM orders WHERE withdrawn_cents > refunded_cents
) AS due;
-- `refunded_cents` stays: what the provider says has gone back in all.
ALTER TABLE orders DROP COLUMN withdrawn_at, DROP COLUMN withdrawn_cents, DROP COLUMN withdrawn_coins;

-- The test bank tells its refunds apart as well; of those it had only the sum is known.
CREATE TABLE sandbox_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_ref text NOT NULL REFERENCES sandbox_payments (ref),
  -- Ours; none where the bank gave it back by itself.
  key text,
  amount_cents int NOT NULL CHECK (amount_cents > 0),
  made_at timestamptz NOT NULL,
  UNIQUE (payment_ref, key)
);
INSERT INTO sandbox_refunds (payment_ref, key, amount_cents, made_at)
SELECT ref, refund_keys[1], refunded_cents, changed_at FROM sandbox_payments WHERE refunded_cents > 0;
ALTER TABLE sandbox_payments DROP COLUMN refund_keys,
  -- Its bank will not send this payment's money back.
  ADD COLUMN refuses_refunds boolean NOT NULL DEFAULT false;

-- What administrators look for: a number, a time, and what the provider told of a payment.
CREATE INDEX orders_number ON orders (upper(right(id::text, 8)));
CREATE INDEX orders_created ON orders (created_at);
CREATE INDEX payment_inbox_of_payment ON payment_inbox (provider, provider_ref);
