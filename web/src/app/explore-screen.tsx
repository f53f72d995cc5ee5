import { HomeScreen } from '../features/avatars/index.ts';
import { Ambient } from '../ui/ambient.tsx';
import { type CatalogueSearch, searchOf } from './search-params.ts';
import { useTalk } from './use-talk.ts';

type ExploreScreenProps = { search: CatalogueSearch; onSearch: (search: CatalogueSearch) => void };

/** The whole catalogue with its search, under the four addresses that spec §2 gives it. */
export function ExploreScreen({ search, onSearch }: ExploreScreenProps) {
  const { q = '', tag = '' } = search;
  const { talk, talkingTo } = useTalk();
  return (
    <>
      <Ambient light=".55 .13 50" />
      <HomeScreen
        title="Explorar"
        filter={{ q, tag }}
        onFilter={(filter) => onSearch(searchOf(filter))}
        onTalk={(avatar) => talk(avatar.id)}
        talkingTo={talkingTo}
      />
    </>
  );
}
