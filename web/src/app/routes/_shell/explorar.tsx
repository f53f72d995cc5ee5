import { createFileRoute } from '@tanstack/react-router';
import { readFilter } from '../../../features/avatars/index.ts';
import { ExplorePage } from '../../explore-page.tsx';

export const Route = createFileRoute('/_shell/explorar')({
  staticData: { title: 'Explorar' },
  validateSearch: readFilter,
  component: ExplorarRoute,
});

function ExplorarRoute() {
  const navigate = Route.useNavigate();
  return (
    <ExplorePage
      filter={Route.useSearch()}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
