import type { AvatarCard as Avatar } from '@cafune/contract/avatars';
import { Link } from '@tanstack/react-router';
import { MessageCircleHeart } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { AvatarCard } from '../../../ui/avatar-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';

/** Margins and gaps are left out: half of a phone is 46 % of it, and the smaller file does. */
const SIZES = '(min-width: 1360px) 220px, (min-width: 768px) 23vw, (min-width: 600px) 30vw, 46vw';
const HERO_SIZES = '(min-width: 1360px) 440px, (min-width: 768px) 48vw, 92vw';
/** What a first look sees; the others are drawn right after, without holding up the first. */
const FIRST_CARDS = 8;
/** Where the cream card comes in: after the first cards, so that people come before the offer. */
const INVITE_AT = 8;

type AvatarWallProps = {
  avatars: readonly Avatar[];
  onTalk: (avatar: Avatar) => void;
  talkingTo: string | null;
  /** Whether the first one is drawn large; not in search results. */
  withHero: boolean;
  invite: ReactNode;
};

/** Everyone, the first drawn large with the one primary action of the screen. */
export function AvatarWall({ avatars, onTalk, talkingTo, withHero, invite }: AvatarWallProps) {
  const shown = useDeferredValue(avatars, avatars.slice(0, FIRST_CARDS));
  const cards = shown.map((avatar, index) => {
    const hero = withHero && index === 0;
    return (
      <li key={avatar.id} className={hero ? 'wall-hero' : undefined}>
        <AvatarCard
          name={avatar.name}
          age={avatar.age}
          line={avatar.tagline}
          images={avatar.images}
          ambient={avatar.ambient}
          sizes={hero ? HERO_SIZES : SIZES}
          hero={hero}
          priority={index < 4}
          link={(name) => (
            <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }} className="avatar-card-link">
              {name}
            </Link>
          )}
          action={
            hero && (
              <Button
                variant="primary"
                icon={<MessageCircleHeart className="icon" aria-hidden="true" />}
                busy={talkingTo === avatar.id}
                onClick={() => onTalk(avatar)}
              >
                Conversar
              </Button>
            )
          }
        />
      </li>
    );
  });
  if (invite !== null) cards.splice(Math.min(INVITE_AT, cards.length), 0, <li key="invite">{invite}</li>);
  return <ul className="wall">{cards}</ul>;
}

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function AvatarWallSkeleton() {
  return (
    <Loading className="wall">
      {SHAPES.map((shape, index) => (
        <div key={shape} className={index === 0 ? 'wall-hero' : undefined}>
          <Skeleton className="avatar-shape" />
        </div>
      ))}
    </Loading>
  );
}
