/** From an avatar to a card: her fields laid over the card she was imported from, which is otherwise as it came. */
import { isDeepStrictEqual } from 'node:util';
import type { AvatarDraftFields } from '@cafune/contract/avatars/creation';
import type { AvatarDefinition } from '@cafune/contract/avatars/definition';
import { dataOf, extensionsOf, OWN_EXTENSION } from './card.ts';
import { isObject, type JsonObject } from './json.ts';
import { writeDialogue } from './macros.ts';
import { writeOwnFields } from './own-fields.ts';
import { describePersonality } from './personality-words.ts';

export type CardVersion = 2 | 3;
/** The card as it was kept, and what the wizard was given of it: what differs from that was written by the person. */
export type SourceCard = { card: JsonObject; fields: AvatarDraftFields };
export type CardInput = {
  definition: AvatarDefinition;
  source: SourceCard | null;
  version: CardVersion;
  now: Date;
};

const SPECS: Record<CardVersion, { spec: string; spec_version: string }> = {
  2: { spec: 'chara_card_v2', spec_version: '2.0' },
  3: { spec: 'chara_card_v3', spec_version: '3.0' },
};
/** What a version must have, where a card has none. */
const REQUIRED: JsonObject = {
  description: '',
  personality: '',
  scenario: '',
  mes_example: '',
  creator_notes: '',
  system_prompt: '',
  post_history_instructions: '',
  alternate_greetings: [],
  tags: [],
  creator: '',
  character_version: '',
};

export function buildCard({ definition, source, version, now }: CardInput): JsonObject {
  const from = source ? structuredClone(source.card) : {};
  const before = dataOf(from);
  const edited = editedFields(definition, source?.fields);
  const data: JsonObject = {
    ...REQUIRED,
    ...(version === 3 ? { group_only_greetings: [] } : {}),
    ...before,
    ...edited,
    ...(version === 3 ? dates(before, source, now) : {}),
    extensions: { ...extensionsOf(before), [OWN_EXTENSION]: writeOwnFields(definition) },
  };
  const spec = specOf(from, version);
  return { ...spec, ...repeatAtTop(from, edited), ...spec, data };
}

/** V3 wants the date of the export; that of creation is only ours to give when the card is ours. */
function dates(before: JsonObject, source: SourceCard | null, now: Date): JsonObject {
  const seconds = Math.floor(now.getTime() / 1_000);
  return {
    ...(source || before.creation_date !== undefined ? {} : { creation_date: seconds }),
    modification_date: seconds,
  };
}

/** A newer minor version of the same specification stays what it is. */
function specOf(from: JsonObject, version: CardVersion): JsonObject {
  const wanted = SPECS[version];
  return from.spec === wanted.spec && from.spec_version !== undefined
    ? { spec: from.spec, spec_version: from.spec_version }
    : wanted;
}

/** Many programs repeat the fields of V1 beside `data`. A flat card moves into `data` whole. */
function repeatAtTop(from: JsonObject, edited: JsonObject): JsonObject {
  if (!isObject(from.data)) return {};
  const repeated = Object.entries(edited).filter(([key]) => from[key] !== undefined);
  return { ...from, ...Object.fromEntries(repeated) };
}

/** The common fields that are not as the card had them. */
function editedFields(definition: AvatarDefinition, before: AvatarDraftFields | undefined): JsonObject {
  const { name, bio, scenario, greeting, exampleDialogue, tags, personality } = definition;
  const written: JsonObject = {};
  if (name !== before?.name) written.name = name;
  if (bio !== (before?.bio ?? '')) written.description = bio;
  if (scenario !== (before?.scenario ?? '')) written.scenario = scenario;
  if (greeting !== before?.greeting) written.first_mes = greeting;
  if (exampleDialogue !== (before?.exampleDialogue ?? '')) written.mes_example = writeDialogue(exampleDialogue, name);
  if (!isDeepStrictEqual(tags, before?.tags ?? [])) written.tags = tags;
  if (!before || !isDeepStrictEqual(personality, before.personality)) written.personality = describeHer(definition);
  return written;
}

/** For programs that know only the common fields: who she is in a few sentences. */
function describeHer({ age, occupation, city, state, personality, speech, loves }: AvatarDefinition): string {
  const place = [city, state].filter((part) => part !== '').join(', ');
  return [
    ['Idade', String(age)],
    ['Ocupação', occupation],
    ['Cidade', place],
    ['Jeito', describePersonality(personality)],
    ['Fala', speech],
    ['Ama', loves.join(', ')],
  ]
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** The V2 card beside a V3 one, for programs that read nothing newer, with the warning V3 asks for. */
export function withWarning(card: JsonObject): JsonObject {
  const data = dataOf(card);
  const notes = typeof data.creator_notes === 'string' ? data.creator_notes : '';
  const warning = 'Este card é Character Card V3, lido aqui como V2. Um programa que lê V3 mostra tudo o que ele tem.';
  return { ...card, data: { ...data, creator_notes: [notes, warning].filter((part) => part !== '').join('\n\n') } };
}
