/** Achievements: twenty-four in five families, each with its progress and its coins (product.md "Money", mock rewards). */
import { z } from 'zod';
import type { ErrorDefinition } from './core/error.ts';
import { Instant } from './core/ids.ts';
import { Coins } from './core/money.ts';
import { defineRoute } from './core/route.ts';

export const ACHIEVEMENT_FAMILIES = ['conversation', 'creation', 'exploration', 'gifts', 'loyalty'] as const;
export type AchievementFamily = (typeof ACHIEVEMENT_FAMILIES)[number];

export const ACHIEVEMENT_IDS = [
  'first-talk',
  'hundred-messages',
  'thousand-messages',
  'seven-nights',
  'good-memory',
  'album',
  'first-creation',
  'three-creations',
  'finishing-touch',
  'in-catalogue',
  'first-meetings',
  'curiosity',
  'open-heart',
  'good-neighbours',
  'liked-that',
  'small-talk',
  'first-gift',
  'open-hand',
  'thought-of-you',
  'whole-shelf',
  'private-sky',
  'seven-beads',
  'whole-month',
  'hundred-days',
] as const;
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

export const achievementErrors = {
  'achievements.locked': { status: 409, message: 'Essa conquista ainda está a caminho.' },
} as const satisfies Record<string, ErrorDefinition>;

export const Achievement = z.strictObject({
  id: z.enum(ACHIEVEMENT_IDS),
  family: z.enum(ACHIEVEMENT_FAMILIES),
  title: z.string(),
  /** What there is to do. */
  sentence: z.string(),
  /** The same once it is done. */
  doneSentence: z.string(),
  goal: z.int().min(1),
  /** How much of the goal happened, at most the goal. */
  progress: z.int().min(0),
  coins: Coins,
  unlockedAt: Instant.nullable(),
  /** When its coins were put away. */
  claimedAt: Instant.nullable(),
});
export type Achievement = z.infer<typeof Achievement>;

export const ClaimedAchievement = z.strictObject({ achievement: Achievement, balanceCoins: Coins });
export type ClaimedAchievement = z.infer<typeof ClaimedAchievement>;

export const achievementRoutes = {
  list: defineRoute({
    name: 'achievements.listAchievements',
    method: 'GET',
    path: '/api/achievements',
    access: 'user',
    summary: 'As conquistas, com o que já foi feito de cada uma.',
    responses: { 200: z.strictObject({ items: z.array(Achievement) }) },
    errors: ['auth.required'],
  }),
  claim: defineRoute({
    name: 'achievements.claimCoins',
    method: 'POST',
    path: '/api/achievements/:id/claim',
    access: 'user',
    summary: 'Guarda as moedas de uma conquista feita; de novo não muda nada.',
    params: z.strictObject({ id: z.enum(ACHIEVEMENT_IDS) }),
    responses: { 200: ClaimedAchievement, 201: ClaimedAchievement },
    errors: ['auth.required', 'achievements.locked'],
    ratePerMinute: 60,
  }),
};
