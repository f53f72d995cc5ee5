import type { Avatar } from '@cafune/contract/avatars';
import { ChevronLeft, MapPin, MessageCircleHeart, Share2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { capitalized } from '../common-tags.ts';
import { shareAvatar } from '../share-avatar.ts';

/** More than these would leave one alone on a second line of a phone. */
const TAGS_ON_ONE_LINE = 2;

/** Name, age, place and the AI mark: over the portrait on phones, beside it from 768 px. It carries the page's h1. */
export function Identity({ avatar, onPortrait = false }: { avatar: Avatar; onPortrait?: boolean }) {
  const variant = onPortrait ? { variant: 'veil' as const } : {};
  return (
    <>
      <h1 className="avatar-name">
        {avatar.name} <small className="num">{avatar.age}</small>
      </h1>
      <p className="avatar-place">
        <MapPin className="icon" aria-hidden="true" />
        {capitalized(avatar.occupation)} · {avatar.city}
      </p>
      <div className="avatar-tags">
        <Tag {...variant}>Personagem de IA</Tag>
        {[avatar.relationship, ...avatar.tags].slice(0, onPortrait ? TAGS_ON_ONE_LINE : 4).map((tag) => (
          <Tag key={tag} {...variant}>
            {tag}
          </Tag>
        ))}
      </div>
    </>
  );
}

type AvatarHeroProps = {
  avatar: Avatar;
  /** Whether the name is said here, over the portrait. */
  hasIdentity: boolean;
  onBack: () => void;
};

export function AvatarHero({ avatar, hasIdentity, onBack }: AvatarHeroProps) {
  return (
    <div className="avatar-hero">
      <img
        src={avatar.images.card720}
        alt={`Retrato ilustrado de ${avatar.name}`}
        width={720}
        height={960}
        fetchPriority="high"
      />
      <div className="avatar-hero-scrim" />
      <div className="avatar-hero-controls">
        <IconButton label="Voltar" variant="glass" onClick={onBack}>
          <ChevronLeft className="icon" aria-hidden="true" />
        </IconButton>
      </div>
      {hasIdentity && (
        <div className="avatar-identity">
          <Identity avatar={avatar} onPortrait />
        </div>
      )}
    </div>
  );
}

type AvatarActionsProps = { avatar: Avatar; isOpening: boolean; onTalk: () => void };

export function AvatarActions({ avatar, isOpening, onTalk }: AvatarActionsProps) {
  return (
    <div className="avatar-actions">
      <Button
        variant="primary"
        size="lg"
        icon={<MessageCircleHeart className="icon" aria-hidden="true" />}
        busy={isOpening}
        onClick={onTalk}
      >
        Conversar
      </Button>
      <IconButton label={`Compartilhar ${avatar.name}`} variant="soft" onClick={() => void shareAvatar(avatar)}>
        <Share2 className="icon" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
