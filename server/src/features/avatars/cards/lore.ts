import type { LoreEntry } from '../../../providers/text/port.ts';
import { dataOf, textAt, textsAt } from './card.ts';
import { isObject, type Json } from './json.ts';
import { fillMacros } from './macros.ts';

/** Entries of a card's book that are read; the guard has read all of its texts at the import. */
const ENTRIES_AT_MOST = 200;
const TEXT_MAX_LENGTH = 2_000;

/** What is true in her world, from the book of the card she came from; nothing for one who came from no card. */
export function readLore(sourceCard: Json, name: string): LoreEntry[] {
  const data = isObject(sourceCard) ? dataOf(sourceCard) : undefined;
  const book = data?.character_book;
  const entries = isObject(book) && Array.isArray(book.entries) ? book.entries : [];
  return entries.slice(0, ENTRIES_AT_MOST).flatMap((entry) => {
    if (!isObject(entry) || entry.enabled === false) return [];
    const text = fillMacros(textAt(entry, 'content'), name).slice(0, TEXT_MAX_LENGTH).trim();
    const keys = textsAt(entry, 'keys').map((key) => fillMacros(key, name));
    const isConstant = entry.constant === true;
    return text === '' || (keys.length === 0 && !isConstant) ? [] : [{ keys, text, isConstant }];
  });
}
