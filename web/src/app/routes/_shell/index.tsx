import { createFileRoute } from '@tanstack/react-router';
import { avatarsQuery, HomeScreen } from '../../../features/avatars/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { catalogueSearch, searchOf } from '../../search-params.ts';
import { useTalk } from '../../use-talk.ts';

export const Route = createFileRoute('/_shell/')({
  validateSearch: catalogueSearch,
  loaderDeps: ({ search: { q = '', tag = '' } }) => ({ q, tag }),
  // Asked for while the screen's code is still on its way; nobody waits for it here.
  loader: ({ context, deps }) => void context.queryClient.prefetchInfiniteQuery(avatarsQuery(deps)),
  component: HomeRoute,
});

function HomeRoute() {
  const { q = '', tag = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { talk, talkingTo } = useTalk();
  return (
    <>
      <Ambient light=".56 .17 24" />
      <HomeScreen
        filter={{ q, tag }}
        onFilter={(filter) => void navigate({ search: searchOf(filter), replace: true, resetScroll: false })}
        onTalk={(avatar) => talk(avatar.id)}
        talkingTo={talkingTo}
      />
    </>
  );
}
