import { ADMIN_ROUTES, OPEN_ROUTES } from '../../e2e/pages/spec-routes.ts';

/** What is pictured: every route of spec §2 that is a screen, and one that is none. `:conversationId` has messages. */
export const ROUTES = [
  ...[...OPEN_ROUTES, ...ADMIN_ROUTES].filter((route) => route.endsAt === undefined).map((route) => route.path),
  '/nao-existe',
];
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
