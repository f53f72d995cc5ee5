import { foldText } from '@cafune/contract/core/text';
import type { CharacterCard } from '@cafune/dialogue/request';
import { CATALOGUE, type CatalogueCharacter } from '../../server/src/features/avatars/catalogue/index.ts';
import { catalogueId } from '../../server/src/features/avatars/seed.ts';

function toCard(character: CatalogueCharacter): CharacterCard {
  const { name, age, city, occupation, bio, speech, loves, greeting, personality } = character;
  const id = catalogueId(character.slug);
  return {
    id,
    name,
    age,
    city,
    occupation,
    bio,
    speech,
    loves,
    greeting,
    personality,
    scenario: '',
    exampleDialogue: '',
  };
}

/** The characters the app opens with, as a model is told of them. */
export function listCharacters(): readonly CharacterCard[] {
  return CATALOGUE.map(toCard);
}

/** By id, address or name, accents aside. */
export function findCharacter(wanted: string): CharacterCard | undefined {
  const folded = foldText(wanted).trim();
  const found = CATALOGUE.find(
    ({ slug, name }) => slug === folded || foldText(name) === folded || catalogueId(slug) === wanted,
  );
  return found && toCard(found);
}
