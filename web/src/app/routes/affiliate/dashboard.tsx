import { createFileRoute } from '@tanstack/react-router';
import { AffiliateGuard, DashboardScreen } from '../../../features/affiliates/index.ts';
import { panelSearch } from '../../panel-search.ts';

export const Route = createFileRoute('/affiliate/dashboard')({
  validateSearch: panelSearch,
  component: DashboardRoute,
});

function DashboardRoute() {
  const search = Route.useSearch();
  return <AffiliateGuard>{(affiliate) => <DashboardScreen affiliate={affiliate} search={search} />}</AffiliateGuard>;
}
