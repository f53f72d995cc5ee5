import type { MyAvatar } from '@cafune/contract/avatars/creation';
import { Link } from '@tanstack/react-router';
import { MessageCircleHeart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Ambient } from '../../../../ui/ambient.tsx';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import type { PortraitCode } from '../portrait-drawer.ts';
import type { Look } from '../wizard-state.ts';
import { PortraitArt } from './portrait-art.tsx';

type ArrivalProps = {
  avatar: MyAvatar;
  look: Look;
  code: PortraitCode | null;
  isEditing: boolean;
  onTalk: (avatarId: string) => void;
  isOpening: boolean;
};

function titleOf({ name, isPaused }: MyAvatar, isEditing: boolean): string {
  if (isPaused) return `${name} está quase aqui.`;
  return isEditing ? `${name} está de cara nova.` : `${name} chegou.`;
}

function lineOf({ isPaused, publication }: MyAvatar, isEditing: boolean): string {
  if (isPaused) return 'Uma pessoa da equipe vai olhar antes. Ela espera por você em Minhas Namoradas.';
  if (publication === 'in-review') return 'O pedido pro catálogo está em análise. Com você, ela já conversa.';
  return isEditing ? 'A versão nova está guardada.' : 'Personagem de IA, do jeito que você imaginou.';
}

/** The moment she is here: her face, one sentence, and the first word. */
export function Arrival({ avatar, look, code, isEditing, onTalk, isOpening }: ArrivalProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="arrival" aria-labelledby="chegou">
      <Ambient light={avatar.ambient} strength={40} />
      <title>{`${avatar.name} · Cafuné`}</title>
      <div className="arrival-art">
        <PortraitArt code={code} look={look} crop="card" label={`Retrato ilustrado de ${avatar.name}`} />
      </div>
      <h1 id="chegou" tabIndex={-1} ref={title}>
        {titleOf(avatar, isEditing)}
      </h1>
      <p>{lineOf(avatar, isEditing)}</p>
      <div className="arrival-actions">
        {avatar.isPaused ? (
          <Link to="/my-avatars" className={buttonClass('primary', 'lg')}>
            Minhas Namoradas
          </Link>
        ) : (
          <>
            <Button
              variant="primary"
              size="lg"
              icon={<MessageCircleHeart className="icon" aria-hidden="true" />}
              busy={isOpening}
              onClick={() => onTalk(avatar.id)}
            >
              Conversar
            </Button>
            <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }} className={buttonClass('soft', 'lg')}>
              Ver perfil
            </Link>
          </>
        )}
      </div>
    </section>
  );
}
