import './avatar.css';
import type { Avatar } from '@cafune/contract/avatars';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError, sentenceFor } from '../../platform/api-client/api-error.ts';
import { useMediaQuery } from '../../platform/use-media-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { isLevelRefusal, LevelGate, ReportDialog } from '../safety/index.ts';
import { avatarQuery } from './api.ts';
import { AvatarActions } from './components/avatar-actions.tsx';
import { AvatarCounts } from './components/avatar-counts.tsx';
import { AvatarGallery, picturesOf } from './components/avatar-gallery.tsx';
import { AvatarHero, EditLabel, Identity } from './components/avatar-hero.tsx';
import { AvatarStory } from './components/avatar-story.tsx';
import { PersonalityFigure } from './components/personality-figure.tsx';
import { SimilarAvatars } from './components/similar-avatars.tsx';

type AvatarScreenProps = {
  /** Id or slug, from the URL. */
  avatarId: string;
  /** Opens the conversation, with something already written when a starter was chosen. */
  onTalk: (avatar: Avatar, starter?: string) => void;
  isOpening: boolean;
  onBack: () => void;
  /** What there was between the two so far. */
  history?: ReactNode;
  /** Pictures of hers that only whoever looks has. */
  photos?: ReactNode;
};

export function AvatarScreen(props: AvatarScreenProps) {
  const { avatarId } = props;
  const query = useQuery(avatarQuery(avatarId));
  if (query.isPending) return <AvatarSkeleton />;
  if (query.isError) {
    if (isLevelRefusal(query.error)) return <LevelGate error={query.error} />;
    if (query.error instanceof ApiError && query.error.status === 404) return <NobodyHere />;
    return (
      <ErrorState message={sentenceFor(query.error)} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  // Another person begins with her own portrait and a closed dialog.
  return <Profile key={query.data.id} avatar={query.data} {...props} />;
}

function Profile({ avatar, avatarId, ...props }: AvatarScreenProps & { avatar: Avatar }) {
  const { onTalk, isOpening, onBack, history, photos } = props;
  const isBesidePortrait = useMediaQuery('(min-width: 768px)');
  const [chosen, setChosen] = useState(0);
  const [isReporting, setReporting] = useState(false);
  const picture = picturesOf(avatar)[chosen] ?? { images: avatar.images, label: '' };
  const report = (): void => setReporting(true);
  return (
    <article className="avatar-page">
      <title>{`${avatar.name}, ${avatar.age} · Cafuné`}</title>
      <div className="avatar-pictures">
        <AvatarHero
          avatar={avatar}
          picture={picture}
          hasIdentity={!isBesidePortrait}
          onBack={onBack}
          onReport={report}
          editLink={
            <Link to="/criar-namorada-ia" search={{ editar: avatar.id }} className="menu-item">
              <EditLabel />
            </Link>
          }
        />
        <AvatarGallery avatar={avatar} chosen={chosen} onChoose={setChosen} />
        {isBesidePortrait && photos}
      </div>
      <section className="avatar-column" aria-label={`Sobre ${avatar.name}`}>
        {isBesidePortrait && (
          <div className="avatar-head">
            <Identity avatar={avatar} />
          </div>
        )}
        <AvatarActions avatar={avatar} avatarKey={avatarId} isOpening={isOpening} onTalk={() => onTalk(avatar)} />
        <AvatarCounts avatar={avatar} />
        {history}
        {!isBesidePortrait && photos}
        <AvatarStory avatar={avatar} disabled={isOpening} onStarter={(starter) => onTalk(avatar, starter)} />
      </section>
      <section className="avatar-column avatar-column-side" aria-label={`O jeito de ${avatar.name}`}>
        <div className="card mecha-card">
          <h2 id="jeito">O jeito dela</h2>
          <p>Cada conta mostra pra que lado ela pende.</p>
          <PersonalityFigure name={avatar.name} personality={avatar.personality} />
        </div>
        <SimilarAvatars avatarId={avatarId} />
        <button type="button" className="avatar-report" onClick={report}>
          <Flag className="icon" aria-hidden="true" />
          Denunciar este perfil
        </button>
      </section>
      <ReportDialog
        open={isReporting}
        onClose={() => setReporting(false)}
        subject="este perfil"
        subjectKind="avatar"
        subjectId={avatar.id}
      />
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
        <Link to="/explorar" className={buttonClass('primary')}>
          Ver companhias
        </Link>
      }
    />
  );
}
