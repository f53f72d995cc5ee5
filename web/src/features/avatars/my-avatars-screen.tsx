import './home.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceFor } from '../../platform/api-client/api-error.ts';
import { AvatarCard } from '../../ui/avatar-card.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useAuth } from '../auth/index.ts';
import { myAvatarsQuery } from './api.ts';
import { AvatarWallSkeleton } from './components/avatar-wall.tsx';

const SIZES = '(min-width: 1360px) 220px, (min-width: 768px) 25vw, (min-width: 600px) 33vw, 50vw';

/** The characters the person made, newest first. */
export function MyAvatarsScreen() {
  const { isAuthenticated } = useAuth();
  const list = useQuery({ ...myAvatarsQuery, enabled: isAuthenticated });
  return (
    <div className="home">
      <title>Minhas Namoradas · Cafuné</title>
      {list.isPending && <AvatarWallSkeleton />}
      {list.isError && (
        <ErrorState message={sentenceFor(list.error)} busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data?.length === 0 && (
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
      {list.data !== undefined && list.data.length > 0 && (
        <ul className="wall">
          {list.data.map((avatar) => (
            <li key={avatar.id}>
              <AvatarCard
                name={avatar.name}
                age={avatar.age}
                line={avatar.tagline}
                images={avatar.images}
                ambient={avatar.ambient}
                sizes={SIZES}
                link={(name) => (
                  <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }} className="avatar-card-link">
                    {name}
                  </Link>
                )}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
