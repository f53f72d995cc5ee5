import './similar-avatars.css';
import { useQuery } from '@tanstack/react-query';
import { similarQuery } from '../api.ts';
import { LinkedAvatarCard } from './linked-avatar-card.tsx';

const SIZES = '(min-width: 1200px) 120px, (min-width: 768px) 22vw, 30vw';

/** Others she has something in common with; nothing where there is nobody. */
export function SimilarAvatars({ avatarId }: { avatarId: string }) {
  const { data = [] } = useQuery(similarQuery(avatarId));
  if (data.length === 0) return null;
  return (
    <section className="avatar-similar" aria-labelledby="parecidas">
      <h2 id="parecidas">Você também vai gostar</h2>
      <ul>
        {data.map((avatar) => (
          <li key={avatar.id}>
            <LinkedAvatarCard avatar={avatar} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
