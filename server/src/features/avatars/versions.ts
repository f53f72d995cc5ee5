import { foldText } from '@cafune/contract/core/text';
import { make, type PortraitParams } from '@cafune/portrait';
import type { Transaction } from '../../platform/db/database.ts';
import { galleryOf } from './gallery.ts';
import { portraitHash } from './portrait-images.ts';
import { type AvatarRecord, searchTextOf, traitsOf } from './record.ts';
import * as store from './store.ts';

export type NewVersion = {
  avatarId: string;
  version: number;
  card: AvatarRecord;
  tags: readonly string[];
  portrait: PortraitParams;
  changeNote: string;
  /** The card it was imported from, or null. */
  sourceCard: unknown;
  now: Date;
};

/**
 * Writes one version with the names of her pictures. Versions never change afterwards; a painting is there already.
 * @returns the hash that names her portrait
 */
export async function writeVersion(tx: Transaction, entry: NewVersion): Promise<string> {
  const { avatarId, version, card, tags, changeNote, sourceCard, now } = entry;
  const portrait = make(entry.portrait);
  const hash = card.painting ?? (await storeDrawings(tx, portrait, now));
  await tx.run(store.insertVersion, [
    avatarId,
    version,
    JSON.stringify(card),
    tags,
    JSON.stringify(portrait),
    hash,
    changeNote,
    sourceCard === null ? null : JSON.stringify(sourceCard),
    now,
  ]);
  return hash;
}

async function storeDrawings(tx: Transaction, portrait: PortraitParams, now: Date): Promise<string> {
  const drawn = [portrait, ...galleryOf(portrait).map((picture) => picture.params)];
  const hashes = drawn.map(portraitHash);
  await tx.run(store.insertPortraits, [hashes, drawn.map((params) => JSON.stringify(params)), now]);
  return portraitHash(portrait);
}

/** Makes a version the one that everybody sees, and what lists are filtered and ordered by. */
export async function showVersion(
  tx: Transaction,
  shown: { avatarId: string; version: number; card: AvatarRecord; tags: readonly string[] },
): Promise<void> {
  const { avatarId, version, card, tags } = shown;
  await tx.run(store.showVersion, [
    avatarId,
    version,
    tags,
    searchTextOf(card, tags),
    card.age,
    card.relationship,
    traitsOf(card.personality),
    foldText(card.name),
    card.contentLevel,
  ]);
}
