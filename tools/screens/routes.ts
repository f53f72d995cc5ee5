/** What is pictured. `:conversation` becomes the address of a conversation with messages. */
export const ROUTES = [
  '/',
  '/avatar/livia',
  '/chats',
  '/chat/:conversation',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/coins',
  '/terms-of-use',
  '/privacy-policy',
  '/nao-existe',
];
export const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
export const THEMES = ['dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];
