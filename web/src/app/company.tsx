import { useInfiniteQuery } from '@tanstack/react-query';
import { avatarsQuery, LinkedAvatarCard, NO_FILTER } from '../features/avatars/index.ts';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

const SHOWN = 4;
const SHAPES = ['a', 'b', 'c', 'd'];
const SIZES = '(min-width: 1024px) 260px, (min-width: 600px) 25vw, 50vw';

/** Four characters of the catalogue, beginning at `from`: who can be talked to meanwhile. Left out when it does not load. */
export function Company({ from }: { from: number }) {
  const list = useInfiniteQuery(avatarsQuery(NO_FILTER));
  if (list.isError) return null;
  const everyone = list.data?.pages[0]?.items ?? [];
  const start = everyone.length === 0 ? 0 : from % everyone.length;
  const shown = [...everyone, ...everyone].slice(start, start + Math.min(SHOWN, everyone.length));
  return (
    <section className="frame-company" aria-labelledby="companhia">
      <h2 id="companhia">Enquanto isso, quem está por aqui</h2>
      {list.isPending ? (
        <Loading className="company-row">
          {SHAPES.map((shape) => (
            <Skeleton key={shape} className="avatar-shape" />
          ))}
        </Loading>
      ) : (
        <ul className="company-row">
          {shown.map((avatar) => (
            <li key={avatar.id}>
              <LinkedAvatarCard avatar={avatar} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
