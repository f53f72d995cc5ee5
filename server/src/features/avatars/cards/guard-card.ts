import type { AppDeps } from '../../../deps.ts';
import { assertDefinition, checkDefinition, type DefinitionText } from '../../safety/index.ts';
import { dataOf } from './card.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { plainText } from './markup.ts';

/** Texts of the card itself that have few words and no sentence. */
const SHORT_FIELDS: Readonly<Record<string, string>> = { name: 'name', nickname: 'name', tags: 'tags' };
const AGE_KEY = /^(?:age|idade|anos|years?)$/iu;
/** Names of fields say nothing of anybody; what has spaces or is long may. */
const PLAIN_KEY = /^[\w./:-]{1,40}$/u;
/** What stands in an address is nobody's description, and its digits are no telephone. */
const ADDRESS = /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*/giu;
const COMMENT_MARK = /<!--|-->/gu;
/** UTF-16 code units read between two breaths: some milliseconds of work. */
const BREATH_LENGTH = 8_000;

/**
 * Reads every text of a card, used by us or not (safety.md layer 2): lorebook, other greetings, system prompts, unknown
 * fields, names of fields. It reads what people would see, and comments. Lets others work in between. @throws AppError safety.minimum-age and its kin
 */
export async function guardCard(deps: Pick<AppDeps, 'clock'>, card: JsonObject): Promise<void> {
  const now = deps.clock.now();
  let length = 0;
  for (const text of listTexts(card)) {
    assertDefinition(checkDefinition([text], now));
    length += text.text.length;
    if (length < BREATH_LENGTH) continue;
    length = 0;
    await deps.clock.wait(0);
  }
}

function listTexts(card: JsonObject): DefinitionText[] {
  const data = dataOf(card);
  return Object.entries(card).flatMap(([key, value]) =>
    value === data
      ? Object.entries(data).flatMap(([field, inside]) => textsOf(inside, SHORT_FIELDS[field] ?? 'card', field))
      : textsOf(value, data === card ? (SHORT_FIELDS[key] ?? 'card') : 'card', key),
  );
}

/** Every text in a value that stands under `key`, ages in numbers included. */
function textsOf(value: Json, field: string, key: string): DefinitionText[] {
  if (Array.isArray(value)) return value.flatMap((entry) => textsOf(entry, field, key));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, entry]) => [
      ...(PLAIN_KEY.test(name) ? [] : [{ field: 'card', text: name }]),
      ...textsOf(entry, 'card', name),
    ]);
  }
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (text !== '' && AGE_KEY.test(key)) return [{ field: 'card', text: `Idade: ${text} anos` }];
  const seen = typeof value === 'string' ? readable(value) : '';
  return seen === '' ? [] : [{ field, text: seen }];
}

function readable(text: string): string {
  return plainText(text.replace(COMMENT_MARK, ' ').replace(ADDRESS, ' ')).trim();
}
