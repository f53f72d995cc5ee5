/** Notices: list, alerts, settings, push, live events. Design: spec §§3, 4, 7, 9. Earlier features it uses: auth, coins, payments, chat. */
export { createNotifications } from './create.ts';
export type { NotificationDeps } from './deps.ts';
export { defineNotificationJobs } from './jobs.ts';
export { notificationTables } from './personal-data/store.ts';
export { mayReach } from './policy.ts';
export { mountNotificationRoutes } from './routes.ts';
export { forgetRepliesOf } from './service.ts';
