import '../landing-cast.css';
import type { AvatarCard as Avatar } from '@cafune/contract/avatars';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../ui/button.tsx';
import { LinkedAvatarCard } from '../../avatars/index.ts';

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
            <LinkedAvatarCard avatar={avatar} sizes={SIZES} />
          </li>
        ))}
      </ul>
      <Link to="/explorar" className={buttonClass('line')}>
        Ver todas
      </Link>
    </section>
  );
}
