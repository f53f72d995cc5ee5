import './avatar.css';
import type { Avatar } from '@cafune/contract/avatars';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError, sentenceFor } from '../../platform/api-client/api-error.ts';
import { useMediaQuery } from '../../platform/use-media-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { avatarQuery } from './api.ts';
import { AvatarActions, AvatarHero, Identity } from './components/avatar-hero.tsx';
import { AvatarStory } from './components/avatar-story.tsx';
import { PersonalityFigure } from './components/personality-figure.tsx';

type AvatarScreenProps = {
  /** Id or slug, from the URL. */
  avatarId: string;
  /** Opens the conversation, with something already written when a starter was chosen. */
  onTalk: (avatar: Avatar, starter?: string) => void;
  isOpening: boolean;
  onBack: () => void;
};

export function AvatarScreen({ avatarId, onTalk, isOpening, onBack }: AvatarScreenProps) {
  const query = useQuery(avatarQuery(avatarId));
  const isBesidePortrait = useMediaQuery('(min-width: 768px)');
  if (query.isPending) return <AvatarSkeleton />;
  if (query.isError) {
    if (query.error instanceof ApiError && query.error.status === 404) return <NobodyHere />;
    return (
      <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const avatar = query.data;
  const actions = <AvatarActions avatar={avatar} isOpening={isOpening} onTalk={() => onTalk(avatar)} />;
  return (
    <article className="avatar-page">
      <title>{`${avatar.name}, ${avatar.age} · Cafuné`}</title>
      <AvatarHero avatar={avatar} hasIdentity={!isBesidePortrait} onBack={onBack} />
      <section className="avatar-column" aria-label={`Sobre ${avatar.name}`}>
        {isBesidePortrait && (
          <div className="avatar-head">
            <Identity avatar={avatar} />
          </div>
        )}
        {actions}
        <AvatarStory avatar={avatar} disabled={isOpening} onStarter={(starter) => onTalk(avatar, starter)} />
      </section>
      <section className="avatar-column avatar-column-side" aria-labelledby="jeito">
        <div className="card mecha-card">
          <h2 id="jeito">O jeito dela</h2>
          <p>Cada conta mostra pra que lado ela pende.</p>
          <PersonalityFigure name={avatar.name} personality={avatar.personality} />
        </div>
      </section>
    </article>
  );
}

function AvatarSkeleton() {
  return (
    <Loading className="avatar-page">
      <Skeleton className="avatar-hero" />
      <div className="avatar-column">
        <Skeleton style={{ height: 52, width: '60%' }} />
        <Skeleton style={{ height: 20, width: '90%' }} />
        <Skeleton style={{ height: 20, width: '80%' }} />
        <Skeleton style={{ height: 20, width: '70%' }} />
      </div>
    </Loading>
  );
}

function NobodyHere() {
  return (
    <EmptyState
      level="h1"
      title="Não achei ninguém aqui"
      line="Essa companhia não existe mais, ou o endereço mudou."
      action={
        <Link to="/" className={buttonClass('primary')}>
          Ver companhias
        </Link>
      }
    />
  );
}
