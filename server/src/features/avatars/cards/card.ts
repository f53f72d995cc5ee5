/** The parts of a Character Card: V1 is flat, V2 and V3 keep theirs in `data`. */
import { isObject, type Json, type JsonObject } from './json.ts';

/** Where our own fields stand in `extensions`. */
export const OWN_EXTENSION = 'cafune';

/** Fields that all versions have; all are texts. */
export const BASIC_FIELDS = ['name', 'description', 'personality', 'scenario', 'first_mes', 'mes_example'] as const;

/** Where the fields of a card are; of a flat card the card itself. */
export function dataOf(card: JsonObject): JsonObject {
  return isObject(card.data) ? card.data : card;
}

/** Whether it has anything a card has. */
export function isCard(json: Json): json is JsonObject {
  return isObject(json) && BASIC_FIELDS.some((field) => textAt(dataOf(json), field).trim() !== '');
}

/** A text of an object; empty when there is none. */
export function textAt(object: JsonObject, key: string): string {
  const value = object[key];
  return typeof value === 'string' ? value : '';
}

/** The texts of a list of an object, blank ones left out. */
export function textsAt(object: JsonObject, key: string): string[] {
  const value = object[key];
  if (!Array.isArray(value)) return [];
  return value.filter((entry) => typeof entry === 'string').filter((entry) => entry.trim() !== '');
}

export function extensionsOf(data: JsonObject): JsonObject {
  return isObject(data.extensions) ? data.extensions : {};
}
