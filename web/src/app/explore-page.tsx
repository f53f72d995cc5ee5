import { type CatalogueFilter, ExploreScreen } from '../features/avatars/index.ts';
import { Ambient } from '../ui/ambient.tsx';
import { useTalk } from './use-talk.ts';

type ExplorePageProps = { filter: CatalogueFilter; onFilter: (filter: CatalogueFilter) => void };

/** The catalogue, under the four addresses that spec §2 gives it. */
export function ExplorePage({ filter, onFilter }: ExplorePageProps) {
  const { talk, talkingTo } = useTalk();
  return (
    <>
      <Ambient light=".55 .13 50" />
      <ExploreScreen filter={filter} onFilter={onFilter} onTalk={(avatar) => talk(avatar.id)} talkingTo={talkingTo} />
    </>
  );
}
