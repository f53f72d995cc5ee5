import { type Avatar, type AvatarCard, Personality, RELATIONSHIPS } from '@cafune/contract/avatars';
import { z } from 'zod';
import type { CharacterCard } from '../../providers/text/port.ts';
import { portraitImages } from './portrait-images.ts';

/** What is stored of one version of a character (`avatar_versions.card`). */
export const AvatarRecord = z.strictObject({
  name: z.string(),
  age: z.int().min(18),
  city: z.string(),
  state: z.string(),
  occupation: z.string(),
  tagline: z.string(),
  bio: z.string(),
  speech: z.string(),
  greeting: z.string(),
  relationship: z.enum(RELATIONSHIPS),
  personality: Personality,
  loves: z.array(z.string()),
  hobbies: z.array(z.string()),
  starters: z.array(z.string()),
  ambient: z.string(),
});
export type AvatarRecord = z.infer<typeof AvatarRecord>;

type StoredAvatar = {
  id: string;
  slug: string;
  tags: string[];
  version: number;
  card: AvatarRecord;
  portrait_hash: string;
};

/** What a list shows. */
export function toCard(row: StoredAvatar): AvatarCard {
  const { name, age, city, occupation, tagline, ambient } = row.card;
  return {
    id: row.id,
    slug: row.slug,
    name,
    age,
    city,
    occupation,
    tagline,
    tags: row.tags,
    images: portraitImages(row.portrait_hash),
    ambient,
  };
}

/** What a profile shows: everything but how she is told to speak. */
export function toAvatar(row: StoredAvatar): Avatar {
  const { state, bio, greeting, relationship, personality, loves, hobbies, starters } = row.card;
  return {
    ...toCard(row),
    state,
    bio,
    greeting,
    relationship,
    personality,
    loves,
    hobbies,
    starters,
    version: row.version,
  };
}

/** What a language model may know of her. */
export function toCharacterCard(row: StoredAvatar): CharacterCard {
  const { name, age, city, occupation, bio, speech, loves, greeting, personality } = row.card;
  return { id: row.id, name, age, city, occupation, bio, speech, loves, greeting, personality };
}
