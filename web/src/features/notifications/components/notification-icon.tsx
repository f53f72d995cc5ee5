import {
  BadgePercent,
  Bell,
  Gift,
  Info,
  type LucideIcon,
  MessageCircleHeart,
  Settings,
  TriangleAlert,
} from 'lucide-react';

/** Spec §2 "each notification has an icon by type"; spec §3 "others get a generic icon". */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  promo: BadgePercent,
  alert: TriangleAlert,
  reward: Gift,
  info: Info,
  system: Settings,
  message: MessageCircleHeart,
};

export function NotificationIcon({ type }: { type: string }) {
  const Icon = Object.hasOwn(ICONS, type) ? (ICONS[type] ?? Bell) : Bell;
  return (
    <span className="notification-icon" data-type={type}>
      <Icon className="icon" aria-hidden="true" />
    </span>
  );
}
