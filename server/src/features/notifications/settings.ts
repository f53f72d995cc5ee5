import { NOTIFICATION_SETTINGS_DEFAULT, type NotificationSettings } from '@cafune/contract/notifications';
import type { Queryable } from '../../platform/db/database.ts';
import * as store from './store.ts';

export async function readSettings(db: Queryable, accountId: string): Promise<NotificationSettings> {
  const row = await db.find(store.selectSettings, [accountId]);
  return row ? toSettings(row) : NOTIFICATION_SETTINGS_DEFAULT;
}

/** Fields that are not said stay as they are. */
export type SettingsPatch = { [Name in keyof NotificationSettings]?: NotificationSettings[Name] | undefined };

export async function updateSettings(
  db: Queryable,
  accountId: string,
  patch: SettingsPatch,
): Promise<NotificationSettings> {
  const { messages, rewards, promos, quietHours } = patch;
  const fallback = NOTIFICATION_SETTINGS_DEFAULT;
  const quiet = quietHours === undefined ? fallback.quietHours : quietHours;
  const row = await db.get(store.upsertSettings, [
    accountId,
    messages ?? fallback.messages,
    rewards ?? fallback.rewards,
    promos ?? fallback.promos,
    quiet?.from ?? null,
    quiet?.to ?? null,
    messages !== undefined,
    rewards !== undefined,
    promos !== undefined,
    quietHours !== undefined,
  ]);
  return toSettings(row);
}

function toSettings(row: store.SettingsRow): NotificationSettings {
  const { quiet_from: from, quiet_to: to } = row;
  return {
    messages: row.wants_messages,
    rewards: row.wants_rewards,
    promos: row.wants_promos,
    quietHours: from === null || to === null ? null : { from, to },
  };
}
