import { useAuth } from '../features/auth/index.ts';
import { useOnDemand } from '../platform/use-on-demand.ts';

/** Visitors are told nothing, and do not bring the code. */
export function LazyNotices() {
  const { isAuthenticated } = useAuth();
  const Host = useOnDemand({
    load: () => import('./notices-host.tsx').then((module) => module.NoticesHost),
    wanted: isAuthenticated,
  });
  return Host !== null && isAuthenticated ? <Host /> : null;
}
