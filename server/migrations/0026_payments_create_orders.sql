-- Coin packs, orders, what providers sent, and the test bank (design: money.md "Payment port").
CREATE TABLE coin_packs (
  id text PRIMARY KEY,
  coins int NOT NULL CHECK (coins > 0),
  price_cents int NOT NULL CHECK (price_cents > 0),
  is_most_chosen boolean NOT NULL DEFAULT false,
  is_offered boolean NOT NULL DEFAULT true,
  position int NOT NULL
);
CREATE UNIQUE INDEX coin_packs_most_chosen ON coin_packs (is_most_chosen) WHERE is_most_chosen;
INSERT INTO coin_packs (id, coins, price_cents, is_most_chosen, position) VALUES
  ('coins-300', 300, 990, false, 1),
  ('coins-700', 700, 1990, true, 2),
  ('coins-1800', 1800, 4490, false, 3),
  ('coins-4000', 4000, 8990, false, 4),
  ('coins-10000', 10000, 19990, false, 5);

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  -- Made by the browser: the same order asked for twice is one.
  client_id uuid NOT NULL,
  pack_id text NOT NULL REFERENCES coin_packs (id),
  -- As they were when it was opened: the table may change afterwards.
  coins int NOT NULL CHECK (coins > 0),
  price_cents int NOT NULL CHECK (price_cents > 0),
  method text NOT NULL CHECK (method IN ('pix', 'card', 'boleto')),
  provider text NOT NULL,
  -- The provider's name of the payment; null until it was asked.
  provider_ref text,
  status text NOT NULL DEFAULT 'waiting'
    CHECK (status IN ('waiting', 'paid', 'failed', 'expired', 'canceled', 'withdrawing', 'refunded', 'disputed')),
  -- What the person needs to pay: {pixCode, boletoLine, payUrl, isTest}.
  payment jsonb,
  pay_until timestamptz NOT NULL,
  paid_at timestamptz,
  lot_id uuid,
  refunded_cents int NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND price_cents),
  is_disputed boolean NOT NULL DEFAULT false,
  -- The person withdrew: what goes back, asked of the provider until it says so.
  withdrawn_at timestamptz,
  withdrawn_cents int CHECK (withdrawn_cents BETWEEN 1 AND price_cents),
  withdrawn_coins int CHECK (withdrawn_coins BETWEEN 1 AND coins),
  created_at timestamptz NOT NULL,
  -- When the provider was last asked how it stands.
  read_at timestamptz,
  UNIQUE (account_id, client_id),
  CHECK ((paid_at IS NULL) = (lot_id IS NULL)),
  CHECK (num_nulls(withdrawn_at, withdrawn_cents, withdrawn_coins) IN (0, 3))
);
CREATE UNIQUE INDEX orders_provider_ref ON orders (provider, provider_ref) WHERE provider_ref IS NOT NULL;
CREATE INDEX orders_of_account ON orders (account_id, created_at DESC, id DESC);
-- What the poller looks at: everything that can still change by itself.
CREATE INDEX orders_open ON orders (read_at NULLS FIRST) WHERE status IN ('waiting', 'withdrawing');

-- What providers said; each of their events once. A hint to look, never the truth.
CREATE TABLE payment_inbox (
  provider text NOT NULL,
  event_id text NOT NULL,
  provider_ref text NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz,
  -- Amount, currency or order is not ours: looked at by a person, and credits nothing.
  quarantined_because text,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_inbox_quarantine ON payment_inbox (received_at) WHERE quarantined_because IS NOT NULL;

-- The test bank. Stands for somebody else's machine: orders never read it, only its adapter does.
CREATE TABLE sandbox_payments (
  ref text PRIMARY KEY,
  order_id uuid NOT NULL,
  title text NOT NULL,
  method text NOT NULL,
  amount_cents int NOT NULL CHECK (amount_cents > 0),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'paid', 'failed', 'expired', 'canceled')),
  refunded_cents int NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  is_disputed boolean NOT NULL DEFAULT false,
  -- Keys of refunds done: the same refund asked for again is one.
  refund_keys text[] NOT NULL DEFAULT '{}',
  pay_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  changes int NOT NULL DEFAULT 0
);
