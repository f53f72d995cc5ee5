/** The daily reward: seven beads on a strand, one a calendar day in São Paulo (product.md "Money", money.md "Rewards and achievements"). */
import { z } from 'zod';
import type { ErrorDefinition } from './core/error.ts';
import { Instant } from './core/ids.ts';
import { Coins } from './core/money.ts';
import { defineRoute } from './core/route.ts';

/** Coins of each day of the strand; after the seventh it begins again. */
export const DAILY_REWARD_COINS = [10, 15, 20, 30, 40, 60, 100] as const;
export const STRAND_DAYS = DAILY_REWARD_COINS.length;

export const rewardErrors = {
  'rewards.claimed-elsewhere': {
    status: 409,
    message: 'A recompensa de hoje já foi pra outra conta sua. Amanhã tem de novo.',
  },
} as const satisfies Record<string, ErrorDefinition>;

/**
 * `open`: today's waits · `claimed`: this account has it · `elsewhere`: another account of the same person has it.
 */
export const DAILY_REWARD_STATES = ['open', 'claimed', 'elsewhere'] as const;

export const DailyReward = z.strictObject({
  /** Today in America/Sao_Paulo. */
  day: z.iso.date(),
  state: z.enum(DAILY_REWARD_STATES),
  /** Which bead today is, from 1 to 7. */
  place: z.int().min(1).max(STRAND_DAYS),
  /** Days claimed in a row, today among them once it is claimed. */
  streakDays: z.int().min(0),
  /** A strand was begun before, and a day went by without a claim: today is its first bead again. */
  hasRestarted: z.boolean(),
  /** When the calendar day ends in America/Sao_Paulo. */
  endsAt: Instant,
});
export type DailyReward = z.infer<typeof DailyReward>;

export const ClaimedReward = z.strictObject({
  reward: DailyReward,
  /** What came with it. */
  coins: Coins,
  balanceCoins: Coins,
});
export type ClaimedReward = z.infer<typeof ClaimedReward>;

export const rewardRoutes = {
  get: defineRoute({
    name: 'rewards.getDaily',
    method: 'GET',
    path: '/api/rewards',
    access: 'user',
    summary: 'Onde a pessoa está no fio de sete dias.',
    responses: { 200: DailyReward },
    errors: ['auth.required'],
  }),
  claim: defineRoute({
    name: 'rewards.claimDaily',
    method: 'POST',
    path: '/api/rewards/claim',
    access: 'user',
    summary: 'Pega as moedas de hoje; de novo no mesmo dia não muda nada.',
    responses: { 200: ClaimedReward, 201: ClaimedReward },
    errors: ['auth.required', 'rewards.claimed-elsewhere'],
    ratePerMinute: 60,
  }),
};
