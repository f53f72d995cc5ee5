import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AlertsViewport, clearAlerts, useNotices } from '../features/notifications/index.ts';
import { useVipClock, useVipOnReturn } from '../features/vip/index.ts';

/** Hears of what happens to the account and shows it; loaded once somebody is signed in. Spec §2: no alerts on /explorar. */
export function NoticesHost() {
  useNotices();
  useVipClock();
  useVipOnReturn();
  const path = useLocation({ select: (location) => location.pathname });
  const isHidden = path === '/explorar';
  // What came meanwhile is old by then; the list has it.
  useEffect(() => (isHidden ? clearAlerts : undefined), [isHidden]);
  return isHidden ? null : <AlertsViewport />;
}
