import type { AvatarCard } from '@cafune/contract/avatars';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bot } from 'lucide-react';
import { buttonClass } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { avatarQuery, capitalized } from '../../avatars/index.ts';
import { Closeness } from '../memory/closeness.tsx';

/** Who she is, beside the conversation. */
export function AboutPanel({ avatar }: { avatar: AvatarCard }) {
  const { data } = useQuery(avatarQuery(avatar.id));
  return (
    <div className="about">
      <div className="about-portrait">
        <img src={avatar.images.card720} alt={`Retrato ilustrado de ${avatar.name}`} width={720} height={960} />
        <div>
          <b>{avatar.name}</b>
          <small className="num">
            {avatar.age} · {avatar.occupation} · {avatar.city}
          </small>
        </div>
      </div>
      <Closeness avatarId={avatar.id} />
      <p className="about-tagline">{avatar.tagline}</p>
      {data !== undefined && <p className="about-bio">{data.bio}</p>}
      {data !== undefined && data.loves.length > 0 && (
        <section aria-label="Gosta de">
          <h2>Gosta de</h2>
          <div className="about-tags">
            {data.loves.map((love) => (
              <Tag key={love}>{capitalized(love)}</Tag>
            ))}
          </div>
        </section>
      )}
      {data !== undefined && data.hobbies.length > 0 && (
        <section aria-label="Nas horas livres">
          <h2>Nas horas livres</h2>
          <div className="about-tags">
            {data.hobbies.map((hobby) => (
              <Tag key={hobby}>{capitalized(hobby)}</Tag>
            ))}
          </div>
        </section>
      )}
      <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }} className={buttonClass('line')}>
        Ver perfil
      </Link>
      <p className="about-ai">
        <Bot className="icon" aria-hidden="true" />
        <span>Personagem de IA. Falas geradas por computador, retrato desenhado.</span>
      </p>
    </div>
  );
}
