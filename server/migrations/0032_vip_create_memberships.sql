-- VIP: plans, trials, what was bought, and what was done about it (design: money.md "VIP"; docs/decisions/0026).
CREATE TABLE vip_plans (
  id text PRIMARY KEY,
  label text NOT NULL,
  months int NOT NULL CHECK (months BETWEEN 1 AND 12),
  price_cents int NOT NULL CHECK (price_cents > 0),
  is_offered boolean NOT NULL DEFAULT true,
  position int NOT NULL
);
INSERT INTO vip_plans (id, label, months, price_cents, position) VALUES
  ('mensal', 'Mensal', 1, 2990, 1),
  ('trimestral', 'Trimestral', 3, 7490, 2),
  ('anual', 'Anual', 12, 23990, 3);

-- One trial for each person: the verified person behind the account, or the account where there is none.
CREATE TABLE vip_trials (
  subject text PRIMARY KEY,
  account_id uuid NOT NULL UNIQUE,
  started_at timestamptz NOT NULL
);

-- One row for each account that ever had VIP: the one that is locked. What renews, and what follows from its purchases.
CREATE TABLE vip_members (
  account_id uuid PRIMARY KEY,
  plan_id text,
  -- The kept card and what it will be charged, as agreed; null where nothing renews.
  card_ref text,
  provider text,
  renewal_cents int,
  renewal_months int,
  failed_at timestamptz,
  charge_order_id uuid,
  canceled_at timestamptz,
  -- Follow from the purchases (membership.ts): until when the perks hold, and when there is something to do.
  access_until timestamptz,
  next_at timestamptz,
  CHECK (num_nulls(card_ref, provider, renewal_cents, renewal_months) IN (0, 4))
);
CREATE INDEX vip_members_next ON vip_members (next_at) WHERE next_at IS NOT NULL;

-- Trials and paid orders. When each begins and ends is worked out from all of them.
CREATE TABLE vip_purchases (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('trial', 'paid')),
  months int NOT NULL,
  at timestamptz NOT NULL,
  is_renewal boolean NOT NULL,
  -- Given back or contested: it covers nothing from here on.
  taken_back_at timestamptz,
  CHECK ((kind = 'trial') = (months = 0))
);
CREATE INDEX vip_purchases_of_account ON vip_purchases (account_id, at);

-- Reminders, charges, endings and monthly coins: each key once.
CREATE TABLE vip_done (
  account_id uuid NOT NULL,
  key text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);

-- What was free for a member: counted a day in America/Sao_Paulo, or once and for all on the first day of time.
CREATE TABLE vip_uses (
  account_id uuid NOT NULL,
  price_id text NOT NULL,
  day date NOT NULL,
  uses int NOT NULL CHECK (uses >= 0),
  PRIMARY KEY (account_id, price_id, day)
);
