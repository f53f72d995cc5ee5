/** The stack of alerts about messages and the system (spec §4 "Toasts"). Pure state; `alerts.ts` decides what enters. */
import { ALERTS_MAX } from '@cafune/contract/notifications';

export type AlertType = 'message' | 'love' | 'vip' | 'reward' | 'system';
export type Alert = {
  id: string;
  type: AlertType;
  title: string;
  message: string;
  /** A face to show in place of the icon. */
  avatar: string | null;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** A path of this site, where clicking leads. */
  to: string | null;
};

let alerts: readonly Alert[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Alert[]): void {
  alerts = next;
  for (const listener of listeners) listener();
}

export function currentAlerts(): readonly Alert[] {
  return alerts;
}

export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** New ones go to the top; at most 5 are kept, the oldest dropped. */
export function addAlert(alert: Alert): void {
  set([alert, ...alerts.filter((known) => known.id !== alert.id)].slice(0, ALERTS_MAX));
}

export function dismissAlert(id: string): void {
  set(alerts.filter((alert) => alert.id !== id));
}

/** The person left: nothing of theirs stays on screen. */
export function clearAlerts(): void {
  set([]);
}
