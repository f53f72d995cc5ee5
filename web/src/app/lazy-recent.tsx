import { useAuth } from '../features/auth/index.ts';
import { useOnDemand } from '../platform/use-on-demand.ts';

/** The last conversations, once it is known that there is somebody who may have had any. */
export function LazyRecent() {
  const { hasSession } = useAuth();
  const RecentConversations = useOnDemand({
    load: () => import('./recent-conversations.tsx').then((module) => module.RecentConversations),
    wanted: hasSession,
  });
  return RecentConversations === null || !hasSession ? null : <RecentConversations />;
}
