import './my-avatars.css';
import type { MyAvatar } from '@cafune/contract/avatars/creation';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useAuth } from '../auth/index.ts';
import { myAvatarsQuery } from './api.ts';
import { ArchivedAvatars } from './components/archived-avatars.tsx';
import { AvatarWallSkeleton } from './components/avatar-wall.tsx';
import { MyAvatarItem } from './components/my-avatar-item.tsx';

type MyAvatarsScreenProps = { onTalk: (avatar: MyAvatar) => void };

/** The characters the person made, newest first, and those that were put away. */
export function MyAvatarsScreen({ onTalk }: MyAvatarsScreenProps) {
  const { isAuthenticated } = useAuth();
  const list = useQuery({ ...myAvatarsQuery, enabled: isAuthenticated });
  const kept = list.data?.filter((avatar) => avatar.archivedAt === null) ?? [];
  const archived = list.data?.filter((avatar) => avatar.archivedAt !== null) ?? [];
  return (
    <div className="wall-page">
      <title>Minhas Namoradas · Cafuné</title>
      {list.isPending && <AvatarWallSkeleton />}
      {list.isError && list.data === undefined && (
        <ErrorState message={sentenceFor(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data !== undefined && kept.length === 0 && (
        <EmptyState
          title="Nenhuma criação sua ainda"
          line="Quando você inventar uma companhia, ela mora aqui."
          action={
            <Link to="/criar-namorada-ia" className={buttonClass('primary')}>
              Criar Namorada IA
            </Link>
          }
        />
      )}
      {kept.length > 0 && (
        <>
          <div className="my-avatars-head">
            <p>{kept.length === 1 ? '1 companhia sua' : `${kept.length} companhias suas`}</p>
            <Link to="/criar-namorada-ia" className={buttonClass('primary')}>
              Criar outra
            </Link>
          </div>
          <ul className="wall my-avatars">
            {kept.map((avatar) => (
              <MyAvatarItem key={avatar.id} avatar={avatar} onTalk={() => onTalk(avatar)} />
            ))}
          </ul>
        </>
      )}
      {archived.length > 0 && <ArchivedAvatars avatars={archived} />}
    </div>
  );
}
