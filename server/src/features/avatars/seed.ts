import { isDeepStrictEqual } from 'node:util';
import { foldText } from '@cafune/contract/core/text';
import { make, type PortraitParams } from '@cafune/portrait';
import type { AppDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { derivedId } from '../../platform/ids.ts';
import { CATALOGUE, type CatalogueCharacter } from './catalogue/index.ts';
import { portraitHash } from './portrait-images.ts';
import type { AvatarRecord } from './record.ts';
import * as store from './store.ts';

/** Page light of each palette, OKLCH (visual.md §3 "Luz ambiente"). */
const AMBIENT: Record<PortraitParams['palette'], string> = {
  pitanga: '.56 .17 24',
  maracuja: '.62 .12 70',
  folha: '.5 .085 158',
  mar: '.55 .08 215',
  jabuticaba: '.45 .1 350',
  goiaba: '.62 .1 10',
};

/** Puts the hand-written characters in the database; one whose text or portrait changed gets a new version. @returns how many changed */
export async function seedCatalogue(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<number> {
  const entries = CATALOGUE.map((character, index) => ({
    character,
    id: catalogueId(character.slug),
    sortKey: index + 1,
  }));
  return deps.db.transaction(async (tx) => {
    await tx.all(store.lockSeed);
    const rows = await tx.all(store.selectCurrentVersions, [entries.map((entry) => entry.id)]);
    const current = new Map(rows.map((row) => [row.id, row]));
    let changed = 0;
    for (const entry of entries) {
      const card = toRecord(entry.character);
      const hash = portraitHash(entry.character.portrait);
      const known = current.get(entry.id);
      if (known && known.portrait_hash === hash && isDeepStrictEqual(known.card, card)) continue;
      await writeVersion(tx, { ...entry, card, hash, version: (known?.version ?? 0) + 1, now: deps.clock.now() });
      changed += 1;
    }
    return changed;
  });
}

/** The same character has the same id in every installation. */
export function catalogueId(slug: string): string {
  return derivedId('catalogue', slug);
}

type NewVersion = {
  id: string;
  character: CatalogueCharacter;
  sortKey: number;
  card: AvatarRecord;
  hash: string;
  version: number;
  now: Date;
};

async function writeVersion(tx: Transaction, entry: NewVersion): Promise<void> {
  const { id, character, version, now } = entry;
  const searched = [
    character.name,
    character.city,
    character.occupation,
    character.tagline,
    ...character.tags,
    ...character.loves,
  ];
  await tx.run(store.insertAvatar, [
    id,
    character.slug,
    version,
    entry.sortKey,
    character.tags,
    foldText(searched.join(' ')),
    now,
  ]);
  const note = version === 1 ? 'Primeira versão' : 'Revisão do catálogo';
  const portrait = JSON.stringify(make(character.portrait));
  await tx.run(store.insertVersion, [id, version, JSON.stringify(entry.card), portrait, entry.hash, note, now]);
}

function toRecord(character: CatalogueCharacter): AvatarRecord {
  const {
    name,
    age,
    city,
    state,
    occupation,
    tagline,
    bio,
    speech,
    greeting,
    relationship,
    personality,
    loves,
    hobbies,
    starters,
  } = character;
  const ambient = AMBIENT[make(character.portrait).palette];
  const texts = { name, age, city, state, occupation, tagline, bio, speech, greeting };
  return {
    ...texts,
    relationship,
    personality,
    loves: [...loves],
    hobbies: [...hobbies],
    starters: [...starters],
    ambient,
  };
}
