import type { AvatarCard as Avatar } from '@cafune/contract/avatars';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AvatarCard } from '../../../ui/avatar-card.tsx';

type LinkedAvatarCardProps = {
  avatar: Avatar;
  /** `sizes` of the picture. */
  sizes: string;
  hero?: boolean;
  /** Loads the picture before the others: only for what is first on the screen. */
  priority?: boolean;
  tag?: string | undefined;
  /** How many talk to her, in words. */
  count?: string | undefined;
  action?: ReactNode;
};

/** A character as lists show her; the whole card leads to her profile. */
export function LinkedAvatarCard({ avatar, ...look }: LinkedAvatarCardProps) {
  return (
    <AvatarCard
      {...look}
      name={avatar.name}
      age={avatar.age}
      line={avatar.tagline}
      images={avatar.images}
      ambient={avatar.ambient}
      link={(name) => (
        <Link to="/avatar/$avatarId" params={{ avatarId: avatar.slug }} className="avatar-card-link">
          {name}
        </Link>
      )}
    />
  );
}
