/** Every route of spec §2, in its order, with the pages that came beside them, and what each kind of person finds there. */

/** Whoever walks: nobody signed in, a person, an administrator. */
export type Role = 'visitor' | 'user' | 'admin';

export type SpecRoute = {
  path: string;
  /** Where the browser ends when that is not the path itself. */
  endsAt?: string;
  /** The file under web/src/app/routes whose chunk draws it. */
  file: string;
  /** Only there for who has an account: visitors find a door. */
  isPersonal?: boolean;
};

const shell = (path: string, more: Partial<SpecRoute> = {}): SpecRoute => ({
  path,
  file: `_shell/${path.slice(1).replaceAll('/', '.') || 'index'}.tsx`,
  ...more,
});
const open = (path: string, more: Partial<SpecRoute> = {}): SpecRoute => ({
  path,
  file: `${path.slice(1)}.tsx`,
  ...more,
});
const personal = (path: string): SpecRoute => shell(path, { isPersonal: true });
const moved = (path: string, endsAt: string): SpecRoute => ({ ...shell(endsAt), path, endsAt });
const admin = (section: string): SpecRoute => ({
  path: section === '' ? '/admin' : `/admin/${section}`,
  file: `admin/${section || 'index'}.tsx`,
});

const MAIN = [
  shell('/'),
  ...['/register', '/register-old', '/login', '/forgot-password', '/reset-password'].map((path) => open(path)),
  open('/landing'),
  shell('/explorar'),
  shell('/explore'),
  shell('/avatar/explore'),
  shell('/feed'),
  shell('/chats'),
  shell('/chat', { file: '_shell/chat.index.tsx' }),
  shell('/chat/:conversationId', { file: '_shell/chat.$conversationId.tsx' }),
  personal('/my-avatars'),
  moved('/create-girlfriend', '/criar-namorada-ia'),
  shell('/criar-namorada-ia'),
  shell('/avatar/livia', { file: '_shell/avatar.$avatarId.tsx' }),
  shell('/profile/livia', { file: '_shell/profile.$avatarId.tsx' }),
  shell('/comando-secreto'),
  moved('/joi', '/comando-secreto'),
  shell('/fantasia-por-voz', { file: '_shell/fantasia-por-voz.index.tsx' }),
  { ...moved('/sexting', '/fantasia-por-voz'), file: '_shell/fantasia-por-voz.index.tsx' },
  shell('/fantasia-por-voz/session/s1', { file: '_shell/fantasia-por-voz.session.$sessionId.tsx' }),
  {
    path: '/sexting/session/s1',
    endsAt: '/fantasia-por-voz/session/s1',
    file: '_shell/fantasia-por-voz.session.$sessionId.tsx',
  },
  shell('/roleplay', { file: '_shell/roleplay.index.tsx' }),
  shell('/roleplay-chats-only'),
  shell('/roleplay/s1', { file: '_shell/roleplay.$sessionId.tsx' }),
  shell('/intelligent-roleplay'),
  shell('/avaliacao-restrita'),
  moved('/evaluation', '/avaliacao-restrita'),
];

const MONEY = [
  '/coins',
  '/coin-store',
  '/vip-plans',
  '/vip-plans-old',
  '/vip-checkout',
  '/vip-trial',
  '/gift-store',
  '/premium-features',
  '/gifts',
].map((path) => shell(path));
const ORDERS = [
  '/checkout',
  '/payment-success',
  '/payment-cancel',
  '/coin-success',
  '/trial-sucesso',
  '/trial-cancelado',
  '/vip-payment-success',
].map(personal);
const REWARDS = ['/achievements', '/rewards'].map(personal);

const ACCOUNT = [
  ...['/user-profile', '/profile-edit', '/my-account', '/notifications'].map(personal),
  shell('/settings'),
  shell('/apagar-conta'),
];

const LEGAL = ['/privacy-policy', '/terms-of-use', '/age-content-terms', '/content-policy'].map((path) => shell(path));

const SEO = [
  '/namorada-virtual',
  '/chat-online',
  '/camera-prive',
  '/camgirls-brasil',
  '/acompanhantes-virtuais',
  '/ai-girlfriend',
  '/conversa-intima-online',
  '/webcam-gratis',
  '/acompanhantes',
  '/sexo-virtual',
  '/fatal-model',
  '/sexo-online',
  '/x-videos',
  '/seo-sitemap',
  '/sao-paulo',
  '/rio-de-janeiro',
  '/brasilia',
  '/maringa',
  '/londrina',
  '/joinville',
  '/balneario-camboriu',
  '/campinas',
].map((path) => open(path));

const TEST = ['/banner-test', '/banner-redesign', '/test-voice-call', '/test-elevenlabs-widget'].map((path) =>
  shell(path),
);

const AFFILIATE = [
  open('/afiliados'),
  open('/affiliate/register'),
  open('/affiliate/login'),
  open('/affiliate/activate'),
  open('/affiliate/dashboard', { endsAt: '/affiliate/login', file: 'affiliate/login.tsx' }),
  open('/affiliate/test'),
];

export const ADMIN_ROUTES = [
  '',
  'upload',
  'audio',
  'avatars',
  'avatar-management',
  'user-avatars',
  'shots',
  'notifications',
  'voice-fantasy',
  'feed',
  'fake-engagement',
  'feedback',
  'reports',
  'chat-dashboard',
  'survey-analytics',
  'emails',
  'users',
  'chat-monitor',
  'affiliates',
].map(admin);

/** All of them but the administration's. */
export const OPEN_ROUTES: readonly SpecRoute[] = [
  ...MAIN,
  ...MONEY,
  ...ORDERS,
  ...REWARDS,
  ...ACCOUNT,
  ...LEGAL,
  ...SEO,
  ...TEST,
  ...AFFILIATE,
];
