import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { reserveCoins } from '../../coins/index.ts';
import { quotePrice } from '../../vip/index.ts';

/** Longer than a model may take with its retries. */
const HOLD_LIFETIME_MS = 15 * 60_000;

/** `id` is null where the price is 0 and nothing is held. */
export type Hold = { id: string | null; priceCoins: number };

/**
 * Holds what ideas cost; a painting costs the same. `reason` is what the statement says.
 * @throws AppError coins.insufficient
 */
export async function holdHelpPrice(
  { db, clock }: { db: Database; clock: Clock },
  accountId: string,
  reason: string,
): Promise<Hold> {
  const now = clock.now();
  const priceCoins = await quotePrice(db, { accountId, priceId: 'avatar-help', now });
  if (priceCoins === 0) return { id: null, priceCoins };
  const expiresAt = new Date(now.getTime() + HOLD_LIFETIME_MS);
  const { holdId } = await reserveCoins(db, { accountId, amountCoins: priceCoins, reason, expiresAt });
  return { id: holdId, priceCoins };
}
