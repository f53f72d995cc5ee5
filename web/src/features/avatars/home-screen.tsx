import './home.css';
import type { AvatarCard } from '@cafune/contract/avatars';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pill, PillRow } from '../../ui/pill.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useAuth } from '../auth/index.ts';
import { type AvatarFilter, avatarsQuery, NO_FILTER } from './api.ts';
import { capitalized, commonTags } from './common-tags.ts';
import { AvatarWall, AvatarWallSkeleton } from './components/avatar-wall.tsx';
import { LoadMore } from './components/load-more.tsx';
import { SignUpInvite } from './components/sign-up-invite.tsx';

const SEARCH_DELAY_MS = 250;
const TAG_LIMIT = 12;

type HomeScreenProps = {
  /** The name of the page where it is not home: the bar says it, so there is no greeting. */
  title?: string;
  /** What the URL holds. */
  filter: AvatarFilter;
  onFilter: (filter: AvatarFilter) => void;
  onTalk: (avatar: AvatarCard) => void;
  talkingTo: string | null;
};

function greeting(firstName: string | undefined, hour: number): string {
  const words = hour < 5 ? 'Boa madrugada' : hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
  return firstName === undefined ? 'Com quem você quer falar?' : `${words}, ${firstName}`;
}

export function HomeScreen({ title, filter, onFilter, onTalk, talkingTo }: HomeScreenProps) {
  const auth = useAuth();
  const [text, setText] = useState(filter.q);
  const settled = useDebounced(text, SEARCH_DELAY_MS);
  const everyone = useInfiniteQuery(avatarsQuery(NO_FILTER));
  const tags = commonTags(everyone.data?.pages[0]?.items ?? [], TAG_LIMIT);

  // Only a settled change of the typed text moves the URL; when the URL moves by itself, the field follows.
  const applySearch = useEffectEvent((q: string) => {
    if (q !== filter.q) onFilter({ ...filter, q });
  });
  useEffect(() => applySearch(settled.trim()), [settled]);
  const [shownQ, setShownQ] = useState(filter.q);
  if (shownQ !== filter.q) {
    setShownQ(filter.q);
    if (filter.q !== settled.trim()) setText(filter.q);
  }

  return (
    <div className="home">
      <title>{title === undefined ? 'Cafuné · Tem alguém querendo te ouvir' : `${title} · Cafuné`}</title>
      <div className="home-head">
        {title === undefined && <h1>{greeting(auth.user?.firstName, new Date().getHours())}</h1>}
        <SearchField label="Buscar companhias" placeholder="Nome, jeito ou cidade" value={text} onChange={setText} />
      </div>
      {tags.length > 0 && (
        <div className="home-pills">
          <PillRow label="Filtrar por jeito">
            <Pill pressed={filter.tag === ''} onClick={() => onFilter({ ...filter, tag: '' })}>
              Todas
            </Pill>
            {tags.map((tag) => (
              <Pill
                key={tag}
                pressed={filter.tag === tag}
                onClick={() => onFilter({ ...filter, tag: filter.tag === tag ? '' : tag })}
              >
                {capitalized(tag)}
              </Pill>
            ))}
          </PillRow>
        </div>
      )}
      <Results filter={filter} onFilter={onFilter} onTalk={onTalk} talkingTo={talkingTo} />
    </div>
  );
}

function Results({ filter, onFilter, onTalk, talkingTo }: HomeScreenProps) {
  const auth = useAuth();
  const list = useInfiniteQuery({ ...avatarsQuery(filter), placeholderData: keepPreviousData });
  const filtering = filter.q !== '' || filter.tag !== '';

  if (list.isPending) return <AvatarWallSkeleton />;
  if (list.isError && list.data === undefined) {
    return <ErrorState message={sentenceFor(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  const avatars = list.data.pages.flatMap((page) => page.items);
  if (avatars.length === 0) {
    return (
      <EmptyState
        title="Não achei ninguém assim"
        line="Tente outro nome, outro jeito ou outra cidade."
        action={
          <Button variant="primary" onClick={() => onFilter(NO_FILTER)}>
            Ver todas
          </Button>
        }
      />
    );
  }
  const invite = !auth.isLoading && !auth.isAuthenticated && !filtering ? <SignUpInvite /> : null;
  return (
    <>
      {filtering && (
        <p className="visually-hidden" role="status">
          {avatars.length === 1 ? '1 companhia encontrada' : `${avatars.length} companhias encontradas`}
        </p>
      )}
      <h2 className="visually-hidden">Companhias</h2>
      <AvatarWall avatars={avatars} onTalk={onTalk} talkingTo={talkingTo} withHero={!filtering} invite={invite} />
      <LoadMore
        hasMore={list.hasNextPage}
        busy={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </>
  );
}
