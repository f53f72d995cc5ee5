-- What a trial's card is charged afterwards is what the buyer agreed to, not what the table says by then.
ALTER TABLE orders ADD COLUMN renewal_cents integer CHECK (renewal_cents > 0);
