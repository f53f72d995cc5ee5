import './explore.css';
import type { AvatarListing } from '@cafune/contract/avatars';
import { AVATAR_SORTS, COUNT_CAP } from '@cafune/contract/avatars/discovery';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { sentenceFor } from '../../../platform/api-client/api-error.ts';
import { useMediaQuery } from '../../../platform/use-media-query.ts';
import { useOnDemand } from '../../../platform/use-on-demand.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pill, PillRow } from '../../../ui/pill.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { avatarsQuery, tagsQuery } from '../api.ts';
import {
  type CatalogueFilter,
  DEFAULT_SORT,
  isNarrowed,
  tidyFilter,
  toggleWord,
  wordsOf,
} from '../catalogue-filter.ts';
import { capitalized } from '../common-tags.ts';
import { AvatarWall, AvatarWallSkeleton } from '../components/avatar-wall.tsx';
import { LoadMore } from '../components/load-more.tsx';
import { RemovablePills } from '../components/removable-pills.tsx';
import { AvatarRail } from './avatar-rail.tsx';
import { InventCard } from './invent-card.tsx';
import { useTypedSearch } from './use-typed-search.ts';

const TAGS_SHOWN = 10;
const RAIL_LIMIT = 6;
/** One alone is no rail. */
const RAIL_FROM = 2;

type ExploreScreenProps = {
  /** What the address holds. */
  filter: CatalogueFilter;
  onFilter: (filter: CatalogueFilter) => void;
  onTalk: (avatar: AvatarListing) => void;
  talkingTo: string | null;
};

/** The whole catalogue, searched while one types, narrowed and ordered; the address says all of it. */
export function ExploreScreen(props: ExploreScreenProps) {
  const { filter, onFilter } = props;
  const { text, setText } = useTypedSearch(filter.q ?? '', (q) =>
    onFilter(tidyFilter({ ...filter, q: q === '' ? undefined : q })),
  );
  const [isFiltering, setFiltering] = useState(false);
  const FilterSheet = useOnDemand({
    load: () => import('./filter-sheet.tsx').then((module) => module.FilterSheet),
    wanted: isFiltering,
    onFailure: () => {
      setFiltering(false);
      showToast({ kind: 'error', title: 'Os filtros não abriram', description: 'Confira a internet e tente de novo.' });
    },
  });
  return (
    <div className="wall-page explore">
      <title>Explorar · Cafuné</title>
      <div className="explore-head">
        <SearchField label="Buscar companhias" placeholder="Nome, jeito ou cidade" value={text} onChange={setText} />
        <button
          type="button"
          className="explore-filters"
          aria-label="Filtros"
          title="Filtros"
          onClick={() => setFiltering(true)}
        >
          <SlidersHorizontal className="icon" aria-hidden="true" />
        </button>
      </div>
      <Pills filter={filter} onFilter={onFilter} />
      <RemovablePills label="Filtros escolhidos" filter={filter} onChange={onFilter} />
      <Results {...props} />
      {FilterSheet !== null && (
        <FilterSheet open={isFiltering} filter={filter} onFilter={onFilter} onClose={() => setFiltering(false)} />
      )}
    </div>
  );
}

type PillsProps = Pick<ExploreScreenProps, 'filter' | 'onFilter'>;

/** The orders, then the commonest tags. */
function Pills({ filter, onFilter }: PillsProps) {
  const { data: tags = [] } = useQuery(tagsQuery);
  const chosen = wordsOf(filter.tags);
  const sort = filter.sort ?? DEFAULT_SORT;
  return (
    <div className="explore-pills">
      <PillRow label="Ordem e etiquetas">
        {AVATAR_SORTS.map(({ id, label }) => (
          <Pill key={id} pressed={sort === id} onClick={() => onFilter(tidyFilter({ ...filter, sort: id }))}>
            {label}
          </Pill>
        ))}
        {tags.length > 0 && <span className="explore-pills-rule" aria-hidden="true" />}
        {tags.slice(0, TAGS_SHOWN).map(({ tag }) => (
          <Pill
            key={tag}
            pressed={chosen.includes(tag)}
            onClick={() => onFilter(tidyFilter({ ...filter, tags: toggleWord(filter.tags, tag) }))}
          >
            {capitalized(tag)}
          </Pill>
        ))}
      </PillRow>
    </div>
  );
}

function countInWords(total: number): string {
  if (total >= COUNT_CAP) return `Mais de ${COUNT_CAP.toLocaleString('pt-BR')} companhias`;
  if (total === 0) return 'Nenhuma companhia';
  return total === 1 ? '1 companhia' : `${total} companhias`;
}

function Results(props: ExploreScreenProps) {
  const { filter } = props;
  const list = useInfiniteQuery({ ...avatarsQuery(filter), placeholderData: keepPreviousData });
  const [isReturning] = useState(list.data !== undefined);
  if (list.isPending) return <AvatarWallSkeleton hasHero={!isNarrowed(filter)} />;
  if (list.isError && list.data === undefined) {
    return <ErrorState message={sentenceFor(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  const avatars = list.data.pages.flatMap((page) => page.items);
  return (
    <>
      <Found
        {...props}
        avatars={avatars}
        total={list.data.pages[0]?.total ?? avatars.length}
        isReturning={isReturning}
      />
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}

/** Those at the top of a phone's page, where nothing narrows it and there is activity to tell of. */
function railOf(filter: CatalogueFilter, avatars: readonly AvatarListing[]): AvatarListing[] {
  if (isNarrowed(filter) || filter.sort !== undefined) return [];
  const busiest = avatars.filter((avatar) => avatar.chatCount > 0).slice(0, RAIL_LIMIT);
  return busiest.length < RAIL_FROM ? [] : busiest;
}

type FoundProps = ExploreScreenProps & { avatars: readonly AvatarListing[]; total: number; isReturning: boolean };

function Found({ filter, onFilter, onTalk, talkingTo, avatars, total, isReturning }: FoundProps) {
  const isDesktop = useMediaQuery('(min-width: 1024px)');
  const isPhone = !useMediaQuery('(min-width: 600px)');
  const rail = isPhone ? railOf(filter, avatars) : [];
  return (
    <>
      {rail.length > 0 && <AvatarRail avatars={rail} />}
      <div className="explore-count">
        <h2 className={rail.length > 0 ? undefined : 'visually-hidden'}>Companhias</h2>
        <p role="status" className="num">
          {countInWords(total)}
        </p>
      </div>
      {avatars.length === 0 ? (
        <NobodyFound onClear={() => onFilter(tidyFilter({ sort: filter.sort }))} />
      ) : (
        <AvatarWall
          avatars={avatars.filter((avatar) => !rail.includes(avatar))}
          onTalk={onTalk}
          talkingTo={talkingTo}
          hasHero={isDesktop && !isNarrowed(filter)}
          isReturning={isReturning}
          invent={<InventCard />}
        />
      )}
    </>
  );
}

function NobodyFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Não achei ninguém assim"
      line="Tente outro nome, ou crie do seu jeito."
      action={
        <div className="explore-none">
          <Link to="/criar-namorada-ia" className={buttonClass('primary')}>
            Criar companhia
          </Link>
          <Button variant="ghost" onClick={onClear}>
            Limpar filtros
          </Button>
        </div>
      }
    />
  );
}
