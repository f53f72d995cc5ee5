import { BADGE_MAX } from '@cafune/contract/notifications';

/** Spec §2: the bell's badge shows the count, or "9+" above 9. */
export function badgeText(unread: number): string {
  return unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread);
}

/** Spec §2: "N não lida(s)". */
export function unreadText(unread: number): string {
  return `${unread} não lida(s)`;
}
