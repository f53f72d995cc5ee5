-- What an account is told (spec §3 "Notification", "System notification").
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  -- Which sentence it is (notification-kinds.ts); `type` and `system_type` are what the specification calls it.
  kind text NOT NULL,
  type text NOT NULL,
  system_type text,
  title text NOT NULL,
  message text NOT NULL,
  description text NOT NULL,
  action_url text,
  -- What it is about: the next one about the same takes the place of one that was not read yet.
  dedupe_key text,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE UNIQUE INDEX notifications_one_unread ON notifications (account_id, dedupe_key) WHERE read_at IS NULL AND dedupe_key IS NOT NULL;
CREATE INDEX notifications_newest ON notifications (account_id, created_at DESC, id DESC);
CREATE INDEX notifications_system ON notifications (account_id, created_at DESC) WHERE system_type IS NOT NULL AND read_at IS NULL;
CREATE INDEX notifications_age ON notifications (created_at);

-- Accounts that changed nothing have no row.
CREATE TABLE notification_settings (
  account_id uuid PRIMARY KEY,
  wants_messages boolean NOT NULL,
  wants_rewards boolean NOT NULL,
  wants_promos boolean NOT NULL,
  -- HH:MM in America/Sao_Paulo; both or none.
  quiet_from text,
  quiet_to text,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
);

-- On which side of the warning (spec §9: 50 coins) a balance was last seen, so that crossing it is told once.
CREATE TABLE notification_balances (
  account_id uuid PRIMARY KEY,
  is_low boolean NOT NULL
);

-- A browser's address at its push service. It lives as long as the session in which it was given.
CREATE TABLE push_subscriptions (
  endpoint text PRIMARY KEY,
  account_id uuid NOT NULL,
  session_id uuid NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_account ON push_subscriptions (account_id);

-- The one VAPID pair. The private half is sealed with the application's secret.
CREATE TABLE push_keys (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  public_key text NOT NULL,
  sealed_private_key bytea NOT NULL
);
