import './account.css';
import { Link } from '@tanstack/react-router';
import {
  Bell,
  ChevronRight,
  Heart,
  LogOut,
  type LucideIcon,
  PenLine,
  ReceiptText,
  Settings,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Face } from '../../ui/face.tsx';
import { useAuth } from './api.ts';
import { useLeave } from './use-leave.ts';

type Entry = {
  to: '/profile-edit' | '/my-avatars' | '/coins' | '/notifications' | '/settings' | '/my-account';
  icon: LucideIcon;
  label: string;
  note: string;
};

const ENTRIES: readonly Entry[] = [
  { to: '/profile-edit', icon: PenLine, label: 'Editar perfil', note: 'Como quer que te chamem' },
  { to: '/my-avatars', icon: Heart, label: 'Minhas Namoradas', note: 'As companhias que você criou' },
  { to: '/coins', icon: ReceiptText, label: 'Extrato', note: 'Cada moeda, com data e motivo' },
  { to: '/notifications', icon: Bell, label: 'Notificações', note: 'Tudo o que a gente avisou' },
  { to: '/settings', icon: Settings, label: 'Ajustes', note: 'Tema, sons e avisos' },
  { to: '/my-account', icon: UserRound, label: 'Minha conta', note: 'E-mail, dados e privacidade' },
];

/** The person's own page. `balance` is drawn by the caller: coins come later than accounts. */
export function UserProfileScreen({ balance }: { balance: ReactNode }) {
  const { user } = useAuth();
  const { leave, isLeaving } = useLeave();
  const name = user?.firstName || 'Usuário';
  return (
    <div className="account">
      <title>Perfil · Cafuné</title>
      <section className="account-head" aria-label="Quem você é">
        <Face src={null} name={name} size={72} />
        <div>
          <h2>{name}</h2>
          <p>{user?.email}</p>
        </div>
      </section>
      {balance}
      <nav className="card account-list" aria-label="Sua conta">
        {ENTRIES.map(({ to, icon: Icon, label, note }) => (
          <Link key={to} to={to}>
            <Icon className="icon" aria-hidden="true" />
            <span>
              <b>{label}</b>
              <small>{note}</small>
            </span>
            <ChevronRight className="icon" aria-hidden="true" />
          </Link>
        ))}
      </nav>
      <div>
        <Button variant="line" icon={<LogOut className="icon" aria-hidden="true" />} busy={isLeaving} onClick={leave}>
          Sair
        </Button>
      </div>
    </div>
  );
}
