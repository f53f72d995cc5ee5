import type { AppDeps } from '../../../deps.ts';
import { assertDefinition, checkDefinition, type DefinitionText, type DefinitionVerdict } from '../../safety/index.ts';
import { BASIC_FIELDS, dataOf } from './card.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { plainText } from './markup.ts';

/** Texts of the card itself that have few words and no sentence. */
const SHORT_FIELDS: Readonly<Record<string, string>> = { name: 'name', nickname: 'name', tags: 'tags' };
const AGE_KEY = /^(?:age|idade|anos|years?)$/iu;
/** What becomes fields of hers is read again when she is made, as her maker left it. */
const BECOMES_HERS: ReadonlySet<string> = new Set([...BASIC_FIELDS, ...Object.keys(SHORT_FIELDS)]);
/** Names of fields say nothing of anybody; what has spaces or is long may. */
const PLAIN_KEY = /^[\w./:-]{1,40}$/u;
/** What stands in an address is nobody's description, and its digits are no telephone. */
const ADDRESS = /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S*/giu;
const COMMENT_MARK = /<!--|-->/gu;
/** UTF-16 code units read between two breaths: some milliseconds of work. */
const BREATH_LENGTH = 8_000;

/**
 * Reads every text of a card, used by us or not (safety.md layer 2): lorebook, other greetings, system prompts, unknown
 * fields, names of fields. It reads what people would see, and comments. Lets others work in between.
 * @returns doubts about what does not become a field of hers, for a person to look at once she is made
 * @throws AppError safety.minimum-age and its kin
 */
export async function guardCard(deps: Pick<AppDeps, 'clock'>, card: JsonObject): Promise<CardDoubts> {
  const now = deps.clock.now();
  const doubts: CardDoubts = [];
  let length = 0;
  for (const { key, ...text } of listTexts(card)) {
    const verdict = checkDefinition([text], now);
    assertDefinition(verdict);
    if (!BECOMES_HERS.has(key)) doubts.push(...verdict.findings);
    length += text.text.length;
    if (length < BREATH_LENGTH) continue;
    length = 0;
    await deps.clock.wait(0);
  }
  return doubts;
}

export type CardDoubts = DefinitionVerdict['findings'];
/** `key` is the field of the card's data it stands in or under; empty for what is beside the data. */
type CardText = DefinitionText & { key: string };

function listTexts(card: JsonObject): CardText[] {
  const data = dataOf(card);
  const under = (key: string, texts: DefinitionText[]): CardText[] => texts.map((text) => ({ ...text, key }));
  return Object.entries(card).flatMap(([name, value]) => {
    if (value !== data) {
      const key = data === card ? name : '';
      return under(key, textsOf(value, SHORT_FIELDS[key] ?? 'card', name));
    }
    return Object.entries(data).flatMap(([key, inside]) =>
      under(key, textsOf(inside, SHORT_FIELDS[key] ?? 'card', key)),
    );
  });
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
