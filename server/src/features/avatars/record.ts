import {
  type AvatarCard,
  type AvatarListing,
  PERSONALITY_SLIDERS,
  type Personality,
  portraitImages,
} from '@cafune/contract/avatars';
import type { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { foldText } from '@cafune/contract/core/text';
import type { PortraitParams } from '@cafune/portrait';
import type { CharacterCard } from '../../providers/text/port.ts';

/** What is stored of one version of a character (`avatar_versions.card`): her definition, and the light her portrait gives. */
export type AvatarRecord = Omit<AvatarDefinition, 'tags' | 'portrait' | 'state'> & { state: string; ambient: string };

export type StoredAvatar = {
  id: string;
  slug: string;
  tags: string[];
  version: number;
  card: AvatarRecord;
  portrait_hash: string;
};
export type ListedAvatar = StoredAvatar & { chat_count: number; like_count: number };

/** Page light of each palette, OKLCH (visual.md §3 "Luz ambiente"). */
export const AMBIENT: Readonly<Record<PortraitParams['palette'], string>> = {
  pitanga: '.56 .17 24',
  maracuja: '.62 .12 70',
  folha: '.5 .085 158',
  mar: '.55 .08 215',
  jabuticaba: '.45 .1 350',
  goiaba: '.62 .1 10',
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

/** What the catalogue shows: with counts of what happened. */
export function toListing(row: ListedAvatar): AvatarListing {
  return {
    ...toCard(row),
    relationship: row.card.relationship,
    chatCount: row.chat_count,
    likeCount: row.like_count,
  };
}

/** What a language model may know of her. */
export function toCharacterCard(row: StoredAvatar): CharacterCard {
  const { name, age, city, occupation, bio, speech, loves, greeting, personality, scenario, exampleDialogue } =
    row.card;
  return {
    id: row.id,
    name,
    age,
    city,
    occupation,
    bio,
    speech,
    loves,
    greeting,
    personality,
    scenario,
    exampleDialogue,
  };
}

/** The words of the sliders that lean to a side: what people filter by. */
export function traitsOf(personality: Personality): string[] {
  return PERSONALITY_SLIDERS.flatMap(({ id, low, high }) => {
    const value = personality[id];
    return value === 0 ? [] : [value < 0 ? low : high];
  });
}

/** What the search looks through, folded. */
export function searchTextOf(card: AvatarRecord, tags: readonly string[]): string {
  const { name, city, state, occupation, tagline, loves, relationship } = card;
  return foldText(
    [name, city, state, occupation, tagline, relationship, ...tags, ...loves, ...traitsOf(card.personality)].join(' '),
  );
}
