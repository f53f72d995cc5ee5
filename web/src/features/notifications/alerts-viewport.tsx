import './alerts.css';
import { ALERT_LIFETIME_MS } from '@cafune/contract/notifications';
import { Link } from '@tanstack/react-router';
import { Crown, Info, type LucideIcon, Trophy, X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { relativeTime } from '../../platform/relative-time.ts';
import { Face } from '../../ui/face.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Alert, currentAlerts, dismissAlert, subscribeToAlerts } from './alerts-store.ts';

const NONE: readonly Alert[] = [];
/** How often "agora" and its kin are read again. */
const CLOCK_MS = 10_000;

/** The stack of alerts, newest first: each is said once, stays 8 s and waits while it is pointed at or focused. */
export function AlertsViewport() {
  const alerts = useSyncExternalStore(subscribeToAlerts, currentAlerts, () => NONE);
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const now = useNow();
  const list = useRef<HTMLOListElement>(null);
  // What is taken off the page says neither that the focus left it nor that the pointer did.
  useEffect(() => {
    if (list.current?.contains(document.activeElement) !== true) setFocused(false);
    if (alerts.length === 0) setPointedAt(false);
  }, [alerts]);
  return (
    <ol
      ref={list}
      className="alerts"
      aria-live="polite"
      aria-relevant="additions"
      aria-label="Avisos novos"
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {alerts.map((alert) => (
        <AlertItem key={alert.id} alert={alert} now={now} isHeld={isHeld} />
      ))}
    </ol>
  );
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Goes after 8 s in which nobody held it. */
function useLifetime(id: string, isHeld: boolean): void {
  const left = useRef(ALERT_LIFETIME_MS);
  useEffect(() => {
    if (isHeld) return;
    const since = Date.now();
    const timer = setTimeout(() => dismissAlert(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - since));
    };
  }, [id, isHeld]);
}

function AlertItem({ alert, now, isHeld }: { alert: Alert; now: Date; isHeld: boolean }) {
  useLifetime(alert.id, isHeld);
  const close = (): void => dismissAlert(alert.id);
  return (
    <li className="alert" data-type={alert.type}>
      <AlertFace alert={alert} />
      <AlertText alert={alert} onOpen={close} />
      <time className="num" dateTime={new Date(alert.timestamp).toISOString()}>
        {relativeTime(new Date(alert.timestamp), now)}
      </time>
      <IconButton
        label="Fechar aviso"
        onClick={(event) => {
          focusNextAlert(event);
          close();
        }}
      >
        <X className="icon" aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Closed by the keyboard: the focus goes on to the alert beside it. */
function focusNextAlert({ detail, currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if (detail !== 0) return;
  const item = currentTarget.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  beside?.querySelector('button')?.focus();
}

const ICONS: Readonly<Partial<Record<Alert['type'], LucideIcon>>> = { vip: Crown, reward: Trophy };

function AlertFace({ alert }: { alert: Alert }): ReactNode {
  if (alert.avatar !== null) return <Face src={alert.avatar} name={alert.title} size={44} />;
  const Icon = ICONS[alert.type] ?? Info;
  return (
    <span className="alert-icon">
      <Icon className="icon" aria-hidden="true" />
    </span>
  );
}

/** Spec §4: clicking opens its action. */
function AlertText({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const text = (
    <>
      <b>{alert.title}</b>
      <span>{alert.message}</span>
    </>
  );
  if (alert.to === null) return <div className="alert-text">{text}</div>;
  return (
    <Link to={alert.to} className="alert-text alert-link" onClick={onOpen}>
      {text}
    </Link>
  );
}
