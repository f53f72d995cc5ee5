import { createFileRoute } from '@tanstack/react-router';
import { ExploreScreen } from '../../explore-screen.tsx';
import { catalogueSearch } from '../../search-params.ts';

export const Route = createFileRoute('/_shell/gifts')({
  staticData: { title: 'Explorar' },
  validateSearch: catalogueSearch,
  component: GiftsRoute,
});

function GiftsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ExploreScreen
      search={search}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
