/** What cards of ours carry besides the common fields, in `extensions.cafune`. */
import type { AvatarDraftFields } from '@cafune/contract/avatars/creation';
import { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { extensionsOf, OWN_EXTENSION } from './card.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { plainText } from './markup.ts';

/** Fields with no place in a Character Card. */
const OWN_FIELDS = [
  'city',
  'state',
  'occupation',
  'relationship',
  'tagline',
  'personality',
  'loves',
  'hobbies',
  'starters',
  'speech',
  'voice',
  'portrait',
] as const satisfies readonly (keyof AvatarDefinition)[];
const AMONG: ReadonlySet<string> = new Set(OWN_FIELDS);

export function ownExtensionOf(data: JsonObject): JsonObject {
  const own = extensionsOf(data)[OWN_EXTENSION];
  return isObject(own) ? own : {};
}

/** Those of our fields that are as they must be; others are left out, as if the card had none. */
export function readOwnFields(own: JsonObject): AvatarDraftFields {
  const entries = OWN_FIELDS.flatMap((field) => {
    const read = AvatarDefinition.shape[field].safeParse(toPlain(own[field]));
    return read.success ? [[field, read.data]] : [];
  });
  return Object.fromEntries(entries);
}

function toPlain(value: Json | undefined): Json | undefined {
  if (typeof value === 'string') return plainText(value);
  return Array.isArray(value) ? value.map((entry) => (typeof entry === 'string' ? plainText(entry) : entry)) : value;
}

export function writeOwnFields(definition: AvatarDefinition): JsonObject {
  const kept = Object.entries(definition).filter(([field]) => field === 'age' || AMONG.has(field));
  return structuredClone(Object.fromEntries(kept)) as JsonObject;
}
