import { createFileRoute } from '@tanstack/react-router';
import { AffiliateGuard, DashboardScreen } from '../../../features/affiliates/index.ts';

export const Route = createFileRoute('/affiliate/dashboard')({ component: DashboardRoute });

function DashboardRoute() {
  return <AffiliateGuard>{(affiliate) => <DashboardScreen affiliate={affiliate} />}</AffiliateGuard>;
}
