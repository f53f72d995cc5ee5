import type { Avatar, PortraitImages } from '@cafune/contract/avatars';
import { ChevronLeft, Ellipsis, Flag, MapPin, Pencil, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { capitalized } from '../common-tags.ts';
import { shareAvatar } from '../share-avatar.ts';

/** More than these would leave one alone on a second line of a phone. */
const TAGS_ON_ONE_LINE = 2;

/** Name, age, place and the AI mark: over the portrait on phones, beside it from 768 px. It carries the page's h1. */
export function Identity({ avatar, onPortrait = false }: { avatar: Avatar; onPortrait?: boolean }) {
  const variant = onPortrait ? { variant: 'veil' as const } : {};
  const place = [capitalized(avatar.occupation), avatar.city].filter(Boolean).join(' · ');
  return (
    <>
      <h1 className="avatar-name">
        {avatar.name} <small className="num">{avatar.age}</small>
      </h1>
      {place !== '' && (
        <p className="avatar-place">
          <MapPin className="icon" aria-hidden="true" />
          {place}
        </p>
      )}
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
  /** The picture of hers that is shown, and what it shows besides her. */
  picture: { images: PortraitImages; label: string };
  /** Whether the name is said here, over the portrait. */
  hasIdentity: boolean;
  onBack: () => void;
  onReport: () => void;
  /** The way to change her, for who made her. */
  editLink: ReactNode;
};

export function AvatarHero({ avatar, picture, hasIdentity, onBack, onReport, editLink }: AvatarHeroProps) {
  return (
    <div className="avatar-hero">
      <img
        key={picture.images.card720}
        src={picture.images.card720}
        alt={`Retrato ilustrado de ${avatar.name}${picture.label === '' ? '' : `: ${picture.label.toLowerCase()}`}`}
        width={720}
        height={960}
        fetchPriority="high"
      />
      <div className="avatar-hero-scrim" />
      <div className="avatar-hero-controls">
        <IconButton label="Voltar" variant="glass" className="avatar-hero-back" onClick={onBack}>
          <ChevronLeft className="icon" aria-hidden="true" />
        </IconButton>
        <IconButton label={`Compartilhar ${avatar.name}`} variant="glass" onClick={() => void shareAvatar(avatar)}>
          <Share2 className="icon" aria-hidden="true" />
        </IconButton>
        <Menu
          trigger={(props) => (
            <IconButton label="Mais opções" variant="glass" {...props}>
              <Ellipsis className="icon" aria-hidden="true" />
            </IconButton>
          )}
        >
          {(close) => (
            <>
              {avatar.creator.isMe && editLink}
              <button
                type="button"
                className="menu-item"
                onClick={() => {
                  close();
                  onReport();
                }}
              >
                <Flag className="icon" aria-hidden="true" />
                Denunciar este perfil
              </button>
            </>
          )}
        </Menu>
      </div>
      {hasIdentity && (
        <div className="avatar-identity">
          <Identity avatar={avatar} onPortrait />
        </div>
      )}
    </div>
  );
}

/** What the link to her editing looks like in the menu. */
export function EditLabel() {
  return (
    <>
      <Pencil className="icon" aria-hidden="true" />
      Editar
    </>
  );
}
