import { createFileRoute } from '@tanstack/react-router';
import { ExploreScreen } from '../../explore-screen.tsx';
import { catalogueSearch } from '../../search-params.ts';

export const Route = createFileRoute('/_shell/explore')({
  staticData: { title: 'Explorar' },
  validateSearch: catalogueSearch,
  component: ExploreRoute,
});

function ExploreRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ExploreScreen
      search={search}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
