/** What goes to the model, and what of its words may be shown. */
import { AVATAR_MIN_AGE } from '@cafune/contract/avatars';
import { type AvatarDraftFields, HELP_FIELDS, type HelpField } from '@cafune/contract/avatars/creation';
import { AVATAR_LIMITS, AvatarDefinition } from '@cafune/contract/avatars/definition';
import { AppError } from '../../../platform/errors.ts';
import type { CharacterSketch, WrittenFields } from '../../../providers/text/port.ts';
import { assertDefinition, checkDefinition, type DefinitionText } from '../../safety/index.ts';
import { cleanWholly, clipText } from '../clip-text.ts';

export type Suggestions = Partial<Record<HelpField, string>>;

const SHORT_TEXT_MAX_LENGTH = 300;

export const MAX_LENGTHS: Record<HelpField, number> = {
  tagline: AVATAR_LIMITS.tagline,
  bio: AVATAR_LIMITS.bio,
  greeting: AVATAR_LIMITS.greeting,
  scenario: AVATAR_LIMITS.scenario,
  exampleDialogue: AVATAR_LIMITS.exampleDialogue,
};

/** What is known of her so far, clean and within bounds: a draft may hold anything. */
export function sketchOf(fields: AvatarDraftFields): CharacterSketch {
  const line = (text = '') => clipText(cleanWholly(text).replace(/\s+/gu, ' '), SHORT_TEXT_MAX_LENGTH);
  const lines = (texts: readonly string[] = []) => texts.map(line).filter((text) => text !== '');
  return {
    name: clipText(line(fields.name), AVATAR_LIMITS.name),
    age: fields.age ?? null,
    relationship: fields.relationship ?? null,
    occupation: clipText(line(fields.occupation), AVATAR_LIMITS.occupation),
    city: clipText(line(fields.city), AVATAR_LIMITS.city),
    speech: line(fields.speech),
    loves: lines(fields.loves).slice(0, AVATAR_LIMITS.loves),
    hobbies: lines(fields.hobbies).slice(0, AVATAR_LIMITS.hobbies),
    personality: fields.personality ?? null,
    written: Object.fromEntries(
      HELP_FIELDS.flatMap((field) => {
        const text = clipText(cleanWholly(fields[field] ?? ''), MAX_LENGTHS[field]);
        return text === '' ? [] : [[field, text]];
      }),
    ),
  };
}

/** @throws AppError safety.minimum-age and its kin, before anything is paid */
export function guardFields(fields: AvatarDraftFields, now: Date): void {
  if (typeof fields.age === 'number' && fields.age < AVATAR_MIN_AGE) throw new AppError('safety.minimum-age');
  // The name of a picture is no text: a run of its digits may look like a number of somebody's.
  const { painting: _painting, ...said } = fields;
  const texts = Object.entries(said).flatMap(([field, value]): DefinitionText[] => {
    if (typeof value === 'string') return [{ field, text: value }];
    if (!Array.isArray(value)) return [];
    return value.map((text) => ({ field, text }));
  });
  assertDefinition(
    checkDefinition(
      texts.filter(({ text }) => text.trim() !== ''),
      now,
    ),
  );
}

/**
 * The texts that may be proposed, in the form the wizard keeps them. Doubtful ones are left out; a refused one spoils the
 * whole answer. Undefined when nothing is left.
 */
export function readSuggestions(
  written: WrittenFields,
  wanted: readonly HelpField[],
  now: Date,
): Suggestions | undefined {
  const entries = wanted.flatMap((field) => {
    const read = AvatarDefinition.shape[field].safeParse(
      clipText(cleanWholly(written[field] ?? ''), MAX_LENGTHS[field]),
    );
    return read.success && read.data !== '' ? [{ field, text: read.data }] : [];
  });
  const verdicts = entries.map((entry) => ({ ...entry, verdict: checkDefinition([entry], now).verdict }));
  if (verdicts.some(({ verdict }) => verdict === 'refuse')) return undefined;
  const kept = verdicts.filter(({ verdict }) => verdict === 'accept');
  return kept.length === 0 ? undefined : Object.fromEntries(kept.map(({ field, text }) => [field, text]));
}
