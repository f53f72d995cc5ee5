import { isDeepStrictEqual } from 'node:util';
import type { Voice } from '@cafune/contract/avatars';
import { make } from '@cafune/portrait';
import type { AppDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { derivedId } from '../../platform/ids.ts';
import { CATALOGUE, type CatalogueCharacter } from './catalogue/index.ts';
import { portraitHash } from './portrait-images.ts';
import { AMBIENT, type AvatarRecord } from './record.ts';
import * as store from './store.ts';
import { showVersion, writeVersion } from './versions.ts';

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
      const is = { card, tags: [...entry.character.tags], hash };
      const was = known && { card: known.card, tags: known.tags, hash: known.portrait_hash };
      if (isDeepStrictEqual(was, is)) continue;
      await write(tx, { ...entry, card, version: (known?.version ?? 0) + 1, now: deps.clock.now() });
      changed += 1;
    }
    return changed;
  });
}

/** The same character has the same id in every installation. */
export function catalogueId(slug: string): string {
  return derivedId('catalogue', slug);
}

type Entry = {
  id: string;
  character: CatalogueCharacter;
  sortKey: number;
  card: AvatarRecord;
  version: number;
  now: Date;
};

async function write(tx: Transaction, entry: Entry): Promise<void> {
  const { id, character, sortKey, card, version, now } = entry;
  await tx.run(store.insertAvatar, [id, character.slug, null, 'public', 'approved', sortKey, now]);
  const changeNote = version === 1 ? 'Primeira versão' : 'Revisão do catálogo';
  await writeVersion(tx, {
    avatarId: id,
    version,
    card,
    tags: character.tags,
    portrait: make(character.portrait),
    changeNote,
    sourceCard: null,
    now,
  });
  await showVersion(tx, { avatarId: id, version, card, tags: character.tags });
  await tx.run(store.updateSortKey, [id, sortKey]);
}

/** Calm ones speak slower and lower, playful ones faster and higher. */
function voiceOf({ intensity, playfulness }: CatalogueCharacter['personality']): Voice {
  const lift = intensity + playfulness;
  return {
    timbre: lift <= -1 ? 'grave' : lift >= 2 ? 'aguda' : 'media',
    rate: 1 + lift * 0.03,
    pitch: 1 + lift * 0.04,
  };
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
    scenario: '',
    exampleDialogue: '',
    painting: null,
    contentLevel: 'romantico',
    voice: voiceOf(personality),
    ambient,
  };
}
