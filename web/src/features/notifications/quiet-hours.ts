import type { QuietHours } from '@cafune/contract/notifications';

const TIME_OF_DAY = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Sao_Paulo',
});

/** Whether nothing may ring now. The hours are those of America/Sao_Paulo; `from` after `to` spans midnight. */
export function isQuiet(hours: QuietHours | null, now: Date): boolean {
  if (hours === null || hours.from === hours.to) return false;
  const time = TIME_OF_DAY.format(now);
  const { from, to } = hours;
  return from < to ? time >= from && time < to : time >= from || time < to;
}
