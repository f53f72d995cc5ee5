/** Everything both sides agree on. Each feature has one file; this page gathers the error tables and the routes. */
import { achievementErrors, achievementRoutes } from './achievements.ts';
import { adminPayoutRoutes } from './admin/payouts.ts';
import { adminPriceRoutes } from './admin/prices.ts';
import { adminErrors, adminRoutes } from './admin.ts';
import { affiliateEarningErrors, affiliateEarningRoutes } from './affiliates/earnings.ts';
import { affiliateErrors, affiliateRoutes } from './affiliates.ts';
import { secondFactorErrors, secondFactorRoutes } from './auth/second-factor.ts';
import { authSessionRoutes } from './auth/sessions.ts';
import { authErrors, authRoutes } from './auth.ts';
import { avatarCreationRoutes } from './avatars/creation.ts';
import { avatarDiscoveryRoutes } from './avatars/discovery.ts';
import { avatarErrors, avatarRoutes } from './avatars.ts';
import { chatBranchRoutes } from './chat/branches.ts';
import { chatDictationRoutes } from './chat/dictation.ts';
import { giftRoutes } from './chat/gifts.ts';
import { chatMediaRoutes } from './chat/media.ts';
import { chatMemoryRoutes } from './chat/memory.ts';
import { chatOfflineRoutes } from './chat/offline.ts';
import { chatReadingRoutes } from './chat/reading.ts';
import { usageRoutes } from './chat/usage.ts';
import { chatErrors, chatRoutes } from './chat.ts';
import { coinErrors, coinRoutes } from './coins.ts';
import { type ErrorDefinition, requestErrors } from './core/error.ts';
import type { RouteDefinition } from './core/route.ts';
import { feedErrors, feedRoutes } from './feed.ts';
import { feedbackRoutes } from './feedback.ts';
import { notificationErrors, notificationRoutes } from './notifications.ts';
import { paymentErrors, paymentRoutes } from './payments.ts';
import { privacyErrors, privacyRoutes } from './privacy.ts';
import { rewardErrors, rewardRoutes } from './rewards.ts';
import { ageErrors, ageRoutes } from './safety/age.ts';
import { safetyErrors, safetyRoutes } from './safety.ts';
import { vipErrors, vipRoutes } from './vip.ts';

/** The one table code → status and sentence. */
export const ERRORS = {
  ...requestErrors,
  ...authErrors,
  ...secondFactorErrors,
  ...safetyErrors,
  ...ageErrors,
  ...coinErrors,
  ...paymentErrors,
  ...vipErrors,
  ...avatarErrors,
  ...affiliateErrors,
  ...affiliateEarningErrors,
  ...chatErrors,
  ...notificationErrors,
  ...feedErrors,
  ...rewardErrors,
  ...achievementErrors,
  ...adminErrors,
  ...privacyErrors,
} satisfies Record<string, ErrorDefinition>;
export type ErrorCode = keyof typeof ERRORS;

/** Every route of the application. */
export const ROUTES: readonly RouteDefinition[] = [
  authRoutes,
  authSessionRoutes,
  secondFactorRoutes,
  safetyRoutes,
  ageRoutes,
  coinRoutes,
  paymentRoutes,
  vipRoutes,
  avatarRoutes,
  avatarCreationRoutes,
  avatarDiscoveryRoutes,
  affiliateRoutes,
  affiliateEarningRoutes,
  chatRoutes,
  chatBranchRoutes,
  chatDictationRoutes,
  chatMediaRoutes,
  chatMemoryRoutes,
  chatOfflineRoutes,
  chatReadingRoutes,
  usageRoutes,
  giftRoutes,
  notificationRoutes,
  feedRoutes,
  feedbackRoutes,
  rewardRoutes,
  achievementRoutes,
  adminRoutes,
  adminPriceRoutes,
  adminPayoutRoutes,
  privacyRoutes,
].flatMap((routes) => Object.values<RouteDefinition>(routes));
