/** From a kept card to the fields of the wizard. */
import type { AvatarDraftFields, ImportedCard } from '@cafune/contract/avatars/creation';
import { AVATAR_LIMITS } from '@cafune/contract/avatars/definition';
import { cleanText } from '@cafune/contract/core/text';
import { cleanWholly, clipText, isBlank } from '../clip-text.ts';
import { findAge } from './age.ts';
import { dataOf, textAt, textsAt } from './card.ts';
import { isObject, type JsonObject } from './json.ts';
import { fillMacros, readDialogue } from './macros.ts';
import { plainText } from './markup.ts';
import { ownExtensionOf, readOwnFields } from './own-fields.ts';
import { readPersonality } from './personality-words.ts';

export type ReadCard = Omit<ImportedCard, 'importId'>;
type Reading = { data: JsonObject; name: string; notes: string[] };

const NEWEST_VERSION = 3;

/** What a card knows of her, in our fields and within their limits; what did not fit is told. */
export function readFields(card: JsonObject): ReadCard {
  const data = dataOf(card);
  const notes: string[] = [];
  const name = clip(asLine(textAt(data, 'name')), { max: AVATAR_LIMITS.name, label: 'O nome', notes });
  const reading: Reading = { data, name: asLine(textAt(data, 'nickname')) || name, notes };
  const own = ownExtensionOf(data);
  const bio = readText(reading, 'description', { max: AVATAR_LIMITS.bio, label: 'A história' });
  const personality = plainText(textAt(data, 'personality'));
  const age = findAge(own.age, [textAt(data, 'description'), textAt(data, 'personality')]);
  const greeting = readText(reading, 'first_mes', { max: AVATAR_LIMITS.greeting, label: 'A primeira mensagem' });
  const fields: AvatarDraftFields = {
    ...(isBlank(name) ? {} : { name }),
    ...(age === undefined ? {} : { age }),
    bio,
    ...(greeting === '' ? {} : { greeting }),
    scenario: readText(reading, 'scenario', { max: AVATAR_LIMITS.scenario, label: 'O cenário' }),
    exampleDialogue: readExample(reading),
    tags: readTags(reading),
    personality: readPersonality(personality),
    ...readOwnFields(own),
  };
  const missing = (['name', 'age', 'greeting'] as const).filter((field) => fields[field] === undefined);
  return { fields, missing, notes: [...notes, ...describeRest(card)] };
}

type Limit = { max: number; label: string };

function readText({ data, name, notes }: Reading, key: string, limit: Limit): string {
  return clip(cleanWholly(plainText(fillMacros(textAt(data, key), name))), { ...limit, notes });
}

function readExample({ data, name, notes }: Reading): string {
  // Marks and macros look like tags: they are read before the tags go.
  const text = cleanWholly(plainText(readDialogue(textAt(data, 'mes_example'), name)));
  return clip(text, { max: AVATAR_LIMITS.exampleDialogue, label: 'O exemplo de conversa', notes });
}

function readTags({ data, name, notes }: Reading): string[] {
  const all = textsAt(data, 'tags').map((tag) => asLine(fillMacros(tag, name)));
  const fitting = all.filter((tag) => !isBlank(tag) && tag.length <= AVATAR_LIMITS.tag);
  const tags = [...new Set(fitting)].slice(0, AVATAR_LIMITS.tags);
  if (tags.length < all.length) notes.push(`Das ${all.length} etiquetas do card, ficaram ${tags.length}.`);
  return tags;
}

/** What the fields have no place for, in words. */
function describeRest(card: JsonObject): string[] {
  const data = dataOf(card);
  const rest: string[] = [];
  const entries = isObject(data.character_book) ? data.character_book.entries : undefined;
  if (Array.isArray(entries) && entries.length > 0) rest.push(`lorebook (${entries.length})`);
  const greetings = textsAt(data, 'alternate_greetings').length;
  if (greetings > 0) rest.push(`outras primeiras mensagens (${greetings})`);
  if (textAt(data, 'system_prompt') !== '' || textAt(data, 'post_history_instructions') !== '')
    rest.push('instruções de sistema');
  const notes = rest.length > 0 ? [`Não usamos, mas volta quando você exportar: ${rest.join(', ')}.`] : [];
  const version = Number.parseFloat(textAt(card, 'spec_version'));
  if (version > NEWEST_VERSION) notes.push('O card é de uma versão mais nova: lemos o que conhecemos.');
  return notes;
}

function asLine(text: string): string {
  return cleanText(cleanWholly(plainText(text)), false);
}

type Clip = Limit & { notes: string[] };

function clip(text: string, { max, label, notes }: Clip): string {
  if (text.length > max) notes.push(`${label} passou de ${max.toLocaleString('pt-BR')} caracteres: ficou o começo.`);
  return clipText(text, max);
}
