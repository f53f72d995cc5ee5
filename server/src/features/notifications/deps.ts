import type { AccountEvent } from '@cafune/contract/notifications';
import type { AppDeps } from '../../deps.ts';
import type { Hub } from '../../platform/realtime/hub.ts';
import type { VapidKeys } from '../../providers/push/port.ts';

/** What notices stand on besides the application's own parts. */
export type NotificationDeps = Pick<
  AppDeps,
  'db' | 'clock' | 'log' | 'metrics' | 'outbox' | 'queue' | 'sessions' | 'pushService'
> & {
  /** Topic is the account's id. */
  hub: Hub<AccountEvent>;
  readPushKeys: () => Promise<VapidKeys>;
};
