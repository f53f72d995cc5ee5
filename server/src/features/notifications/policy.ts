import type { NotificationSettings, QuietHours } from '@cafune/contract/notifications';
import type { Queryable } from '../../platform/db/database.ts';
import { findFirstName } from '../auth/index.ts';
import { readSettings } from './settings.ts';

const TIME_OF_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Between `from` and `to` in America/Sao_Paulo, the first included; `from` after `to` spans midnight, equal is never. */
export function isQuiet(quietHours: QuietHours | null, now: Date): boolean {
  if (quietHours === null) return false;
  const time = TIME_OF_DAY.format(now);
  const { from, to } = quietHours;
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

export function isWanted(
  settings: NotificationSettings,
  setting: Exclude<keyof NotificationSettings, 'quietHours'> | null,
): boolean {
  return setting === null || settings[setting];
}

/** Guests are told nothing: they have no list to read it in. */
export async function mayBeTold(db: Queryable, accountId: string): Promise<boolean> {
  return (await findFirstName(db, accountId)) !== undefined;
}

/** Whether somebody may write to them first now: registered, messages wanted, outside their quiet hours (abuse suite I05). */
export async function mayReach(db: Queryable, accountId: string, now: Date): Promise<boolean> {
  if (!(await mayBeTold(db, accountId))) return false;
  const settings = await readSettings(db, accountId);
  return settings.messages && !isQuiet(settings.quietHours, now);
}
