import { createFileRoute } from '@tanstack/react-router';
import { type AvatarFilter, HomeScreen } from '../../../features/avatars/index.ts';
import { Ambient } from '../../../ui/ambient.tsx';
import { textParam } from '../../search-params.ts';
import { useTalk } from '../../use-talk.ts';

type HomeSearch = { q?: string; tag?: string };

function searchOf({ q, tag }: AvatarFilter): HomeSearch {
  return { ...(q === '' ? {} : { q }), ...(tag === '' ? {} : { tag }) };
}

export const Route = createFileRoute('/_shell/')({
  validateSearch: (search: Record<string, unknown>): HomeSearch =>
    searchOf({ q: textParam(search.q, 80), tag: textParam(search.tag, 40) }),
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
