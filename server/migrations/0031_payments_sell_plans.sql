-- Orders are of coins or of VIP, and a card may be kept for later charges (design: money.md "VIP"; docs/decisions/0026).
ALTER TABLE orders RENAME COLUMN pack_id TO product_id;
ALTER TABLE orders DROP CONSTRAINT orders_pack_id_fkey, DROP CONSTRAINT orders_coins_check, DROP CONSTRAINT orders_price_cents_check,
  -- What went back of its coins, and the lot of what was paid.
  DROP CONSTRAINT orders_check2, DROP CONSTRAINT orders_check3;
ALTER TABLE orders
  ADD COLUMN product text NOT NULL DEFAULT 'coins' CHECK (product IN ('coins', 'vip')),
  -- What was bought, as the buyer reads it.
  ADD COLUMN title text,
  -- The buyer agreed to be charged again without them; the provider's name of the card comes with the payment.
  ADD COLUMN keeps_card boolean NOT NULL DEFAULT false,
  ADD COLUMN card_ref text,
  -- Charged to a kept card while its owner was away: the card it is charged to.
  ADD COLUMN charged_card text,
  -- Since when the provider may have charged it: from here on only the provider knows.
  ADD COLUMN asked_at timestamptz;
UPDATE orders SET title = replace(to_char(coins, 'FM999,999'), ',', '.') || ' moedas';
ALTER TABLE orders
  ALTER COLUMN product DROP DEFAULT,
  ALTER COLUMN title SET NOT NULL,
  ADD CONSTRAINT orders_coins CHECK ((product = 'coins') = (coins > 0) AND coins >= 0),
  -- Nothing is due today where a card is left for after a trial.
  ADD CONSTRAINT orders_price CHECK (price_cents > 0 OR (price_cents = 0 AND keeps_card)),
  ADD CONSTRAINT orders_lot CHECK ((lot_id IS NOT NULL) = (paid_at IS NOT NULL AND product = 'coins')),
  ADD CONSTRAINT orders_withdrawn_coins CHECK (withdrawn_coins BETWEEN 0 AND coins),
  ADD CONSTRAINT orders_card CHECK ((keeps_card OR charged_card IS NOT NULL) <= (method = 'card'));

-- The test bank keeps cards too.
ALTER TABLE sandbox_payments DROP CONSTRAINT sandbox_payments_amount_cents_check,
  ADD CONSTRAINT sandbox_payments_amount CHECK (amount_cents >= 0),
  ADD COLUMN card_ref text;
CREATE TABLE sandbox_cards (
  ref text PRIMARY KEY,
  is_refused boolean NOT NULL DEFAULT false,
  is_forgotten boolean NOT NULL DEFAULT false
);
