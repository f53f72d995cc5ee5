import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { useSessionRules } from '../../features/auth/index.ts';
import { useOutbox } from '../../features/chat/index.ts';
import { useBalanceEvents } from '../../features/coins/index.ts';
import { LazyToaster } from '../lazy-toaster.tsx';
import { RouteAnnouncer } from '../route-announcer.tsx';
import type { RouterContext } from '../router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });

function Root() {
  const path = useLocation({ select: (location) => location.pathname });
  useSessionRules(path);
  useBalanceEvents();
  useOutbox();
  return (
    <>
      <Outlet />
      <LazyToaster />
      <RouteAnnouncer />
    </>
  );
}
