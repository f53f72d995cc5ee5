import '../landing-cast.css';
import type { AvatarCard as Avatar } from '@cafune/contract/avatars';
import { Link } from '@tanstack/react-router';
import { AvatarCard } from '../../../ui/avatar-card.tsx';
import { buttonClass } from '../../../ui/button.tsx';

const SIZES = '(min-width: 1024px) 220px, 50vw';

/** Six of the catalogue, as they are there. Left out while nobody has loaded. */
export function LandingCast({ avatars }: { avatars: readonly Avatar[] }) {
  if (avatars.length === 0) return null;
  return (
    <section className="landing-who" id="quem" aria-labelledby="quem-titulo">
      <div className="landing-who-head">
        <h2 id="quem-titulo">Quem está por aqui</h2>
        <p>Personagens adultas, de todo canto do Brasil, cada uma com seu jeito de falar.</p>
      </div>
      <ul>
        {avatars.map((avatar) => (
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
      <Link to="/explorar" className={buttonClass('line')}>
        Ver todas
      </Link>
    </section>
  );
}
