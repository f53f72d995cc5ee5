import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { authStatusQuery, useSessionRules } from '../../features/auth/index.ts';
import { useSync } from '../../features/chat/index.ts';
import { useBalanceUpdates } from '../../features/coins/index.ts';
import { FeedbackHost } from '../../features/feedback/index.ts';
import { LazyNotices } from '../lazy-notices.tsx';
import { LazyToaster } from '../lazy-toaster.tsx';
import { LeaveGuard } from '../leave-guard.tsx';
import { RouteAnnouncer } from '../route-announcer.tsx';
import type { RouterContext } from '../router-context.ts';
import { UpdatePrompt } from '../update-prompt.tsx';
import { useBusEvents } from '../use-bus-events.ts';
import { VisitorHost } from '../visitor-host.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  // Every screen asks who is here: the answer is on its way before the first one is drawn.
  loader: ({ context }) => void context.queryClient.prefetchQuery(authStatusQuery),
  component: Root,
});

function Root() {
  const path = useLocation({ select: (location) => location.pathname });
  useSessionRules(path);
  useBalanceUpdates();
  useBusEvents();
  useSync();
  return (
    <>
      <Outlet />
      <FeedbackHost />
      <VisitorHost />
      <LeaveGuard />
      <LazyNotices />
      <LazyToaster />
      <UpdatePrompt />
      <RouteAnnouncer />
    </>
  );
}
