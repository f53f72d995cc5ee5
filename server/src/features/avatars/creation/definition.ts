import type { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { make, type PortraitParams } from '@cafune/portrait';
import { checkDefinition, type DefinitionText, type DefinitionVerdict } from '../../safety/index.ts';
import { AMBIENT, type AvatarRecord } from '../record.ts';

/** A definition in the parts a version is stored in. */
export type DefinitionParts = { card: AvatarRecord; tags: string[]; portrait: PortraitParams };

export function partsOf(definition: AvatarDefinition): DefinitionParts {
  const { tags, portrait: choices, ...texts } = definition;
  const portrait = make(choices);
  return { card: { ...texts, ambient: AMBIENT[portrait.palette] }, tags, portrait };
}

/** The definition a stored version was made of, with the portrait's choices written out. */
export function definitionOf(stored: { card: AvatarRecord; tags: string[]; portrait: unknown }): AvatarDefinition {
  const { ambient: _ambient, state, ...texts } = stored.card;
  const portrait = make(stored.portrait as Partial<PortraitParams>);
  return { ...texts, state: state as AvatarDefinition['state'], tags: stored.tags, portrait };
}

/** What the guard says of every text of a definition, and of the note that others read of a change (safety.md layer 2). */
export function judgeDefinition(
  definition: AvatarDefinition,
  { now, changeNote = '' }: { now: Date; changeNote?: string },
): DefinitionVerdict {
  const texts = [...textsOf(definition), { field: 'changeNote', text: changeNote }];
  return checkDefinition(
    texts.filter(({ text }) => text !== ''),
    now,
  );
}

function textsOf(definition: AvatarDefinition): DefinitionText[] {
  const { name, occupation, city, tagline, bio, speech, greeting, scenario, exampleDialogue } = definition;
  const { loves, hobbies, tags, starters } = definition;
  const single = { name, occupation, city, tagline, bio, speech, greeting, scenario, exampleDialogue };
  const lists = { loves, hobbies, tags, starters };
  return [
    ...Object.entries(single).map(([field, text]) => ({ field, text })),
    ...Object.entries(lists).flatMap(([field, texts]) => texts.map((text) => ({ field, text }))),
  ];
}
