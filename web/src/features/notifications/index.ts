/** Notices to the person: the bell, the list, alerts, their settings, push. */
export { clearAlerts } from './alerts-store.ts';
export { AlertsViewport } from './alerts-viewport.tsx';
export { ChimeSwitch } from './components/chime-switch.tsx';
export { NotificationBell } from './components/notification-bell.tsx';
export { NotificationSettings } from './components/notification-settings.tsx';
export { PushSwitch } from './components/push-switch.tsx';
export { NotificationsScreen } from './notifications-screen.tsx';
export { useNotices } from './use-notices.ts';
