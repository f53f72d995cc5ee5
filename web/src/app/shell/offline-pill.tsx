import { WifiOff } from 'lucide-react';

/** Spec §2: the small pill at the top right while there is no connection. `floating` where there is no top bar. */
export function OfflinePill({ floating = false }: { floating?: boolean }) {
  return (
    <span className="offline-pill" data-floating={floating} role="status">
      <WifiOff className="icon" aria-hidden="true" />
      <span>Offline</span>
    </span>
  );
}
