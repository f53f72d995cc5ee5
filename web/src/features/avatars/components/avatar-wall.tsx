import './avatar-wall.css';
import type { AvatarListing } from '@cafune/contract/avatars';
import { MessageCircleHeart } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { conversationsInWords } from '../count-words.ts';
import { LinkedAvatarCard } from './linked-avatar-card.tsx';

/** Margins and gaps are left out: half of a phone is 46 % of it, and the smaller file does. */
const SIZES = '(min-width: 1360px) 220px, (min-width: 768px) 23vw, (min-width: 600px) 30vw, 46vw';
const HERO_SIZES = '(min-width: 1360px) 440px, 48vw';
/** What a first look sees; the others are drawn right after, without holding up the first. */
const FIRST_CARDS = 8;
/** Where the cream card comes in: people before the offer. */
const INVENT_AT = 8;

type AvatarWallProps = {
  avatars: readonly AvatarListing[];
  onTalk: (avatar: AvatarListing) => void;
  talkingTo: string | null;
  /** Whether the first one is drawn large. */
  hasHero: boolean;
  /** Whether they all were here before: whoever comes back to a place in the list needs its whole length. */
  isReturning: boolean;
  /** The card among them that is nobody's. */
  invent: ReactNode;
};

/** Everyone, the first drawn large with the one primary action of the screen. */
export function AvatarWall({ avatars, onTalk, talkingTo, hasHero, isReturning, invent }: AvatarWallProps) {
  const shown = useDeferredValue(avatars, isReturning ? avatars : avatars.slice(0, FIRST_CARDS));
  const cards = shown.map((avatar, index) => {
    const hero = hasHero && index === 0;
    return (
      <li key={avatar.id} className={hero ? 'wall-hero' : undefined}>
        <LinkedAvatarCard
          avatar={avatar}
          sizes={hero ? HERO_SIZES : SIZES}
          hero={hero}
          priority={index < 4}
          count={hero ? conversationsInWords(avatar.chatCount) : undefined}
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
  if (invent !== null) cards.splice(Math.min(INVENT_AT, cards.length), 0, <li key="invent">{invent}</li>);
  return <ul className="wall">{cards}</ul>;
}

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function AvatarWallSkeleton({ hasHero = false }: { hasHero?: boolean }) {
  return (
    <Loading className="wall">
      {SHAPES.map((shape, index) => (
        <div key={shape} className={hasHero && index === 0 ? 'wall-hero' : undefined}>
          <Skeleton className="avatar-shape" />
        </div>
      ))}
    </Loading>
  );
}
