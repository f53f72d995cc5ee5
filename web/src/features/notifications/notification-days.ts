import type { Notification } from '@cafune/contract/notifications';

const DAY = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long' });

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** "Hoje", "Ontem", or the day in words. */
function dayLabel(date: Date, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(date)) / 86_400_000);
  if (days === 0) return 'Hoje';
  return days === 1 ? 'Ontem' : DAY.format(date);
}

/** Notifications by the day they came, in their order (visual.md §10 "Notifications"). */
export function groupByDay(items: readonly Notification[], now: Date): { day: string; items: Notification[] }[] {
  const groups: { day: string; items: Notification[] }[] = [];
  for (const item of items) {
    const day = dayLabel(new Date(item.createdAt), now);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
