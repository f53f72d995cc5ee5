import type { Avatar, PortraitImages } from '@cafune/contract/avatars';

export type Picture = { images: PortraitImages; label: string };

/** Her portrait first, then the same person in other places. */
export function picturesOf(avatar: Avatar): Picture[] {
  return [{ images: avatar.images, label: '' }, ...avatar.gallery];
}

type AvatarGalleryProps = { avatar: Avatar; chosen: number; onChoose: (index: number) => void };

/** The same person in other places, outfits and moods; the chosen one is the large picture. Nothing where there is only one. */
export function AvatarGallery({ avatar, chosen, onChoose }: AvatarGalleryProps) {
  if (avatar.gallery.length === 0) return null;
  return (
    <ul className="avatar-gallery" aria-label={`Fotos de ${avatar.name}`}>
      {picturesOf(avatar).map(({ images, label }, index) => (
        <li key={images.card360}>
          <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
            <img src={images.card360} alt={label === '' ? 'Retrato' : label} width={360} height={480} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
