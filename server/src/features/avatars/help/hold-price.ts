import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { getPrice, reserveCoins } from '../../coins/index.ts';

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
  const priceCoins = await getPrice(db, 'avatar-help');
  if (priceCoins === 0) return { id: null, priceCoins };
  const expiresAt = new Date(clock.now().getTime() + HOLD_LIFETIME_MS);
  const { holdId } = await reserveCoins(db, { accountId, amountCoins: priceCoins, reason, expiresAt });
  return { id: holdId, priceCoins };
}
