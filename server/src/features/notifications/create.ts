import type { AccountEvent } from '@cafune/contract/notifications';
import type { AppDeps } from '../../deps.ts';
import { createHub } from '../../platform/realtime/hub.ts';
import type { NotificationDeps } from './deps.ts';
import { createPushKeysReader } from './push-keys.ts';

export function createNotifications(deps: AppDeps): NotificationDeps {
  return { ...deps, hub: createHub<AccountEvent>(), readPushKeys: createPushKeysReader(deps) };
}
