import {
  AudioLines,
  CircleQuestionMark,
  Coins,
  Compass,
  Crown,
  Drama,
  GalleryVerticalEnd,
  HeartHandshake,
  House,
  KeyRound,
  type LucideIcon,
  MessagesSquare,
  Plus,
} from 'lucide-react';

type NavPath =
  | '/'
  | '/criar-namorada-ia'
  | '/my-avatars'
  | '/explorar'
  | '/feed'
  | '/chats'
  | '/roleplay'
  | '/comando-secreto'
  | '/fantasia-por-voz'
  | '/vip-trial'
  | '/coins'
  | '/achievements'
  | '/rewards'
  | '/gift-store';

export type NavEntry = {
  label: string;
  /** Null opens the feedback dialog instead of going somewhere. */
  to: NavPath | null;
  icon: LucideIcon;
  /** Highlighted ones: the round action, a warm icon, a golden one. */
  look?: 'make' | 'hot' | 'gold';
  tag?: 'Novo';
  /** Only for who has an account. */
  needsAccount?: true;
  /** Other addresses that belong to it: each with everything below it. */
  also?: readonly string[];
};

/** An address of Explorar below one of Início. */
const EXPLORE_BY_AVATAR = '/avatar/explore';

/** Spec §2: the navigation entries, in order. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'Início', to: '/', icon: House, also: ['/avatar', '/profile'] },
  { label: 'Criar Namorada IA', to: '/criar-namorada-ia', icon: Plus, look: 'make' },
  { label: 'Minhas Namoradas', to: '/my-avatars', icon: HeartHandshake, needsAccount: true },
  { label: 'Explorar', to: '/explorar', icon: Compass, also: ['/explore', EXPLORE_BY_AVATAR, '/gifts'] },
  { label: 'Feed', to: '/feed', icon: GalleryVerticalEnd, look: 'hot' },
  { label: 'Chats', to: '/chats', icon: MessagesSquare, also: ['/chat'] },
  { label: 'Roleplay', to: '/roleplay', icon: Drama, also: ['/intelligent-roleplay', '/roleplay-chats-only'] },
  { label: 'Comando Secreto', to: '/comando-secreto', icon: KeyRound, tag: 'Novo' },
  { label: 'Fantasia por Voz', to: '/fantasia-por-voz', icon: AudioLines, tag: 'Novo' },
  {
    label: 'Trial VIP Grátis',
    to: '/vip-trial',
    icon: Crown,
    look: 'gold',
    also: [
      '/vip-plans',
      '/vip-plans-old',
      '/vip-checkout',
      '/vip-payment-success',
      '/trial-sucesso',
      '/trial-cancelado',
      '/premium-features',
    ],
  },
  {
    label: 'Comprar Moedas',
    to: '/coins',
    icon: Coins,
    also: ['/coin-store', '/coin-success', '/checkout', '/rewards', '/achievements'],
  },
  { label: 'Ajuda & Feedback', to: null, icon: CircleQuestionMark },
];

/** Spec §2: the five slots of the bottom bar, with the words they have room for. */
const BAR_SLOTS: readonly { to: NavPath; label: string }[] = [
  { to: '/', label: 'Início' },
  { to: '/explorar', label: 'Explorar' },
  { to: '/criar-namorada-ia', label: 'Criar IA' },
  { to: '/chats', label: 'Chats' },
  { to: '/vip-trial', label: 'VIP' },
];

export const BAR_ENTRIES: readonly NavEntry[] = BAR_SLOTS.flatMap(({ to, label }) =>
  NAV_ENTRIES.filter((entry) => entry.to === to).map((entry) => ({ ...entry, label })),
);

/** The entries this visitor or person sees. */
export function entriesFor(isAuthenticated: boolean): readonly NavEntry[] {
  return NAV_ENTRIES.filter((entry) => isAuthenticated || entry.needsAccount !== true);
}

function isUnder(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/** Whether an address belongs to an entry. */
export function isActive(entry: NavEntry, path: string): boolean {
  if (entry.to === null || (entry.to === '/' && path === EXPLORE_BY_AVATAR)) return false;
  const own = entry.to === '/' ? path === '/' : isUnder(path, entry.to);
  return own || (entry.also ?? []).some((parent) => isUnder(path, parent));
}
