import { Coins, House, type LucideIcon, MessagesSquare } from 'lucide-react';

export type NavEntry = {
  label: string;
  to: '/' | '/chats' | '/coins';
  icon: LucideIcon;
  isActive: (path: string) => boolean;
};

/** Only what exists: the rest of the specification's twelve entries arrives with their features. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { label: 'Início', to: '/', icon: House, isActive: (path) => path === '/' || path.startsWith('/avatar/') },
  { label: 'Chats', to: '/chats', icon: MessagesSquare, isActive: (path) => /^\/chats?(\/|$)/.test(path) },
  { label: 'Moedas', to: '/coins', icon: Coins, isActive: (path) => path === '/coins' },
];
