/** Everything both sides agree on. Each feature has one file; this page gathers the error tables and the routes. */
import { affiliateErrors, affiliateRoutes } from './affiliates.ts';
import { authErrors, authRoutes } from './auth.ts';
import { avatarRoutes } from './avatars.ts';
import { chatErrors, chatRoutes } from './chat.ts';
import { coinErrors, coinRoutes } from './coins.ts';
import { type ErrorDefinition, requestErrors } from './core/error.ts';
import type { RouteDefinition } from './core/route.ts';
import { feedbackRoutes } from './feedback.ts';
import { notificationErrors, notificationRoutes } from './notifications.ts';

/** The one table code → status and sentence. */
export const ERRORS = {
  ...requestErrors,
  ...authErrors,
  ...coinErrors,
  ...affiliateErrors,
  ...chatErrors,
  ...notificationErrors,
} satisfies Record<string, ErrorDefinition>;
export type ErrorCode = keyof typeof ERRORS;

/** Every route of the application. */
export const ROUTES: readonly RouteDefinition[] = [
  authRoutes,
  coinRoutes,
  avatarRoutes,
  affiliateRoutes,
  chatRoutes,
  notificationRoutes,
  feedbackRoutes,
].flatMap((routes) => Object.values<RouteDefinition>(routes));
