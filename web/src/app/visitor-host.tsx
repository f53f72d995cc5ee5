import { useLocation } from '@tanstack/react-router';
import { useAuth, useInvite } from '../features/auth/index.ts';
import { useOnDemand } from '../platform/use-on-demand.ts';

/** Brings the invitations to visitors, once it is known that there is one: people with an account never load them. */
export function VisitorHost() {
  const { isLoading, isAuthenticated } = useAuth();
  const path = useLocation({ select: (location) => location.pathname });
  const invite = useInvite();
  const isVisitor = !isLoading && !isAuthenticated;
  const VisitorLayer = useOnDemand({
    load: () => import('./visitor-layer.tsx').then((module) => module.VisitorLayer),
    wanted: isVisitor || invite !== null,
  });
  return VisitorLayer === null ? null : <VisitorLayer isVisitor={isVisitor} path={path} />;
}
